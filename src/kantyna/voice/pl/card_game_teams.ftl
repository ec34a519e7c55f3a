# Co mówi Gra Karciana, gdy gra więcej niż dwoje (Równowaga Mocy).

format-two-on-two = Dwóch na dwóch
format-jerjerrods-task = Zadanie Jerjerroda
format-hunt-for-skywalker = Polowanie na Skywalkera
option-team_hands = Partnerzy widzą swoje karty
option-team_hands-help = Członkowie drużyny widzą nawzajem swoje ręce i znają swoje talie.
event-part = Aktywny gracz: { $who }
ask-who-takes = Karta { $card } została zniszczona przez własną stronę. Na czyj stos zwycięstwa trafia?
refuse-too-early = Karty { $card } nie można jeszcze atakować: w swojej pierwszej turze nie atakuje się gracza, który nie miał jeszcze tury.
