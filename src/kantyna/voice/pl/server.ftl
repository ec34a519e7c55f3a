# Messages of the server.

server-too-large = Za długie: najwyżej { $n } bajtów.
server-not-json = To nie jest JSON.
server-not-object = To musi być obiekt z nazwami.
server-no-such-message = Wiadomość ma typ, jeden z: { $known }.
server-unknown-field = { $name } nic tu nie znaczy; może być: { $known }.
server-field = Brakuje pola { $name } albo jest złego rodzaju; musi być { $kind }.
server-content-type = Wyślij to jako application/json.
server-no-cookie = Przeglądarka nie przysłała znaku, kim jesteś. Zezwól tej stronie na ciasteczka i wczytaj ją ponownie.
server-too-often = Zbyt wiele próśb w krótkim czasie. Odczekaj chwilę.
server-no-deck = Nie masz takiej talii.
server-too-many-decks = Masz już { $n } talii. Usuń którąś niepotrzebną.
server-deck-name = Nazwij talię.
server-deck-changed = Ta talia została w międzyczasie zmieniona gdzie indziej, może w innym oknie. Wczytaj ją taką, jaka jest teraz, albo zachowaj swoją jako kopię.
server-no-shared-deck = Ten link nie prowadzi do żadnej talii. Może nie jest już udostępniana: poproś o nowy.
server-deck-count = { $n ->
    [one] Na to miejsce przynosi się jedną talię.
   *[other] Na to miejsce przynosi się najwyżej tyle talii: { $n }.
}
server-deck-side = Talii „{ $name }” nie można tu przynieść: to miejsce potrzebuje talii { $sides }, bo drugą przynoszą inni. Gotowe talie: { $known }.
    .join = { ", " }
server-deck-side-name = { $side ->
    [light] jasnej strony
    [dark] ciemnej strony
   *[other] { $side }
}
server-decks-apart = Talie twojej strony nie pasują do siebie: czegoś jest w nich razem za dużo. Zapytaj partnerów, co przynoszą, albo przynieś inną talię.
server-deck-called = { $pl }
server-deck-of-other = Kto zajmie to miejsce, przyniesie własną talię; wybierz talie dla swoich miejsc i dla botów.
server-already-dealt = Karty są rozdane: do tego stołu nie można już przynieść innej talii.
server-first-hand-over = Pierwsza ręka jest już dobrana i zostaje: nie ma czego wybierać. Rozdaj nową.
server-no-ledger = Nie ma takich zasad; są: { $known }.
server-no-language = Nie ma takiego języka; są: { $known }.
server-no-rule = Nie ma takiej zasady.
server-no-table = Nie ma takiego stołu.
server-no-invite = To zaproszenie nie prowadzi do żadnego stołu. Poproś o nowe.
server-private = Do tego stołu można usiąść tylko z zaproszeniem.
server-people-away = Wszyscy, którzy siedzieli przy tym stole, odeszli. Stół wróci na listę, gdy ktoś z nich wróci; z zaproszeniem można usiąść już teraz.
server-seat-taken = Ktoś już tam siedzi.
server-seat-range = Miejsca mają numery od 0 do { $n }.
server-seat-kind = Miejsce to jedno z: { $known }.
server-not-your-seat = To nie jest twoje miejsce.
server-not-your-table = To nie twój stół.
server-others-sit = Przy tym stole siedzi też ktoś inny, więc stół zostaje.
server-code-length = Kod mieści od 1 do { $n } bajtów tekstu.
server-not-begun = Gra jeszcze się nie zaczęła: kogoś brakuje.
server-not-over = Gra jeszcze trwa.
server-moved-on = Przy stole wydarzyło się tymczasem coś nowego.
server-undo-range = Można wrócić do chwili po 0 do { $n } ruchach.
server-look-range = Można obejrzeć stół po 0 do { $n } ruchach.
server-no-wish = Nikt nie czeka na twoją odpowiedź.
server-other-wish = Prośba o cofnięcie się zmieniła. Przeczytaj ją jeszcze raz i odpowiedz na nową.
server-undo-over = Gra jest skończona i taka zostanie. „Graj dalej od tej chwili” daje nowy stół od dowolnego ruchu.
server-pace = Boty mogą grać w jednym z temp: { $known }.
server-stops-window = Nie ma okna { $name }; są: { $known }.
server-until = Pasować można aż do jednego z: { $known }.
server-no-stops = Ta gra nie ma okien, w których padałyby pytania.
server-undo-refused = { $who } nie zgadza się na cofnięcie.
server-undo-lapsed = Gra potoczyła się dalej, więc prośba o cofnięcie przepadła.
server-chat-seat = Rozmawiać mogą tylko ci, którzy siedzą przy stole.
server-chat-empty = Ta wypowiedź jest pusta.
server-chat-no-team = Po twojej stronie nikt inny nie gra: mów do całego stołu.
server-chat-teams = Siedzisz tu po więcej niż jednej stronie, więc nie masz jednej drużyny, do której można by mówić: powiedz to całemu stołowi.
server-closed = Przy tym stole nie da się grać dalej. { $detail }
server-unvouched = Ten zapis zaczyna się od pozycji, której ten serwer nie podpisał, więc nie można tu z nim grać. Można z zapisami całych gier i z tymi, które pobrano stąd.
server-record-long = Zapis może mieć najwyżej { $n } wyborów.
server-record-running = Zapis zdradza wszystko, co zakryte, więc będzie dostępny po końcu gry.
server-over-there = W tej chwili gra jest już skończona; cofnij się o ruch.
server-closed-cards = Tę grę zaczęto z kartami, które od tego czasu się zmieniły ({ $cards }), więc można ją tylko oglądać. „Graj dalej od tej chwili” zaczyna nową, z dzisiejszymi kartami.
server-closed-rules = Tę grę zaczęto według zasad, które od tego czasu się zmieniły: do tego samego stołu co wtedy prowadzi { $at } z { $n } jej ruchów, więc można ją tylko oglądać. „Graj dalej od tej chwili” zaczyna nową, według dzisiejszych zasad.
server-went-on = Zasady zmieniły się, odkąd zaczęto tę grę. Toczy się dalej od chwili, w której stała; jej pierwszych { $n } ruchów nie da się już tu pokazać.
server-unsure = Z bazą danych nie ma teraz połączenia, więc nie wiadomo, czy to zostało zapisane. Stół to pokaże, gdy tylko połączenie wróci.
server-database-taken = Tej bazy danych używa już inna Kantyna. Najpierw ją zatrzymaj albo daj tej własną bazę.
server-database-taken-at = Tej bazy danych używa już inna Kantyna: { $address }. Najpierw ją zatrzymaj albo daj tej własną bazę.
server-newer-database = Ta baza danych ma wersję { $value } i zapisała ją nowsza Kantyna; ta zna wersje do { $known }. Zainstaluj z powrotem nowszą.
server-not-stored = Nie można teraz zapisać gry, więc nic się nie zmieniło. Spróbuj za chwilę.
server-host = Ten serwer nie nosi takiej nazwy. Kto go prowadzi, może na nią pozwolić przez KANTYNA_HOSTS.
server-no-file = Nie ma takiego pliku.
server-half-character = W tekście jest połowa znaku (samotny surogat). Wyślij całe znaki.
server-nul = W tekście jest znak o numerze 0 (NUL). Usuń go.
server-setting = { $name } musi być liczbą od 0 w górę ({ $kind }), a nie { $value }.
server-too-many-made = W krótkim czasie powstało tu zbyt wiele. Odczekaj minutę i spróbuj ponownie.
server-too-many-tables = Masz już tyle stołów, ile można ({ $n }). Najpierw zakończ lub usuń któryś.
server-too-many-bots = Przy twoich stołach może grać najwyżej tyle botów: { $n }. Najpierw zakończ lub usuń któryś stół.
server-too-many-records = Masz tu już tyle zapisów, ile można ({ $n }). Najpierw usuń któryś.
server-too-many-deck-tries = To już wiele talii przymierzanych do tego stołu. Zapytaj partnerów, co pasuje do ich talii, i spróbuj ponownie za dziesięć minut.
server-too-many-sockets = Ta strona jest już otwarta w tylu miejscach, w ilu można ({ $n }). Zamknij któreś.
server-full = Ogląda już tyle osób, ile może ({ $n }). Wróć później.
server-not-for-you = To jest tylko dla tego, kto prowadzi ten serwer.
server-secret-short = Tajny klucz, którym podpisywane są ciasteczka, musi mieć co najmniej { $n } znaków.
server-record-private = Zapis zdradza wszystko, co było zakryte, więc jest dla tych, którzy siedzieli przy stole. Poproś kogoś z nich o link.
server-one-seat = Siedzisz już przy tym stole. To drugie miejsce jest dla kogoś innego.
server-other-commitment = Ten stół jest związany innym sekretem niż ten, którego skrót ci podano, więc twoja wartość nie została przyjęta. Spróbuj ponownie.
server-value = Wartość składa się z 24 liter, cyfr oraz znaków - i _.
server-no-proof = Tej gry nie rozdano tutaj z sekretu, więc nie ma czego dowodzić.
