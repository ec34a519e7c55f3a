### Errors of the C engine: games that it cannot play, and wrong arguments.

error-native-game = Silnik w C rozgrywa tylko star-realms, a nie { $game }; silnik w Pythonie rozgrywa każdą grę.
error-native-format = Silnik w C nie rozgrywa formatu { $format }; rozgrywa: { $known }. Silnik w Pythonie rozgrywa każdy format.
error-native-effect = Silnik w C nie ma odpowiednika dla { $effect }; silnik w Pythonie go ma.
error-native-card-effect = Silnik w C nie ma odpowiednika dla { $effect }, efektu karty { $card }; rozgrywa gry bez tej karty. Tę rozgrywa silnik w Pythonie.
error-native-large = Silnik w C nie ma miejsca na taką grę: { $what } to { $n }. Silnik w Pythonie ją rozegra.
error-native-secret = Los tego stołu pochodzi z sekretu, z którego silnik w C nie umie losować; rozgrywa stoły z liczbą całkowitą jako ziarnem i stoły wyobrażone.
error-native-table = Silnik w C nie pomieści tego stołu: { $what } to coś, co nie powstaje w rozdanej grze.
error-native-compiler = Silnik w C kompiluje się na tym komputerze, gdy jest pierwszy raz potrzebny, a kompilatora C tu nie ma: zainstaluj go (cc, gcc albo clang) albo podaj w zmiennej CC. Tymczasem gra silnik w Pythonie.
error-native-build = Silnika w C nie udało się skompilować za pomocą { $compiler }: { $detail }. Tymczasem gra silnik w Pythonie.
error-native-layout = Plik { $path } powstał z innego źródła; usuń go, a powstanie nowy.
error-native-bots = Silnik w C nie ma bota { $value }; ma: { $known }. Z innymi graj z --engine python.

error-native-table-type = Grę tworzy się ze stołu (Table), a nie z { $value }.
error-native-other-setup = Ten stół jest innego rodzaju ({ $value }); poproś native.engine o silnik dla jego formatu, miejsc i opcji.
error-native-block = Blok tworzą gry tego samego silnika, a nie { $value }.
error-native-size = Taka gra ma { $n } bajtów, a nie { $given }.
error-native-bytes-type = Grę czyta się z jej { $n } bajtów albo z ich tablicy, a nie z { $value }.
error-native-bytes = Te bajty nie są grą, która mogłaby toczyć się dalej (błąd { $n }); weź je z bytes(game) tego samego rodzaju gry i tej samej wersji.
error-native-index = Są teraz wybory od 0 do { $n }, a nie { $value }.
error-native-over = Gra jest skończona; nie ma czego wybierać.
error-native-fault = Ta gra nie trzyma się całości (błąd { $n }): powstała z czegoś, do czego żadna gra nie prowadzi. Jest taka, jaka była.
error-native-whole = { $what } musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }.
error-native-number = Są gry od 0 do { $n }, a nie { $value }.
error-native-study = Na karcie graficznej części gier i ich tury liczy się, gdy prosi o to study=True.
error-native-each = Nie liczono kart każdej gry z osobna; graj z each=True.
error-native-numpy = Tablice wymagają NumPy, którego tu nie ma: pip install 'kantyna[native]'.
error-native-policies = Liczba strategii: { $n }, a miejsc: { $seats }; podaj jedną albo najwyżej po jednej na miejsce.
error-native-policy = { $value } to nie strategia; są: { $known }, Weights albo funkcja, która dostaje Game i zwraca numer wyboru.
error-native-playout-policy = Dogrywki toczą się tylko w C: podaj strategie po nazwie albo jako Weights, a nie funkcję.
error-native-weight = Wagi to liczby całkowite od -2147483648 do 2147483647, a nie { $value }.
error-native-weights-shape = Wagi mają { $rows } wierszy, po jednym dla każdego z native.CHOICES, a w każdym { $columns } kolumn, po jednej dla każdej z native.FEATURES, potem żadnej albo po jednej dla każdej karty; a nie { $value }.
error-native-weights-cards = Te wagi wymieniają { $given } kart, a w tej grze jest ich { $n }: nie podaj żadnej albo podaj po jednej dla każdej z Engine.card_ids.
error-native-weights-choice = Nie ma wyboru { $value }; są: { $known }.
error-native-weights-feature = Nie ma cechy { $value }; są: { $known }.
error-native-gpu = Tych gier nie da się tu rozegrać na karcie graficznej: potrzebna jest karta NVIDIA ze sterownikiem i CuPy (pip install 'kantyna[gpu]'). { $detail }
error-native-gpu-policy = Funkcja pytana o każdy wybór nie może grać na karcie graficznej: podaj random, eager albo wagi, albo graj bez niej.
