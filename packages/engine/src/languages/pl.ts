import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Polish. */
export const pl: Language = {
  code: 'pl',
  months:
    monthList(`styczeń|stycznia|sty; luty|lutego|lut; marzec|marca|mar; kwiecień|kwietnia|kwi; maj|maja; czerwiec|czerwca|cze; lipiec|lipca|lip; sierpień|sierpnia|sie;
    wrzesień|września|wrz; październik|października|paź; listopad|listopada|lis; grudzień|grudnia|gru`),
  weekdays: list(`poniedziałek|pon|pn|wtorek|wt|środa|śr|czwartek|czw|cz|piątek|pt|sobota|sob|sb|niedziela|niedz|nd`),
  headings: {
    date: list(
      `data|data księg.|data księgowania|data operacji|data księgow.|data zaksięgowania|data transakcji/księgowania|dzień|data oper.|data i rodzaj operacji|data ks.|data księgowa|dt. księg.|data rozliczenia|data rozl.|zaksięgowano|data wpisu|data operacji/księgowania|data zapisu|data zaks.|data księgowania/operacji|dnia|data księg. operacji|data księgowania operacji|data zaksięgowania operacji|data i godzina|data i godzina operacji|data wykonania operacji|data realizacji|data rozliczenia operacji|data rozliczenia transakcji|data rejestracji|data ewidencji|data zdarzenia|data obciążenia|data wpływu|data uznania|data spłaty raty|dt. operacji|dt. ksiegowania|d. ksieg.|data księgow. operacji|data operacji data księgowania|data obrotu|data przetworzenia|data dokumentu księgowego|data operacyjna`,
    ),
    'value-date': list(
      `data waluty|waluta data|dt. waluty|data wal.|data efektywna|data waluty/operacji|waluta dnia|data waluty operacji|dzień waluty|data stempla|data waluty transakcji`,
    ),
    'transaction-date': list(
      `data transakcji|data zakupu|data trans.|data wykonania|data zlecenia|data dokonania transakcji|data autoryzacji|data płatności|data dokonania|data transakcji kartą|data transakcji kartowej|data użycia karty|data operacji kartą|data zawarcia transakcji|data nadania`,
    ),
    description:
      list(`opis operacji|opis|opis transakcji|tytuł|tytuł operacji|tytuł przelewu|tytułem|szczegóły operacji|szczegóły|szczegóły transakcji|treść operacji|treść|rodzaj i opis operacji|operacja|operacje|transakcja|transakcje|opis/tytuł|opis i tytuł|dane operacji|nazwa operacji i opis|tytuł / opis|tytuł płatności|dane transakcji|informacje o operacji|opis księgowania|sprzedawca|nazwa punktu|
      miejsce transakcji|punkt handlowy|opis zdarzenia|kontrahent / tytuł|opis operacji / tytuł|określenie operacji|zdarzenie|tytuł transakcji|nadawca / odbiorca / tytuł|szczegółowy opis|opis i szczegóły|opis szczegółowy|opis szczegółowy operacji|opis płatności|opis przelewu|opis pozycji|opis zapisu|opis księgowy|opis transakcji kartą|rodzaj operacji / opis|rodzaj operacji i szczegóły|rodzaj operacji, opis|rodzaj transakcji i opis|opis operacji i kontrahent|opis operacji i dane kontrahenta|dane kontrahenta i tytuł|kontrahent i tytuł|nadawca/odbiorca i tytuł|odbiorca / tytuł|zleceniodawca / tytuł|treść przelewu|treść transakcji|treść zapisu|treść księgowania|treść operacji bankowej|wyszczególnienie|szczegóły płatności|szczegóły zlecenia|szczegóły przelewu|specyfikacja|nazwa i adres kontrahenta, tytuł|akceptant|nazwa akceptanta|nazwa sprzedawcy|nazwa sklepu|sklep|miejsce zakupu|miejsce operacji|miejsce wykonania|miejsce użycia karty|punkt usługowo-handlowy|punkt sprzedaży|informacje szczegółowe|informacje|informacja|tytuł wpłaty|opis operacji na rachunku|przedmiot operacji|dotyczy`),
    reference: list(
      `numer referencyjny|nr referencyjny|referencje|nr ref.|numer dokumentu|nr dokumentu|nr operacji|numer operacji|numer transakcji|nr transakcji|nr czeku|identyfikator operacji|nr ref|id transakcji|numer czeku|sygnatura|id operacji|referencja|nr dowodu|numer dowodu|nr sekwencyjny operacji|ref. banku|referencje banku|referencje klienta|referencje operacji|referencje transakcji|numer ref.|nr ref. banku|nr referencyjny operacji|numer referencyjny operacji|numer referencyjny transakcji|nr referencyjny transakcji|nr dok.|dowód|dowód księgowy|nr księgowania|numer księgowy|numer księgowania|nr zlecenia|numer zlecenia|nr przelewu|nr transakcji/operacji|nr raty|numer zapisu|nr zapisu|nr pozycji|id płatności|identyfikator|identyfikator transakcji|identyfikator zlecenia|kod autoryzacji|nr autoryzacji`,
    ),
    type: list(
      `typ|rodzaj|rodzaj operacji|typ operacji|rodzaj transakcji|typ transakcji|kod|kod operacji|kod transakcji|rodz. operacji|nazwa operacji|kanał|typ rozliczenia|typ płatności|typ zlecenia|rodzaj płatności|rodzaj zlecenia|rodzaj księgowania|rodzaj zapisu|kod rodzaju operacji|kod oper.|kod op.|kod typu operacji|symbol operacji|kod księgowania|forma|kategoria operacji|sposób zapłaty|typ oper.`,
    ),
    amount: list(
      `kwota|kwota operacji|kwota transakcji|kwota w pln|wartość|kwota pln|obciążenia/uznania|obciążenie/uznanie|uznania/obciążenia|kwota w walucie rachunku|kwota rozliczenia|suma|wpływy/wydatki|wpływy / wydatki|kwota obciążenia/uznania|kwota zł|wn/ma|kwota w walucie rozliczenia|kwota (pln)|kwota księgowania|kwota operacji w pln|obroty|kwota rozliczona|wartość operacji|kwota w złotych|kwota w walucie konta|kwota operacji w walucie rachunku|kwota transakcji w walucie rachunku|kwota w walucie karty|kwota zaksięgowana|kwota rozliczeniowa|kwota płatności|kwota przelewu|kwota zlecenia|kwota obrotu|kwota zapisu|kwota raty|kwota uznania/obciążenia|wpłata/wypłata|wpłaty/wypłaty|wypłata/wpłata|wypłaty/wpłaty|przychody/rozchody|przychód/rozchód|wydatki/wpływy|winien/ma|wn / ma kwota|obrót|kwota operacji wn/ma|wartość transakcji|suma transakcji w pln`,
    ),
    'money-in': list(
      `uznania|uznanie|wpływy|wpływ|ma|kwota ma|kwota uznania|przychody|przychód|wpłaty|wpłata|strona ma|uznania (+)|kredyt strona|na dobro|obroty ma|przychodzące|kwota uznań|zasilenia|wpływy (+)|kwota wpływu|uznania w pln|uznania rachunku|credit|otrzymane|winien/ma ma|obroty uznaniowe|suma uznania|kwota uznania rachunku|kwota uznań rachunku|kwota wpłaty|kwota wpłat|kwota po stronie ma|kwota operacji ma|kwota kredytowa|obrót ma|przelewy przychodzące|zasilenie|wpłynęło|wpłacono|wpłaty na rachunek|otrzymano|wpływy na konto|wpływy na rachunek|na dobro rachunku|spłata|spłaty`,
    ),
    'money-out': list(
      `obciążenia|obciążenie|wydatki|wydatek|winien|wn|kwota wn|kwota obciążenia|rozchody|rozchód|wypłaty|wypłata|strona wn|obciążenia (-)|w ciężar|obroty wn|wychodzące|kwota obciążeń|kwota winien|wydatki (-)|kwota wydatku|obciążenia w pln|obciążenia rachunku|debet|debit|zakupy|płatności|obroty obciążeniowe|suma obciążenia|kwota obciążenia rachunku|kwota obciążeń rachunku|kwota wypłaty|kwota wypłat|kwota po stronie wn|kwota operacji wn|kwota debetowa|obrót wn|przelewy wychodzące|wypłacono|wypłaty z rachunku|wydano|wydatki z konta|wydatki z rachunku|w ciężar rachunku`,
    ),
    balance: list(
      `saldo|saldo po operacji|saldo po transakcji|saldo księgowe|saldo końcowe|saldo rachunku|saldo bieżące|saldo w pln|saldo po|stan rachunku|saldo pln|saldo po zaksięgowaniu|saldo narastająco|stan konta|saldo po oper.|saldo dzienne|saldo zł|saldo po księgowaniu|saldo dostępne|stan po operacji|saldo księgowe po operacji|saldo rachunku po operacji|saldo konta|saldo konta po operacji|saldo wynikowe|saldo kroczące|saldo bieżące po operacji|saldo po każdej operacji|saldo po wykonaniu operacji|saldo po op.|stan rachunku po operacji|stan konta po operacji|stan po transakcji|stan środków|stan salda|stan wkładu|wkład|stan oszczędności|saldo w walucie rachunku|saldo zadłużenia po operacji|saldo kapitału|kapitał pozostały do spłaty|pozostało do spłaty|saldo kredytu|zadłużenie po operacji`,
    ),
    currency: list(`waluta|wal.|waluta rachunku|waluta operacji|waluta transakcji|kod waluty`),
    mark: list(
      `strona|wn/ma strona|znak|+/-|strona operacji|kierunek|dt/ct|c/d|d/c|wn / ma|uznanie/obciążenie (u/o)|u/o|o/u|wn/ma oznaczenie|ct/dt|strona księgowania|strona zapisu|typ strony|znak operacji`,
    ),
    fee: list(
      `opłata|opłaty|prowizja|prowizje|koszt|prowizja bankowa|podatek|vat|opłaty i prowizje|kwota prowizji|kwota opłaty|prowizja za przewalutowanie`,
    ),
    net: list(`netto|kwota netto|wartość netto`),
    gross: list(`brutto|kwota brutto|wartość brutto`),
    category: list(`kategoria|kategorie|podkategoria|grupa`),
    counterparty: list(
      `kontrahent|nadawca|odbiorca|nadawca/odbiorca|nadawca / odbiorca|nazwa kontrahenta|dane kontrahenta|zleceniodawca|beneficjent|odbiorca/nadawca|strona transakcji|nazwa odbiorcy|nazwa nadawcy|nazwa|dane nadawcy/odbiorcy|płatnik|zleceniodawca/beneficjent|od/do|nazwa nadawcy/odbiorcy|nadawca lub odbiorca|dane nadawcy|dane odbiorcy|dane zleceniodawcy|nazwa i adres kontrahenta|nazwa / adres kontrahenta|kontrahent - nazwa|nadawca przelewu|odbiorca przelewu|nazwa i adres|nazwa beneficjenta|nazwa zleceniodawcy|strona umowy|wpłacający|wystawca|imię i nazwisko/nazwa|od kogo / do kogo`,
    ),
    'counterparty-account': list(
      `rachunek kontrahenta|nr rachunku kontrahenta|rachunek nadawcy|rachunek odbiorcy|numer rachunku kontrahenta|rachunek nadawcy/odbiorcy|numer konta kontrahenta|konto kontrahenta|rachunek przeciwstawny|rachunek źródłowy|rachunek docelowy|numer rachunku nadawcy/odbiorcy|nr konta kontrahenta|nr rachunku nadawcy/odbiorcy|nr rachunku nadawcy|nr rachunku odbiorcy|numer konta nadawcy/odbiorcy|numer rachunku nadawcy|numer rachunku odbiorcy|konto nadawcy|konto odbiorcy|konto nadawcy/odbiorcy|rachunek przeciwny|numer rachunku przeciwnego|nr rachunku przeciwstawnego|konto przeciwstawne|nrb kontrahenta|rachunek drugiej strony|bank kontrahenta|nazwa banku kontrahenta|iban kontrahenta`,
    ),
    note: list(
      `uwagi|notatka|notatki|komentarz|informacje dodatkowe|dodatkowe informacje|dodatkowe dane|adnotacje|miasto|miejsce|miejscowość|dodatkowy opis|opis dodatkowy|informacja dodatkowa|informacje uzupełniające|opis własny|inne informacje`,
    ),
    branch: list(
      `oddział|placówka|jednostka|nr oddziału|numer oddziału|nazwa oddziału|jednostka banku|miejsce realizacji`,
    ),
    sequence: list(
      `lp|lp.|l.p.|nr|nr.|poz.|pozycja|#|nr oper.|nr kolejny|numer|lp. operacji|nr pozycji wyciągu|numer kolejny|numer pozycji|pozycja nr`,
    ),
    time: list(`godzina|czas|godz.|godzina operacji|czas operacji|czas transakcji`),
    'foreign-amount': list(
      `kwota w walucie|kwota oryginalna|kwota transakcji w walucie|kwota w walucie obcej|kwota w walucie oryginalnej|waluta oryginalna|kwota w walucie operacji|kwota w walucie transakcji|kwota oryg.|oryginalna kwota|kwota w walucie oryginału|kwota pierwotna|kwota i waluta oryginalna|kwota i waluta transakcji|kwota i waluta oryginalna transakcji|oryginalna kwota transakcji|oryginalna kwota operacji|oryginalna kwota operacji w walucie|kwota w oryginalnej walucie|kwota w walucie transakcji / waluta|kwota/waluta transakcji|kwota transakcji w walucie oryginalnej|waluta i kwota transakcji|kwota transakcji w walucie obcej|kwota operacji w walucie obcej|kwota operacji w walucie oryginalnej`,
    ),
    rate: list(
      `kurs|kurs wymiany|oprocentowanie|kurs walutowy|kurs przeliczenia|stopa procentowa|oprocentowanie %|kurs banku|kurs transakcji|kurs rozliczeniowy|kurs waluty|kurs rozliczenia|kurs operacji|oprocentowanie w skali roku`,
    ),
    'card-number': list(
      `karta|nr karty|numer karty|posiadacz karty|użytkownik karty|karta nr|numer karty płatniczej|nr karty płatniczej|nr karty kredytowej|numer karty kredytowej|karta numer|użytkownik|imię i nazwisko użytkownika karty`,
    ),
    other: list(
      `punkty|ilość|raty|rata|kraj|status|jednostki|liczba|cena|stan|dni|liczba rat|numer raty|kod mcc|kod kraju|termin płatności raty|ilość sztuk|pozostało rat|stan realizacji|status operacji|status transakcji`,
    ),
  },
  phrases: {
    opening:
      list(`saldo początkowe|saldo poprzednie|saldo na początek|saldo otwarcia|saldo z poprzedniego wyciągu|saldo poprzedniego wyciągu|poprzednie saldo|saldo początkowe na dzień|stan początkowy|saldo na początek okresu|saldo początkowe okresu|saldo wejściowe|saldo z przeniesienia poprzedni wyciąg|saldo na dzień|saldo początkowe rachunku|saldo na początek dnia|
      saldo na początku okresu|zadłużenie z poprzedniego wyciągu|zadłużenie początkowe|saldo zadłużenia z poprzedniego wyciągu|saldo ostatniego wyciągu|saldo pocz.|kwota z poprzedniego wyciągu|stan środków na początek|saldo otwarcia na dzień|saldo zadłużenia na początek okresu|saldo początk.|poprzedni stan|saldo wyciągu poprzedniego|saldo poprzedniego okresu|saldo z poprzedniego okresu|saldo na koniec poprzedniego okresu|saldo końcowe poprzedniego okresu|saldo końcowe poprzedniego wyciągu|saldo końcowe z poprzedniego wyciągu|saldo na poprzednim wyciągu|saldo ostatniego zestawienia|saldo poprzedniego zestawienia|saldo poprzedniego dnia|saldo z poprzedniego dnia|saldo z dnia poprzedniego|saldo na początku miesiąca|saldo na początku dnia|saldo na otwarcie|saldo otwierające|saldo wyjściowe początkowe|saldo początku okresu|saldo rachunku na początek okresu|saldo rachunku na początku okresu|saldo księgowe na początek okresu|saldo księgowe początkowe|saldo księgowe na początek|saldo przed operacjami|saldo bilansu otwarcia|bilans otwarcia|stan na początek okresu|stan na początek|stan rachunku na początek|stan rachunku na początku okresu|stan konta na początek okresu|stan konta na początku okresu|stan poprzedni|stan z poprzedniego wyciągu|stan z poprzedniego okresu|stan wkładu na początek|zadłużenie na początek okresu|zadłużenie na początku okresu|zadłużenie na początek cyklu|zadłużenie poprzednie|zadłużenie z poprzedniego okresu|zadłużenie na koniec poprzedniego okresu|zadłużenie na ostatnim wyciągu|zadłużenie na poprzednim wyciągu|poprzednie zadłużenie|saldo zadłużenia na początku okresu|saldo zadłużenia początkowe|saldo zadłużenia poprzednie|saldo zadłużenia z poprzedniego okresu|saldo karty na początek okresu|kwota zadłużenia z poprzedniego wyciągu|kwota zadłużenia z poprzedniego zestawienia|całkowite zadłużenie z poprzedniego okresu|saldo kapitału na początek okresu|kapitał na początek okresu|s. początkowe|saldo poprz.|saldo poprz. wyciągu|bal. otwarcia`),
    closing:
      list(`saldo końcowe|nowe saldo|saldo na koniec|saldo zamknięcia|saldo bieżące|saldo na koniec okresu|saldo końcowe na dzień|stan końcowy|saldo aktualne|aktualne saldo|saldo końcowe okresu|saldo wyjściowe|saldo księgowe|saldo rachunku|bieżące saldo|saldo na koniec dnia|saldo końcowe rachunku|saldo zadłużenia|całkowite zadłużenie|
      kwota do zapłaty|zadłużenie końcowe|zadłużenie całkowite|saldo na dzień zamknięcia|stan środków na koniec|saldo na końcu okresu|bieżące zadłużenie|saldo zadłużenia na koniec okresu|łączne zadłużenie|saldo końc.|saldo zamknięcia na dzień|do zapłaty|kwota zadłużenia|nowe zadłużenie|saldo wyciągu|saldo końcowe wyciągu|saldo bieżącego wyciągu|saldo obecnego wyciągu|saldo na końcu miesiąca|saldo na końcu dnia|saldo na zamknięcie|saldo zamykające|saldo końca okresu|saldo po operacjach|bilans zamknięcia|stan na koniec okresu|stan na koniec|stan rachunku na koniec|stan rachunku na koniec okresu|stan rachunku na dzień|stan konta na koniec okresu|stan konta na dzień|stan bieżący|aktualny stan rachunku|aktualny stan konta|stan wkładu na koniec|zadłużenie na koniec okresu|zadłużenie na końcu okresu|zadłużenie na dzień wyciągu|zadłużenie na koniec cyklu|zadłużenie ogółem|zadłużenie razem|zadłużenie łączne|zadłużenie bieżące|zadłużenie aktualne|aktualne zadłużenie|suma zadłużenia|saldo karty na koniec okresu|całkowita kwota do spłaty|kwota całkowitego zadłużenia|kwota do spłaty|kwota spłaty całkowitej|spłata całkowita|saldo kapitału na koniec okresu|kapitał na koniec okresu|s. końcowe|saldo obecne|obecne saldo|saldo po rozliczeniu`),
    'carried-forward': list(
      `do przeniesienia|saldo do przeniesienia|ciąg dalszy na następnej stronie|cd. na następnej stronie|c.d. na następnej stronie|przeniesienie|suma do przeniesienia|ciąg dalszy na odwrocie|c.d.n.|dalszy ciąg na następnej stronie|ciąg dalszy|ciąg dalszy na kolejnej stronie|ciąg dalszy na stronie|ciąg dalszy nastąpi|cd. na kolejnej stronie|c.d. na kolejnej stronie|cd na następnej stronie|c.d. na odwrocie|suma na następną stronę|z przeniesieniem na następną stronę|saldo na następną stronę|c.d. na stronie|cd. na stronie|c.d. na drugiej stronie|dokończenie na następnej stronie|dalej na następnej stronie|verte|przejdź na następną stronę`,
    ),
    'brought-forward': list(
      `z przeniesienia|saldo z przeniesienia|przeniesiono|z poprzedniej strony|przeniesienie z poprzedniej strony|suma z przeniesienia|kontynuacja z poprzedniej strony|przeniesione z poprzedniej strony|ciąg dalszy z poprzedniej strony|cd. z poprzedniej strony|c.d. z poprzedniej strony|saldo przeniesione|ciąg dalszy ze strony|c.d. ze strony|cd. ze strony`,
    ),
    subtotal: list(
      `suma częściowa|suma strony|razem strona|razem na stronie|suma dnia|razem dzień|podsumowanie strony|suma dla karty|razem karta|suma pośrednia|suma transakcji kartą|suma na stronie|suma operacji na stronie|obroty na stronie|obroty strony|obroty dnia|obroty dzienne|razem w dniu|suma w dniu|suma dla użytkownika|razem dla karty|suma operacji kartą|razem operacje kartą|razem transakcje kartą|suma transakcji karty|podsuma|suma cząstkowa|suma operacji w dniu`,
    ),
    'total-in': list(
      `suma uznań|suma wpływów|suma wpłat|uznania razem|razem uznania|suma ma|wpływy razem|obroty ma|suma operacji uznaniowych|łączna kwota uznań|razem ma|razem wpływy|suma przychodów|uznania|kwota uznań|suma kredytów|uznania ogółem|obroty uznaniowe|suma uznania|łącznie uznania|suma wpłat i uznań|wpływy|łączne wpływy|suma operacji ma|obroty strona ma|suma spłat|uznania rachunku|suma uznań w pln|suma operacji po stronie ma|suma obrotów ma|suma obrotów uznaniowych|obroty kredytowe|obroty po stronie ma|łączna kwota wpływów|łączna wartość uznań|wartość uznań|wpłaty razem|razem wpłaty|wpłaty łącznie|łącznie wpłaty|wpływy łącznie|łącznie wpływy|wpływy na rachunek|przychody razem|razem przychody|suma przelewów przychodzących|suma zasileń|suma transakcji uznaniowych|uznania w okresie|wpływy w okresie|wpłaty w okresie|spłaty i uznania razem|spłaty razem|spłaty w okresie|wpłaty na kartę|dokonane spłaty|otrzymane spłaty|przychodzące razem`,
    ),
    'total-out':
      list(`suma obciążeń|suma wydatków|suma wypłat|obciążenia razem|razem obciążenia|suma wn|wydatki razem|obroty wn|suma operacji obciążeniowych|łączna kwota obciążeń|razem wn|razem wydatki|suma rozchodów|obciążenia|kwota obciążeń|suma debetów|obciążenia ogółem|obroty obciążeniowe|suma obciążenia|łącznie obciążenia|suma opłat|suma prowizji|suma opłat i prowizji|suma transakcji|wydatki|
      łączne wydatki|suma zakupów|suma operacji wn|obroty strona wn|obciążenia rachunku|razem opłaty|suma transakcji bezgotówkowych|suma transakcji gotówkowych|suma obciążeń w pln|suma operacji po stronie wn|suma operacji po stronie winien|suma obrotów wn|suma obrotów obciążeniowych|obroty debetowe|obroty po stronie wn|obroty winien|łączna kwota wydatków|łączna wartość obciążeń|wartość obciążeń|wypłaty razem|razem wypłaty|wypłaty łącznie|łącznie wypłaty|rozchody razem|razem rozchody|suma przelewów wychodzących|wydatki w okresie|wypłaty w okresie|suma operacji kartowych|nowe transakcje|zakupy i opłaty|transakcje razem|transakcje w okresie|wartość transakcji w okresie|wychodzące razem|suma odsetek|suma odsetek i opłat`),
    total: list(
      `razem|suma|ogółem|łącznie|suma obrotów|suma operacji|razem obroty|podsumowanie obrotów|obroty|obroty razem|suma ogółem|obroty w okresie|razem w okresie|suma całkowita|łączna kwota|razem operacje|suma kwot|razem operacje w okresie`,
    ),
    count: list(
      `liczba operacji|liczba transakcji|ilość operacji|liczba uznań|liczba obciążeń|ilość uznań|ilość obciążeń|liczba pozycji|ilość transakcji|ilość pozycji|l. operacji|liczba operacji uznaniowych|liczba operacji obciążeniowych|liczba zapisów|ilość zapisów|ilość obrotów|liczba obrotów|liczba wpłat|liczba wypłat|liczba stron wyciągu|ilość wpłat|ilość wypłat`,
    ),
    'daily-balance': list(
      `saldo dzienne|salda dzienne|saldo na koniec dnia zestawienie|średnie saldo|saldo średnie|salda na koniec dnia|średnie saldo dzienne|saldo na dzień (zestawienie sald)|stan na koniec dnia|salda końcowe dnia|saldo średniomiesięczne|średni stan rachunku`,
    ),
    pending: list(
      `blokady|blokada|oczekujące|operacje oczekujące|nierozliczone|transakcje nierozliczone|operacje nierozliczone|zaplanowane|zlecenia zaplanowane|nadchodzące|w trakcie realizacji|kwota blokad|suma blokad|autoryzacje|niezaksięgowane|operacje niezaksięgowane|transakcje niezaksięgowane|blokady autoryzacyjne|środki zablokowane|kwota zablokowana|przelewy oczekujące|transakcje oczekujące|transakcje w trakcie rozliczenia|przyszłe płatności|operacje zablokowane|kwoty zablokowane|suma zablokowanych środków|zablokowane środki|zablokowane|operacje w toku|transakcje w toku|w toku|transakcje zablokowane|operacje planowane|planowane operacje|transakcje przyszłe`,
    ),
    period: list(
      `za dzień|okres|za okres|za okres od|wyciąg za okres|w okresie|okres od|okres rozliczeniowy|od dnia|od|operacje w okresie|zestawienie za okres|za okres:|za miesiąc|do|okres wyciągu|historia za okres|data od|data do|do dnia|okres od do|zakres dat|historia operacji za okres|lista operacji za okres|cykl rozliczeniowy|okres sprawozdawczy|zestawienie operacji za okres|zestawienie operacji za okres od|zestawienie transakcji za okres|wyciąg z okresu|data początkowa|data końcowa|data rozpoczęcia okresu|data zakończenia okresu|początek okresu|koniec okresu|poprzedni wyciąg z dnia|historia operacji od|lista operacji od|transakcje w okresie od|transakcje za okres|miesiąc rozliczeniowy`,
    ),
    'statement-date': list(
      `data wyciągu|na dzień|stan na dzień|data zestawienia|wyciąg z dnia|z dnia wyciągu|data zamknięcia okresu|data zamknięcia cyklu|data rozliczenia cyklu|data zakończenia cyklu|data sporządzenia wyciągu|data wystawienia wyciągu|stan na`,
    ),
    'print-date': list(
      `data wygenerowania|data sporządzenia|data wystawienia|data wydruku|sporządzono|data|wygenerowano|data utworzenia|dnia|wystawiono|sporządzono dnia|data generowania|wydrukowano|data dokumentu|dokument wygenerowano|wygenerowany dnia|data zestawienia wygenerowanego|wydruk z dnia|dokument utworzono|utworzono|pobrano`,
    ),
    'statement-number': list(
      `nr wyciągu|numer wyciągu|wyciąg nr|wyciąg numer|nr zestawienia|nr|wyciąg bankowy nr|numer zestawienia|nr kolejny wyciągu|wyciąg z rachunku nr|wyciąg bankowy numer|numer kolejny wyciągu|wyciąg z konta nr|numer dokumentu wyciągu|zestawienie nr|zestawienie numer`,
    ),
    'account-number': list(
      `numer rachunku|nr rachunku|rachunek|rachunek nr|nr konta|numer konta|konto|nr rach.|nrb|numer karty|nr karty|konto nr|rachunek bankowy|numer rachunku bankowego|rach.|nr rachunku bankowego|numer rachunku karty|rachunek numer|numer rachunku (nrb)|nr kontraktu|numer umowy|numer rachunku iban|rachunek karty|rachunek bieżący nr|nr umowy|konto numer|z rachunku nr|z rachunku numer|dla rachunku nr|dotyczy rachunku|historia rachunku nr|historia rachunku numer|karta główna nr|numer kredytu|nr kredytu|numer pożyczki|nr pożyczki|numer lokaty|nr książeczki|numer książeczki`,
    ),
    iban: list(`iban|numer iban|nr iban|numer rachunku iban|rachunek iban|iban rachunku`),
    bic: list(`bic|swift|kod swift|kod bic|bic/swift|swift/bic|bic (swift)|kod bic/swift|kod swift/bic|adres swift`),
    holder: list(
      `posiadacz rachunku|posiadacz|właściciel|właściciel rachunku|klient|imię i nazwisko|nazwa rachunku|nazwa klienta|posiadacz karty|dane posiadacza|szanowny pan|szanowna pani|współposiadacz|pan|pani|nazwa|dane klienta|nazwa posiadacza|posiadacz konta|właściciel konta|nazwisko i imię|dane posiadacza rachunku|państwo|użytkownik karty|nazwa firmy|kredytobiorca|dane właściciela|dane właściciela rachunku|dane właściciela konta|sz. p.|szanowny kliencie|współwłaściciel|kredytobiorcy|pożyczkobiorca|członek|właściciele`,
    ),
    currency: list(
      `waluta|waluta rachunku|kwoty w|wszystkie kwoty w|waluta konta|waluta wyciągu|kwoty wyrażone w|waluta rozliczenia|kwoty podano w|wszystkie kwoty podano w|kwoty podane w|rachunek prowadzony w walucie|w walucie rachunku`,
    ),
    'section-in': list(
      `uznania|wpływy|wpłaty|przelewy przychodzące|operacje uznaniowe|spłaty|spłaty i uznania|wpłaty i uznania|przychody|przelewy otrzymane|wpływy na rachunek|wpłaty na rachunek|lista uznań|operacje przychodzące`,
    ),
    'section-out': list(
      `obciążenia|wydatki|wypłaty|przelewy wychodzące|operacje obciążeniowe|zakupy|transakcje kartą|opłaty i prowizje|opłaty|transakcje kartowe|prowizje i opłaty|odsetki|wypłaty gotówki|transakcje bezgotówkowe|transakcje gotówkowe|operacje kartowe|odsetki i opłaty|przelewy wysłane|rozchody|lista obciążeń|operacje wychodzące|operacje bezgotówkowe|operacje gotówkowe|transakcje kartami|transakcje wykonane kartą|transakcje dokonane kartą|operacje dokonane kartą|transakcje krajowe|transakcje zagraniczne|prowizje`,
    ),
    'section-booked': list(
      `operacje|historia operacji|lista operacji|zestawienie operacji|transakcje|historia transakcji|lista transakcji|operacje na rachunku|szczegóły operacji|wykaz operacji|zestawienie transakcji|operacje zaksięgowane|historia rachunku|szczegółowe zestawienie operacji|transakcje rozliczone|elektroniczne zestawienie operacji|zaksięgowane|operacje rozliczone|szczegóły transakcji|wykaz transakcji|twoje transakcje|rozliczone transakcje|zestawienie obrotów|operacje w okresie rozliczeniowym|historia konta|zestawienie szczegółowe|obroty na rachunku w okresie|rejestr operacji|wykaz obrotów`,
    ),
    summary: list(
      `podsumowanie|podsumowanie wyciągu|podsumowanie okresu|podsumowanie rachunku|zestawienie|zestawienie sald|przegląd|informacje o rachunku|podsumowanie operacji|stan konta|salda|informacje podstawowe|podsumowanie obrotów na rachunku|skrót|podsumowanie karty|podsumowanie zadłużenia|zbiorcze zestawienie`,
    ),
    'available-balance': list(
      `dostępne środki|saldo dostępne|środki dostępne|dostępny limit|do dyspozycji|wolne środki|dostępne saldo|kwota dostępna|środki do dyspozycji|dostępna kwota|dostępne|pozostały limit|limit dostępny|stan dostępny|kwota dostępnych środków|dostępny limit kredytowy|limit do wykorzystania|kwota do wykorzystania|pozostało do wykorzystania|niewykorzystany limit|wolny limit|saldo dyspozycyjne|saldo dostępnych środków`,
    ),
    'credit-limit': list(
      `limit kredytowy|przyznany limit|limit zadłużenia|limit debetu|limit kredytu|limit karty|przyznany limit kredytowy|limit|dopuszczalne saldo debetowe|limit w rachunku|kwota limitu|limit odnawialny|przyznany limit zadłużenia|limit kredytu odnawialnego|debet dopuszczalny|limit wydatków|kwota przyznanego limitu|wysokość limitu|wysokość limitu kredytowego|kwota kredytu odnawialnego|kwota przyznanego kredytu|kwota kredytu|debet w koncie|linia kredytowa|dopuszczalny debet`,
    ),
    'minimum-payment': list(
      `kwota minimalna|minimalna kwota do zapłaty|spłata minimalna|minimalna spłata|minimalna kwota spłaty|minimalna kwota do spłaty|kwota minimalna do zapłaty|rata minimalna|wymagana kwota spłaty|minimalna wymagana kwota|minimalna kwota|minimalna wpłata|wpłata minimalna|minimalna kwota wymagana|kwota spłaty minimalnej|kwota minimalnej spłaty|wymagana wpłata|minimalna wymagalna kwota|rata do zapłaty|wysokość raty|kwota najbliższej raty`,
    ),
    'payment-due': list(
      `termin płatności|termin spłaty|płatne do|data płatności|data spłaty|spłata do dnia|spłata do|termin zapłaty|zapłać do|do zapłaty do|data wymagalności|dzień spłaty|termin minimalnej spłaty|data wymaganej spłaty|dzień płatności|data zapłaty|termin wpłaty|zapłata do dnia|prosimy o zapłatę do|prosimy o spłatę do|do spłaty do dnia|data najbliższej spłaty|termin najbliższej raty`,
    ),
    'interest-rates': list(
      `oprocentowanie|stopa procentowa|rrso|odsetki|odsetki naliczone|oprocentowanie nominalne|stawka oprocentowania|oprocentowanie kredytu|oprocentowanie roczne|oprocentowanie środków|oprocentowanie zadłużenia|odsetki skapitalizowane|nominalna stopa|oprocentowanie debetu|rzeczywista roczna stopa|stopa oprocentowania|rzeczywista stopa`,
    ),
    page: list(
      `strona|str.|strona z|koniec wyciągu|str|nr strony|koniec dokumentu|strony|koniec zestawienia|koniec historii|liczba stron|koniec wydruku`,
    ),
    'no-transactions': list(
      `brak operacji|brak transakcji|nie odnotowano operacji|brak obrotów|brak operacji w okresie|w podanym okresie nie było operacji|brak operacji w podanym okresie|brak transakcji w okresie|nie było operacji|brak operacji na rachunku|brak wyników|nie wykonano operacji|nie zarejestrowano operacji|nie zarejestrowano żadnych operacji|nie dokonano operacji|nie dokonano żadnych operacji|nie dokonano transakcji|nie zaksięgowano operacji|nie zaksięgowano żadnych operacji|brak zaksięgowanych operacji|brak zapisów|brak pozycji|brak danych do wyświetlenia|nie było transakcji|nie znaleziono operacji|nie znaleziono transakcji`,
    ),
    'not-a-transaction':
      list(`kurs walutowy|bankowy fundusz gwarancyjny|ważne informacje|infolinia|punkty|nip|regon|krs|kapitał zakładowy|dokument wygenerowany elektronicznie|niniejszy dokument|nie wymaga podpisu|fundusz gwarancyjny|środki objęte|reklamacje|sąd rejonowy|w przypadku niezgodności|telefon|szanowni państwo|
      zgodnie z|uwaga|środki zgromadzone|dokument sporządzony|na podstawie art|wydruk|prawo bankowe|gwarancja|siedziba|kapitał wpłacony|zajęcie|suma bilansowa`),
  },
  marks: { in: list('ma|ct|cr|uznanie|c|uzn|wpływ'), out: list('wn|dt|dr|winien|obciążenie|d|obc|debet') },
  statementTitles:
    list(`wyciąg|wyciąg bankowy|wyciąg z rachunku|wyciąg z konta|wyciąg z rachunku bankowego|historia rachunku|historia operacji|historia transakcji|zestawienie operacji|lista operacji|wyciąg z karty|wyciąg z karty kredytowej|zestawienie transakcji|wyciąg z rachunku karty|wyciąg miesięczny|historia konta|potwierdzenie historii|elektroniczne zestawienie operacji|lista transakcji|wyciąg nr|wyciąg dzienny|
    wyciąg okresowy|wyciąg z operacji|wyciąg elektroniczny|wyciąg z rachunku karty kredytowej|wyciąg zbiorczy|zestawienie operacji na rachunku|historia operacji na rachunku|wyciąg do rachunku|wyciąg z konta osobistego|książeczka oszczędnościowa`),
  otherTitles:
    list(`saldo kontrahenta|rozrachunki z kontrahentem|wyciąg z konta kontrahenta|karta kontrahenta|potwierdzenie salda|potwierdzenie sald|uzgodnienie sald|nierozliczone dokumenty|zestawienie należności|zestawienie faktur|
    zestawienie obrotów i sald|obroty i salda|księga główna|karta konta|dziennik|raport kasowy|książka kasowa|ewidencja środków trwałych|plan amortyzacji|budżet|prognoza|plan spłat|plan płatności|plan spłaty kredytu|harmonogram|
    harmonogram płatności|deklaracja vat|wykaz połączeń|billing|ewidencja przebiegu pojazdu|kilometrówka|karta czasu pracy|ewidencja godzin|delegacja|inwentaryzacja|stan magazynu|lista zamówień|wyniki|terminarz|
    tabela ligowa|notowania funduszy|wycena jednostek|stan portfela|zaświadczenie o saldzie|zestawienie opłat|rachunek za wodę|rachunek za gaz|rachunek za telefon|rozliczenie zużycia|rozliczenie mediów|czynsz|
    awizo płatności|raport dobowy|jadłospis|karta wynagrodzeń|
    faktura|faktura vat|faktura pro forma|faktura proforma|faktura korygująca|rachunek uproszczony|paragon|oferta|zamówienie|potwierdzenie zamówienia|list przewozowy|dokument wz|wydanie zewnętrzne|pasek płacowy|lista płac|odcinek wypłaty|cennik|rozkład jazdy|menu|karta dań|umowa|umowa najmu|polisa|protokół|protokół zebrania|notatka służbowa|porządek obrad|zeznanie podatkowe|pit-11|rachunek za prąd|faktura za energię|wezwanie do zapłaty|
    pismo|zaświadczenie|katalog|bilans|rachunek zysków i strat|bilet|raport|curriculum vitae|życiorys|tabela opłat|tabela opłat i prowizji|harmonogram spłat|nota korygująca|nota księgowa|decyzja|wniosek|zawiadomienie|regulamin|recepta|potwierdzenie przelewu|świadectwo|deklaracja|plan podróży|formularz`),
  accountTypes: {
    checking: list(
      `konto osobiste|rachunek bieżący|rachunek oszczędnościowo-rozliczeniowy|ror|konto firmowe|rachunek rozliczeniowy|rachunek płatniczy|konto bieżące|podstawowy rachunek płatniczy|rachunek osobisty|rachunek pomocniczy|konto walutowe|konto studenckie|rachunek firmowy|konto direct`,
    ),
    savings: list(
      `konto oszczędnościowe|rachunek oszczędnościowy|lokata|lokata terminowa|oszczędności|konto lokacyjne|depozyt|ike|ikze|rachunek lokaty|skarbonka`,
    ),
    'credit-card': list(
      `karta kredytowa|rachunek karty|wyciąg z karty|karty kredytowe|karta obciążeniowa|rachunek karty kredytowej|limit kredytowy karty`,
    ),
    loan: list(
      `kredyt|pożyczka|kredyt hipoteczny|kredyt gotówkowy|rachunek kredytowy|kredyt odnawialny|kredyt mieszkaniowy|pożyczka gotówkowa|kredyt samochodowy|rachunek kredytu|linia kredytowa`,
    ),
    unknown: list(`rachunek maklerski|rachunek inwestycyjny|karta przedpłacona|portmonetka|portfel elektroniczny`),
  },
};
