# The Deckbuilding Game at the table: places, numbers and actions.

dbg-galaxy-row = Rząd galaktyki
dbg-galaxy-deck = Talia galaktyki
dbg-galaxy-discard = Odrzucone z galaktyki
dbg-pilots = Piloci
dbg-base = Baza
dbg-no-base = Brak bazy w grze
dbg-ships = Okręty
dbg-units = Jednostki
dbg-bases-left = Pozostałe bazy
dbg-exile = Karty anihilowane
dbg-victory = Stos zwycięstwa
dbg-under = Zakryte pod bazą
dbg-resources = Zasoby
dbg-regions = Regiony
dbg-region = Region { $number }
dbg-region-own = Twój region
dbg-progress = Zniszczone bazy przeciwnika: { $n } z { $of }
dbg-bases-won = Zdobyte bazy
dbg-doubt = Część liczb odtworzona
dbg-doubt-help = Nie wszystkie liczby są potwierdzone na druku; powiększona karta mówi, które odtworzono.
dbg-force = Moc
dbg-force-balance = Moc jest w równowadze
dbg-force-ours = Moc jest z tobą: { $n } z 3
dbg-force-theirs = Moc jest po drugiej stronie: { $n } z 3
dbg-force-with = Moc sprzyja stronie: { $who }, { $n } z 3
dbg-waiting = Czekają atakujący; ich atak: { $total }
dbg-waiting-target = Czekają atakujący; ich atak: { $total }, potrzeba: { $needs }
dbg-take-up = Wybierz cel ataku
dbg-choose-target = { $card }: wybierz cel ataku
dbg-put-back = Odłóż
dbg-commit-all = { $n ->
    [one] Wyznacz przeciw bazie: { $total }
    [few] Wszystkie { $n } na bazę: { $total }
   *[many] Wszystkie { $n } na bazę: { $total }
}
dbg-resolve = { $what } ({ $total })
