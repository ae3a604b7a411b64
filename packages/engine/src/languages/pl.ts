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
      `data|data księg.|data księgowania|data operacji|data księgow.|data zaksięgowania|data transakcji/księgowania|dzień|data oper.|data i rodzaj operacji|data ks.|data księgowa|dt. księg.|data rozliczenia|data rozl.|zaksięgowano|data wpisu|data operacji/księgowania|data zapisu|data zaks.|data księgowania/operacji|dnia|data i godzina|data i czas|data/godzina|data, godzina|data i godzina operacji|data i godzina transakcji|data księgowania / waluty|data księg./waluty|data zarejestrowania|data rejestracji|data realizacji|data real.|data dokumentu|data obciążenia|data uznania|data ewidencji|data wykonania operacji|data transakcji / data księgowania|dzień księgowania|data obrotu`,
    ),
    'value-date': list(
      `data waluty|waluta data|dt. waluty|data wal.|data efektywna|data waluty/operacji|waluta z dnia|data walut|data wartości`,
    ),
    'transaction-date': list(
      `data transakcji|data zakupu|data trans.|data wykonania|data zlecenia|data dokonania transakcji|data autoryzacji|data płatności|data dokonania|data i godzina zakupu|data użycia karty|data i czas transakcji|data dyspozycji|data złożenia|data złożenia dyspozycji|data rozpoczęcia|data utworzenia|data nadania`,
    ),
    description:
      list(`opis operacji|opis|opis transakcji|tytuł|tytuł operacji|tytuł przelewu|tytułem|szczegóły operacji|szczegóły|szczegóły transakcji|treść operacji|treść|rodzaj i opis operacji|operacja|operacje|transakcja|transakcje|opis/tytuł|opis i tytuł|dane operacji|nazwa operacji i opis|tytuł / opis|tytuł płatności|dane transakcji|informacje o operacji|opis księgowania|sprzedawca|nazwa punktu|
      miejsce transakcji|punkt handlowy|opis zdarzenia|kontrahent / tytuł|opis operacji / tytuł|określenie operacji|zdarzenie|tytuł transakcji|nadawca / odbiorca / tytuł|szczegółowy opis|opis operacji / dane kontrahenta|opis i dane kontrahenta|dane kontrahenta / tytuł|dane kontrahenta i tytuł|nadawca / odbiorca / opis|rodzaj operacji / opis|rodzaj operacji, opis|typ i opis operacji|typ i opis transakcji|rodzaj i opis transakcji|opis szczegółowy|opis dodatkowy|opis płatności|szczegóły płatności|szczegóły przelewu|nazwa transakcji|nazwa i opis|nazwa sprzedawcy|nazwa akceptanta|akceptant|miejsce operacji|miejsce zakupu|miejsce i opis transakcji|punkt sprzedaży|tekst operacji|określenie transakcji|tytuł zlecenia|treść zapisu|treść transakcji|informacja o transakcji|dane szczegółowe|dane szczegółowe operacji`),
    reference: list(
      `numer referencyjny|nr referencyjny|referencje|nr ref.|numer dokumentu|nr dokumentu|nr operacji|numer operacji|numer transakcji|nr transakcji|nr czeku|identyfikator operacji|nr ref|id transakcji|numer czeku|sygnatura|id operacji|referencja|nr dowodu|numer dowodu|nr sekwencyjny operacji|referencje banku|referencja banku|referencje transakcji|nr księgowy|numer księgowy|numer zapisu|nr zapisu|id płatności|nr zlecenia|numer zlecenia|referencje klienta|sygnatura operacji|nr potwierdzenia|numer potwierdzenia|kod autoryzacji|nr autoryzacji|identyfikator transakcji|numer identyfikacyjny|numer i referencja`,
    ),
    type: list(
      `typ|rodzaj|rodzaj operacji|typ operacji|rodzaj transakcji|typ transakcji|kod|kod operacji|kod transakcji|rodz. operacji|nazwa operacji|kanał|typ oper.|rodzaj dokumentu|rodzaj płatności|rodzaj księgowania|kod oper.|kod typu operacji|typ zlecenia|forma operacji|kod rodzaju operacji`,
    ),
    amount: list(
      `kwota|kwota operacji|kwota transakcji|kwota w pln|wartość|kwota pln|obciążenia/uznania|obciążenie/uznanie|uznania/obciążenia|kwota w walucie rachunku|kwota rozliczenia|suma|wpływy/wydatki|wpływy / wydatki|kwota obciążenia/uznania|kwota zł|wn/ma|kwota w walucie rozliczenia|kwota (pln)|kwota księgowania|kwota operacji w pln|obroty|kwota rozliczona|wartość operacji|kwota w walucie karty|kwota uznania / obciążenia|kwota obciążenia lub uznania|uznanie/obciążenie|wpływy / obciążenia|wpływ/wydatek|wpływy i wydatki|wpłaty/wypłaty|wypłaty/wpłaty|wpłata/wypłata|przychody/rozchody|przychód/rozchód|winien/ma|ma/wn|debet/kredyt|dt/ct kwota|kwota wn/ma|kwota zaksięgowana|kwota zaksięgowania|zaksięgowana kwota|kwota płatności|kwota obrotu|suma operacji|kwota przelewu|kwota rozliczeniowa|kwota w walucie rozliczeniowej|kwota obciążenia karty|kwota zapłaty`,
    ),
    'money-in': list(
      `uznania|uznanie|wpływy|wpływ|ma|kwota ma|kwota uznania|przychody|przychód|wpłaty|wpłata|strona ma|uznania (+)|kredyt strona|na dobro|obroty ma|przychodzące|kwota uznań|zasilenia|wpływy (+)|kwota wpływu|uznania w pln|uznania rachunku|credit|otrzymane|winien/ma ma|uznania ma|ma uznania|obroty ct|obroty uznaniowe|kwota uznaniowa|kwota wpłaty|kwota przychodu|spłaty/uznania|wartość uznań|suma wpłaty|kwota otrzymana|przychodzące przelewy`,
    ),
    'money-out': list(
      `obciążenia|obciążenie|wydatki|wydatek|winien|wn|kwota wn|kwota obciążenia|rozchody|rozchód|wypłaty|wypłata|strona wn|obciążenia (-)|w ciężar|obroty wn|wychodzące|kwota obciążeń|kwota winien|wydatki (-)|kwota wydatku|obciążenia w pln|obciążenia rachunku|debet|debit|zakupy|płatności|obciążenia wn|wn obciążenia|obroty dt|obroty obciążeniowe|kwota obciążeniowa|kwota wypłaty|kwota rozchodu|wartość obciążeń|kwota wysłana|wychodzące przelewy|strona winien`,
    ),
    balance: list(
      `saldo|saldo po operacji|saldo po transakcji|saldo księgowe|saldo końcowe|saldo rachunku|saldo bieżące|saldo w pln|saldo po|stan rachunku|saldo pln|saldo po zaksięgowaniu|saldo narastająco|stan konta|saldo po oper.|saldo dzienne|saldo zł|saldo po księgowaniu|saldo dostępne|stan po operacji|saldo konta|saldo ma|saldo na koniec dnia|bieżące saldo|saldo zadłużenia|stan zadłużenia|kapitał do spłaty|pozostało do spłaty|saldo kapitału|saldo środków`,
    ),
    currency: list(`waluta|wal.|waluta rachunku|waluta operacji|waluta transakcji|kod waluty`),
    mark: list(`strona|wn/ma strona|znak|+/-|strona operacji|kierunek|dt/ct|c/d|d/c|wn / ma`),
    fee: list(`opłata|opłaty|prowizja|prowizje|koszt|prowizja bankowa|podatek|vat|kwota prowizji`),
    net: list(`netto|kwota netto|wartość netto`),
    gross: list(`brutto|kwota brutto|wartość brutto`),
    category: list(`kategoria|kategorie|podkategoria|grupa`),
    counterparty: list(
      `kontrahent|nadawca|odbiorca|nadawca/odbiorca|nadawca / odbiorca|nazwa kontrahenta|dane kontrahenta|zleceniodawca|beneficjent|odbiorca/nadawca|strona transakcji|nazwa odbiorcy|nazwa nadawcy|nazwa|dane nadawcy/odbiorcy|płatnik|zleceniodawca/beneficjent|od/do|dane odbiorcy/nadawcy|dane nadawcy lub odbiorcy|dane odbiorcy|dane nadawcy|nazwa nadawcy/odbiorcy|nazwa odbiorcy/nadawcy|nazwa strony|druga strona|strona przeciwna|od kogo/do kogo|nazwa zleceniodawcy|nazwa beneficjenta`,
    ),
    'counterparty-account': list(
      `rachunek kontrahenta|nr rachunku kontrahenta|rachunek nadawcy|rachunek odbiorcy|numer rachunku kontrahenta|rachunek nadawcy/odbiorcy|numer konta kontrahenta|konto kontrahenta|rachunek przeciwstawny|rachunek źródłowy|rachunek docelowy|numer rachunku nadawcy/odbiorcy|rachunek drugiej strony|numer rachunku nadawcy|numer rachunku odbiorcy|nr rachunku nadawcy|nr rachunku odbiorcy|nr rachunku nadawcy/odbiorcy|nr rachunku odbiorcy/nadawcy|nr konta kontrahenta|konto nadawcy|konto odbiorcy|konto przeciwstawne|rachunek strony|konto nadawcy/odbiorcy|rachunek korespondencyjny|z rachunku|na rachunek|nr rachunku przeciwstawnego`,
    ),
    note: list(`uwagi|notatka|notatki|komentarz|informacje dodatkowe|dodatkowe informacje|dodatkowe dane|adnotacje`),
    branch: list(`oddział|placówka|miejsce|miasto|jednostka`),
    sequence: list(`lp|lp.|l.p.|nr|nr.|poz.|pozycja|#|nr oper.|nr kolejny|numer`),
    time: list(`godzina|czas|godz.`),
    'foreign-amount': list(
      `kwota w walucie|kwota oryginalna|kwota transakcji w walucie|kwota w walucie obcej|kwota w walucie oryginalnej|waluta oryginalna|kwota w walucie operacji|kwota w walucie transakcji|kwota oryg.|oryginalna kwota|kwota w oryginalnej walucie|kwota i waluta oryginalna|oryginalna kwota transakcji|oryginalna kwota operacji|oryginalna waluta|kwota zakupu|waluta i kwota transakcji|kwota i waluta transakcji|kwota transakcji i waluta|kwota walutowa|kwota pierwotna|waluta obca|kwota operacji w walucie|kwota w dewizach|kwota transakcji oryginalna`,
    ),
    rate: list(`kurs|kurs wymiany|oprocentowanie|kurs walutowy|kurs przeliczenia|stopa procentowa|oprocentowanie %`),
    'card-number': list(`karta|nr karty|numer karty|posiadacz karty|użytkownik karty|karta nr`),
    other: list(`punkty|ilość|raty|rata|kraj|status|jednostki|liczba|cena|stan|dni`),
  },
  phrases: {
    opening:
      list(`saldo początkowe|saldo poprzednie|saldo na początek|saldo otwarcia|saldo z poprzedniego wyciągu|saldo poprzedniego wyciągu|poprzednie saldo|saldo początkowe na dzień|stan początkowy|saldo na początek okresu|saldo początkowe okresu|saldo wejściowe|saldo z przeniesienia poprzedni wyciąg|saldo na dzień|saldo początkowe rachunku|saldo na początek dnia|
      saldo na początku okresu|zadłużenie z poprzedniego wyciągu|zadłużenie początkowe|saldo zadłużenia z poprzedniego wyciągu|saldo ostatniego wyciągu|saldo pocz.|kwota z poprzedniego wyciągu|stan środków na początek|saldo otwarcia na dzień|saldo zadłużenia na początek okresu|saldo początk.|poprzedni stan|saldo wyciągu poprzedniego|saldo na początku miesiąca|saldo z poprzedniego okresu|saldo poprzedniego okresu|saldo z poprzedniego miesiąca|saldo z ostatniego wyciągu|saldo z poprzedniego zestawienia|saldo poprzedniego zestawienia|saldo rachunku na początek|saldo rachunku na początek okresu|saldo księgowe początkowe|saldo otwierające|bilans otwarcia|stan na początek okresu|stan na początek|stan poprzedni|stan konta na początek|saldo poprzedniej operacji|zadłużenie na początek okresu|zadłużenie z poprzedniego okresu|kwota zadłużenia z poprzedniego wyciągu|saldo zadłużenia na początku|zadłużenie na początku okresu|poprzednie zadłużenie|saldo ostatniego zestawienia|saldo karty z poprzedniego wyciągu|saldo z poprzedniego dnia`),
    closing:
      list(`saldo końcowe|nowe saldo|saldo na koniec|saldo zamknięcia|saldo bieżące|saldo na koniec okresu|saldo końcowe na dzień|stan końcowy|saldo aktualne|aktualne saldo|saldo końcowe okresu|saldo wyjściowe|saldo księgowe|saldo rachunku|bieżące saldo|saldo na koniec dnia|saldo końcowe rachunku|saldo zadłużenia|całkowite zadłużenie|
      kwota do zapłaty|zadłużenie końcowe|zadłużenie całkowite|saldo na dzień zamknięcia|stan środków na koniec|saldo na końcu okresu|bieżące zadłużenie|saldo zadłużenia na koniec okresu|łączne zadłużenie|saldo końc.|saldo zamknięcia na dzień|do zapłaty|kwota zadłużenia|nowe zadłużenie|saldo wyciągu|saldo końcowe wyciągu|saldo na końcu miesiąca|saldo bieżącego wyciągu|saldo zamykające|bilans zamknięcia|stan na koniec okresu|stan na koniec|stan konta na koniec|aktualny stan konta|zadłużenie na koniec okresu|zadłużenie ogółem|zadłużenie na dzień wyciągu|zadłużenie na końcu okresu|kwota całkowitego zadłużenia|kwota całkowita do spłaty|kwota do spłaty|zadłużenie do spłaty|saldo karty|aktualne zadłużenie|obecne zadłużenie|wykorzystany limit|wykorzystana kwota limitu|kwota wykorzystanego limitu`),
    'carried-forward': list(
      `do przeniesienia|saldo do przeniesienia|ciąg dalszy na następnej stronie|cd. na następnej stronie|c.d. na następnej stronie|przeniesienie|suma do przeniesienia|ciąg dalszy na odwrocie|c.d.n.|dalszy ciąg na następnej stronie|ciąg dalszy|ciąg dalszy na kolejnej stronie|ciąg dalszy na stronie|ciąg dalszy nastąpi|cd. na kolejnej stronie|c.d. na kolejnej stronie|cd na następnej stronie|c.d. na odwrocie|saldo na następną stronę|suma przeniesiona na następną stronę|przeniesiono na następną stronę`,
    ),
    'brought-forward': list(
      `z przeniesienia|saldo z przeniesienia|przeniesiono|z poprzedniej strony|przeniesienie z poprzedniej strony|suma z przeniesienia|kontynuacja z poprzedniej strony|przeniesione z poprzedniej strony|ciąg dalszy z poprzedniej strony|cd. z poprzedniej strony|c.d. z poprzedniej strony|przeniesienie z poprzedniej|saldo przeniesione`,
    ),
    subtotal: list(
      `suma częściowa|suma strony|razem strona|razem na stronie|suma dnia|razem dzień|podsumowanie strony|suma dla karty|razem karta|suma pośrednia|suma transakcji kartą|suma na stronie|razem dla karty|suma transakcji dla karty|suma dzienna|obroty dzienne|suma operacji karty`,
    ),
    'total-in': list(
      `suma uznań|suma wpływów|suma wpłat|uznania razem|razem uznania|suma ma|wpływy razem|obroty ma|suma operacji uznaniowych|łączna kwota uznań|razem ma|razem wpływy|suma przychodów|uznania|kwota uznań|suma kredytów|uznania ogółem|obroty uznaniowe|suma uznania|łącznie uznania|suma wpłat i uznań|wpływy|łączne wpływy|suma operacji ma|obroty strona ma|suma spłat|uznania rachunku|suma uznań w pln|suma obrotów ma|suma kwot uznań|razem wpłaty|łącznie wpływy|łączna kwota wpływów|wartość uznań|wartość operacji uznaniowych|wpływy ogółem|wpłaty razem|obroty po stronie ma|obroty ct|suma obrotów uznaniowych|uznania w okresie|wpływy w okresie|suma dokonanych spłat|spłaty razem|spłaty w okresie|suma transakcji uznaniowych|ogółem wpływy|wpływy na rachunek ogółem|uznania łącznie|suma przelewów przychodzących`,
    ),
    'total-out':
      list(`suma obciążeń|suma wydatków|suma wypłat|obciążenia razem|razem obciążenia|suma wn|wydatki razem|obroty wn|suma operacji obciążeniowych|łączna kwota obciążeń|razem wn|razem wydatki|suma rozchodów|obciążenia|kwota obciążeń|suma debetów|obciążenia ogółem|obroty obciążeniowe|suma obciążenia|łącznie obciążenia|suma opłat|suma prowizji|suma opłat i prowizji|suma transakcji|wydatki|
      łączne wydatki|suma zakupów|suma operacji wn|obroty strona wn|obciążenia rachunku|razem opłaty|suma transakcji bezgotówkowych|suma transakcji gotówkowych|suma obciążeń w pln|suma obrotów wn|suma kwot obciążeń|razem wypłaty|łącznie wydatki|łączna kwota wydatków|wartość obciążeń|wartość operacji obciążeniowych|wypłaty razem|obroty po stronie wn|obroty dt|suma obrotów obciążeniowych|wydatki w okresie|suma nowych transakcji|transakcje razem|suma odsetek i opłat|suma przelewów wychodzących`),
    total: list(
      `razem|suma|ogółem|łącznie|suma obrotów|suma operacji|razem obroty|podsumowanie obrotów|obroty|obroty razem|suma ogółem|obroty w okresie|razem w okresie|suma całkowita|łączna kwota|razem operacje|suma kwot|razem transakcje|razem za okres|suma za okres|operacje razem`,
    ),
    count: list(
      `liczba operacji|liczba transakcji|ilość operacji|liczba uznań|liczba obciążeń|ilość uznań|ilość obciążeń|liczba pozycji|ilość transakcji|ilość pozycji|l. operacji|liczba operacji uznaniowych|liczba operacji obciążeniowych`,
    ),
    'daily-balance': list(
      `saldo dzienne|salda dzienne|saldo na koniec dnia zestawienie|średnie saldo|saldo średnie|salda na koniec dnia|średnie saldo dzienne|saldo średniodzienne|średniomiesięczne saldo`,
    ),
    pending: list(
      `blokady|blokada|oczekujące|operacje oczekujące|nierozliczone|transakcje nierozliczone|operacje nierozliczone|zaplanowane|zlecenia zaplanowane|nadchodzące|w trakcie realizacji|kwota blokad|suma blokad|autoryzacje|niezaksięgowane|operacje niezaksięgowane|transakcje niezaksięgowane|blokady autoryzacyjne|środki zablokowane|kwota zablokowana|przelewy oczekujące|transakcje oczekujące|transakcje w trakcie rozliczenia|przyszłe płatności|oczekujące transakcje|zablokowane środki|oczekuje na zaksięgowanie|oczekuje na rozliczenie|planowane płatności|rezerwacje środków|kwoty zablokowane|transakcje zablokowane`,
    ),
    period: list(
      `za dzień|okres|za okres|za okres od|wyciąg za okres|w okresie|okres od|okres rozliczeniowy|od dnia|od|operacje w okresie|zestawienie za okres|za okres:|za miesiąc|do|okres wyciągu|historia za okres|data od|data do|do dnia|okres od do|zakres dat|historia operacji za okres|lista operacji za okres|cykl rozliczeniowy|okres sprawozdawczy|operacje za okres|historia rachunku za okres|zestawienie operacji za okres|transakcje za okres|data początkowa|data końcowa`,
    ),
    'statement-date': list(
      `data wyciągu|na dzień|stan na dzień|data zestawienia|data wystawienia wyciągu|wyciąg z dnia|data zamknięcia okresu|data rozliczenia wyciągu|data zakończenia okresu`,
    ),
    'print-date': list(
      `data wygenerowania|data sporządzenia|data wystawienia|data wydruku|sporządzono|data|wygenerowano|data utworzenia|dnia|wystawiono|sporządzono dnia|data generowania|wydrukowano|data dokumentu|dokument wygenerowano|wygenerowany dnia|wydruk z dnia`,
    ),
    'statement-number': list(
      `nr wyciągu|numer wyciągu|wyciąg nr|wyciąg numer|nr zestawienia|nr|wyciąg bankowy nr|numer zestawienia|nr kolejny wyciągu|wyciąg z rachunku nr|zestawienie nr|numer kolejny wyciągu`,
    ),
    'account-number': list(
      `numer rachunku|nr rachunku|rachunek|rachunek nr|nr konta|numer konta|konto|nr rach.|nrb|numer karty|nr karty|konto nr|rachunek bankowy|numer rachunku bankowego|rach.|nr rachunku bankowego|numer rachunku karty|rachunek numer|numer rachunku (nrb)|nr kontraktu|numer umowy|numer rachunku iban|rachunek karty|rachunek bieżący nr|nr umowy|konto numer|rachunek do spłaty|numer rachunku do spłaty karty|numer lokaty|nr lokaty|numer produktu|dla rachunku|z rachunku nr|numer twojego konta`,
    ),
    iban: list(`iban|numer iban|nr iban|numer rachunku iban|rachunek iban|iban rachunku`),
    bic: list(`bic|swift|kod swift|kod bic|bic/swift|swift/bic|bic (swift)|kod bic/swift|kod swift/bic|adres swift`),
    holder: list(
      `posiadacz rachunku|posiadacz|właściciel|właściciel rachunku|klient|imię i nazwisko|nazwa rachunku|nazwa klienta|posiadacz karty|dane posiadacza|szanowny pan|szanowna pani|współposiadacz|pan|pani|nazwa|dane klienta|nazwa posiadacza|posiadacz konta|właściciel konta|nazwisko i imię|dane posiadacza rachunku|państwo|użytkownik karty|nazwa firmy|kredytobiorca|posiadacze rachunku|współwłaściciel|dane właściciela|rachunek prowadzony dla|pożyczkobiorca`,
    ),
    currency: list(
      `waluta|waluta rachunku|kwoty w|wszystkie kwoty w|waluta konta|waluta wyciągu|kwoty wyrażone w|waluta rozliczenia`,
    ),
    'section-in': list(
      `uznania|wpływy|wpłaty|przelewy przychodzące|operacje uznaniowe|spłaty|spłaty i uznania|wpłaty i uznania|przychody|przelewy otrzymane|uznania i spłaty|płatności i uznania|transakcje uznaniowe|wpływy na konto|wpływy na rachunek`,
    ),
    'section-out': list(
      `obciążenia|wydatki|wypłaty|przelewy wychodzące|operacje obciążeniowe|zakupy|transakcje kartą|opłaty i prowizje|opłaty|transakcje kartowe|prowizje i opłaty|odsetki|wypłaty gotówki|transakcje bezgotówkowe|transakcje gotówkowe|operacje kartowe|odsetki i opłaty|przelewy wysłane|rozchody|operacje kartą|transakcje dokonane kartą|opłaty i odsetki|odsetki i prowizje|opłaty, prowizje i odsetki|płatności kartą|transakcje zagraniczne|transakcje krajowe|nowe transakcje|transakcje obciążeniowe|wydatki z konta`,
    ),
    'section-booked': list(
      `operacje|historia operacji|lista operacji|zestawienie operacji|transakcje|historia transakcji|lista transakcji|operacje na rachunku|szczegóły operacji|wykaz operacji|zestawienie transakcji|operacje zaksięgowane|historia rachunku|szczegółowe zestawienie operacji|transakcje rozliczone|elektroniczne zestawienie operacji|zaksięgowane|operacje rozliczone|szczegóły transakcji|wykaz transakcji|twoje transakcje|rozliczone transakcje|zestawienie obrotów|obroty na rachunku|obroty rachunku|szczegóły rozliczonych transakcji|rejestr operacji|ruchy na rachunku`,
    ),
    summary: list(
      `podsumowanie|podsumowanie wyciągu|podsumowanie okresu|podsumowanie rachunku|zestawienie|zestawienie sald|przegląd|informacje o rachunku|podsumowanie operacji|stan konta|salda|informacje podstawowe|podsumowanie obrotów na rachunku|skrót|podsumowanie karty|podsumowanie zadłużenia|zbiorcze zestawienie|podstawowe informacje|informacje o saldzie|podsumowanie obrotów i sald|twoje konto w skrócie|stan rachunków|informacja o saldach|salda i obroty`,
    ),
    'available-balance': list(
      `dostępne środki|saldo dostępne|środki dostępne|dostępny limit|do dyspozycji|wolne środki|dostępne saldo|kwota dostępna|środki do dyspozycji|dostępna kwota|dostępne|pozostały limit|limit dostępny|stan dostępny|dostępny kredyt|niewykorzystany limit|kwota dostępnych środków|do wykorzystania|pozostało do wykorzystania|limit do wykorzystania|limit pozostały do wykorzystania|saldo dostępnych środków|środki do wykorzystania|limit niewykorzystany`,
    ),
    'credit-limit': list(
      `limit kredytowy|przyznany limit|limit zadłużenia|limit debetu|limit kredytu|limit karty|przyznany limit kredytowy|limit|dopuszczalne saldo debetowe|limit w rachunku|kwota limitu|limit odnawialny|przyznany limit zadłużenia|limit kredytu odnawialnego|debet dopuszczalny|limit wydatków|dopuszczalny debet|kwota przyznanego limitu|wysokość limitu|wysokość limitu kredytowego|kwota kredytu w rachunku`,
    ),
    'minimum-payment': list(
      `kwota minimalna|minimalna kwota do zapłaty|spłata minimalna|minimalna spłata|minimalna kwota spłaty|minimalna kwota do spłaty|kwota minimalna do zapłaty|rata minimalna|wymagana kwota spłaty|minimalna wymagana kwota|kwota spłaty minimalnej|minimalna wpłata|minimalna wymagana spłata|minimalna kwota wymagana|kwota wymagana do zapłaty|kwota wymagana|minimalna kwota|minimalna kwota płatności`,
    ),
    'payment-due': list(
      `termin płatności|termin spłaty|płatne do|data płatności|data spłaty|spłata do dnia|spłata do|termin zapłaty|zapłać do|do zapłaty do|data wymagalności|dzień spłaty|termin minimalnej spłaty|termin wpłaty|data wymaganej spłaty|spłać do|dzień płatności|prosimy o spłatę do`,
    ),
    'interest-rates': list(
      `oprocentowanie|stopa procentowa|rrso|odsetki|odsetki naliczone|oprocentowanie nominalne|stawka oprocentowania|oprocentowanie kredytu|oprocentowanie roczne|oprocentowanie środków|oprocentowanie zadłużenia|odsetki skapitalizowane|nominalna stopa|oprocentowanie debetu|rzeczywista roczna stopa|odsetki karne stopa`,
    ),
    page: list(`strona|str.|strona z|koniec wyciągu|str|nr strony|koniec dokumentu|strony`),
    'no-transactions': list(
      `brak operacji|brak transakcji|nie odnotowano operacji|brak obrotów|brak operacji w okresie|w podanym okresie nie było operacji|brak operacji w podanym okresie|brak transakcji w okresie|nie było operacji|brak operacji na rachunku|brak wyników|w okresie nie wystąpiły operacje|nie odnotowano transakcji|nie wykonano operacji|nie dokonano operacji|nie dokonano transakcji|brak zaksięgowanych operacji|nie znaleziono operacji|nie znaleziono transakcji|brak ruchów|brak nowych transakcji|brak rozliczonych transakcji|brak operacji do wyświetlenia`,
    ),
    'not-a-transaction':
      list(`kurs walutowy|bankowy fundusz gwarancyjny|ważne informacje|infolinia|punkty|nip|regon|krs|kapitał zakładowy|dokument wygenerowany elektronicznie|niniejszy dokument|nie wymaga podpisu|fundusz gwarancyjny|środki objęte|reklamacje|sąd rejonowy|w przypadku niezgodności|telefon|szanowni państwo|
      zgodnie z|uwaga|środki zgromadzone|dokument sporządzony|na podstawie art|wydruk|prawo bankowe|gwarancja|siedziba|kapitał wpłacony|zajęcie|suma bilansowa`),
  },
  marks: { in: list('ma|ct|cr|uznanie|c|uzn|wpływ'), out: list('wn|dt|dr|winien|obciążenie|d|obc|debet') },
  statementTitles:
    list(`wyciąg|wyciąg bankowy|wyciąg z rachunku|wyciąg z konta|wyciąg z rachunku bankowego|historia rachunku|historia operacji|historia transakcji|zestawienie operacji|lista operacji|wyciąg z karty|wyciąg z karty kredytowej|zestawienie transakcji|wyciąg z rachunku karty|wyciąg miesięczny|historia konta|potwierdzenie historii|elektroniczne zestawienie operacji|lista transakcji|wyciąg nr|wyciąg dzienny|
    wyciąg okresowy|wyciąg z operacji|wyciąg elektroniczny|wyciąg z rachunku karty kredytowej|wyciąg zbiorczy|zestawienie operacji na rachunku|historia operacji na rachunku|wyciąg do rachunku|wyciąg z konta osobistego|książeczka oszczędnościowa|wykaz operacji|zestawienie miesięczne|duplikat wyciągu`),
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
      `konto osobiste|rachunek bieżący|rachunek oszczędnościowo-rozliczeniowy|ror|konto firmowe|rachunek rozliczeniowy|rachunek płatniczy|konto bieżące|podstawowy rachunek płatniczy|rachunek osobisty|rachunek pomocniczy|konto walutowe|konto studenckie|rachunek firmowy|konto direct|rachunek vat|konto dla młodych|rachunek walutowy|konto wspólne|rachunek wspólny|konto biznesowe|konto przedsiębiorcy|konto rodzinne|rachunek powierniczy|rachunek bankowy|konto premium|rachunek podstawowy`,
    ),
    savings: list(
      `konto oszczędnościowe|rachunek oszczędnościowy|lokata|lokata terminowa|oszczędności|konto lokacyjne|depozyt|ike|ikze|rachunek lokaty|skarbonka|lokaty terminowe|książeczka oszczędnościowa|książeczka mieszkaniowa|konto progresywne`,
    ),
    'credit-card': list(
      `karta kredytowa|rachunek karty|wyciąg z karty|karty kredytowe|karta obciążeniowa|rachunek karty kredytowej|limit kredytowy karty|karty kredytowej|karty obciążeniowej|karta charge`,
    ),
    loan: list(
      `kredyt|pożyczka|kredyt hipoteczny|kredyt gotówkowy|rachunek kredytowy|kredyt odnawialny|kredyt mieszkaniowy|pożyczka gotówkowa|kredyt samochodowy|rachunek kredytu|linia kredytowa`,
    ),
    unknown: list(
      `rachunek maklerski|rachunek inwestycyjny|karta przedpłacona|portmonetka|portfel elektroniczny|rachunek papierów wartościowych|karta podarunkowa|rachunek pieniężny maklerski`,
    ),
  },
};
