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
      `data|data księg.|data księgowania|data operacji|data księgow.|data zaksięgowania|data transakcji/księgowania|dzień|data oper.|data i rodzaj operacji|data ks.|data księgowa|dt. księg.|data rozliczenia|data rozl.|zaksięgowano|data wpisu|data operacji/księgowania|data zapisu|data zaks.|data księgowania/operacji|dnia`,
    ),
    'value-date': list(`data waluty|waluta data|dt. waluty|data wal.|data efektywna|data waluty/operacji`),
    'transaction-date': list(
      `data transakcji|data zakupu|data trans.|data wykonania|data zlecenia|data dokonania transakcji|data autoryzacji|data płatności|data dokonania`,
    ),
    description:
      list(`opis operacji|opis|opis transakcji|tytuł|tytuł operacji|tytuł przelewu|tytułem|szczegóły operacji|szczegóły|szczegóły transakcji|treść operacji|treść|rodzaj i opis operacji|operacja|operacje|transakcja|transakcje|opis/tytuł|opis i tytuł|dane operacji|nazwa operacji i opis|tytuł / opis|tytuł płatności|dane transakcji|informacje o operacji|opis księgowania|sprzedawca|nazwa punktu|
      miejsce transakcji|punkt handlowy|opis zdarzenia|kontrahent / tytuł|opis operacji / tytuł|określenie operacji|zdarzenie|tytuł transakcji|nadawca / odbiorca / tytuł|szczegółowy opis`),
    reference: list(
      `numer referencyjny|nr referencyjny|referencje|nr ref.|numer dokumentu|nr dokumentu|nr operacji|numer operacji|numer transakcji|nr transakcji|nr czeku|identyfikator operacji|nr ref|id transakcji|numer czeku|sygnatura|id operacji|referencja|nr dowodu|numer dowodu|nr sekwencyjny operacji`,
    ),
    type: list(
      `typ|rodzaj|rodzaj operacji|typ operacji|rodzaj transakcji|typ transakcji|kod|kod operacji|kod transakcji|rodz. operacji|nazwa operacji|kanał`,
    ),
    amount: list(
      `kwota|kwota operacji|kwota transakcji|kwota w pln|wartość|kwota pln|obciążenia/uznania|obciążenie/uznanie|uznania/obciążenia|kwota w walucie rachunku|kwota rozliczenia|suma|wpływy/wydatki|wpływy / wydatki|kwota obciążenia/uznania|kwota zł|wn/ma|kwota w walucie rozliczenia|kwota (pln)|kwota księgowania|kwota operacji w pln|obroty|kwota rozliczona|wartość operacji`,
    ),
    'money-in': list(
      `uznania|uznanie|wpływy|wpływ|ma|kwota ma|kwota uznania|przychody|przychód|wpłaty|wpłata|strona ma|uznania (+)|kredyt strona|na dobro|obroty ma|przychodzące|kwota uznań|zasilenia|wpływy (+)|kwota wpływu|uznania w pln|uznania rachunku|credit|otrzymane|winien/ma ma`,
    ),
    'money-out': list(
      `obciążenia|obciążenie|wydatki|wydatek|winien|wn|kwota wn|kwota obciążenia|rozchody|rozchód|wypłaty|wypłata|strona wn|obciążenia (-)|w ciężar|obroty wn|wychodzące|kwota obciążeń|kwota winien|wydatki (-)|kwota wydatku|obciążenia w pln|obciążenia rachunku|debet|debit|zakupy|płatności`,
    ),
    balance: list(
      `saldo|saldo po operacji|saldo po transakcji|saldo księgowe|saldo końcowe|saldo rachunku|saldo bieżące|saldo w pln|saldo po|stan rachunku|saldo pln|saldo po zaksięgowaniu|saldo narastająco|stan konta|saldo po oper.|saldo dzienne|saldo zł|saldo po księgowaniu|saldo dostępne|stan po operacji`,
    ),
    currency: list(`waluta|wal.|waluta rachunku|waluta operacji|waluta transakcji|kod waluty`),
    mark: list(`strona|wn/ma strona|znak|+/-|strona operacji|kierunek|dt/ct|c/d|d/c|wn / ma`),
    fee: list(`opłata|opłaty|prowizja|prowizje|koszt|prowizja bankowa|podatek|vat`),
    net: list(`netto|kwota netto|wartość netto`),
    gross: list(`brutto|kwota brutto|wartość brutto`),
    category: list(`kategoria|kategorie|podkategoria|grupa`),
    counterparty: list(
      `kontrahent|nadawca|odbiorca|nadawca/odbiorca|nadawca / odbiorca|nazwa kontrahenta|dane kontrahenta|zleceniodawca|beneficjent|odbiorca/nadawca|strona transakcji|nazwa odbiorcy|nazwa nadawcy|nazwa|dane nadawcy/odbiorcy|płatnik|zleceniodawca/beneficjent|od/do`,
    ),
    'counterparty-account': list(
      `rachunek kontrahenta|nr rachunku kontrahenta|rachunek nadawcy|rachunek odbiorcy|numer rachunku kontrahenta|rachunek nadawcy/odbiorcy|numer konta kontrahenta|konto kontrahenta|rachunek przeciwstawny|rachunek źródłowy|rachunek docelowy|numer rachunku nadawcy/odbiorcy`,
    ),
    note: list(
      `uwagi|notatka|notatki|komentarz|informacje dodatkowe|dodatkowe informacje|dodatkowe dane|adnotacje|miasto|miejsce|miejscowość`,
    ),
    branch: list(`oddział|placówka|jednostka`),
    sequence: list(`lp|lp.|l.p.|nr|nr.|poz.|pozycja|#|nr oper.|nr kolejny|numer`),
    time: list(`godzina|czas|godz.`),
    'foreign-amount': list(
      `kwota w walucie|kwota oryginalna|kwota transakcji w walucie|kwota w walucie obcej|kwota w walucie oryginalnej|waluta oryginalna|kwota w walucie operacji|kwota w walucie transakcji|kwota oryg.|oryginalna kwota`,
    ),
    rate: list(`kurs|kurs wymiany|oprocentowanie|kurs walutowy|kurs przeliczenia|stopa procentowa|oprocentowanie %`),
    'card-number': list(`karta|nr karty|numer karty|posiadacz karty|użytkownik karty|karta nr`),
    other: list(`punkty|ilość|raty|rata|kraj|status|jednostki|liczba|cena|stan|dni`),
  },
  phrases: {
    opening:
      list(`saldo początkowe|saldo poprzednie|saldo na początek|saldo otwarcia|saldo z poprzedniego wyciągu|saldo poprzedniego wyciągu|poprzednie saldo|saldo początkowe na dzień|stan początkowy|saldo na początek okresu|saldo początkowe okresu|saldo wejściowe|saldo z przeniesienia poprzedni wyciąg|saldo na dzień|saldo początkowe rachunku|saldo na początek dnia|
      saldo na początku okresu|zadłużenie z poprzedniego wyciągu|zadłużenie początkowe|saldo zadłużenia z poprzedniego wyciągu|saldo ostatniego wyciągu|saldo pocz.|kwota z poprzedniego wyciągu|stan środków na początek|saldo otwarcia na dzień|saldo zadłużenia na początek okresu|saldo początk.|poprzedni stan|saldo wyciągu poprzedniego`),
    closing:
      list(`saldo końcowe|nowe saldo|saldo na koniec|saldo zamknięcia|saldo bieżące|saldo na koniec okresu|saldo końcowe na dzień|stan końcowy|saldo aktualne|aktualne saldo|saldo końcowe okresu|saldo wyjściowe|saldo księgowe|saldo rachunku|bieżące saldo|saldo na koniec dnia|saldo końcowe rachunku|saldo zadłużenia|całkowite zadłużenie|
      kwota do zapłaty|zadłużenie końcowe|zadłużenie całkowite|saldo na dzień zamknięcia|stan środków na koniec|saldo na końcu okresu|bieżące zadłużenie|saldo zadłużenia na koniec okresu|łączne zadłużenie|saldo końc.|saldo zamknięcia na dzień|do zapłaty|kwota zadłużenia|nowe zadłużenie|saldo wyciągu|saldo końcowe wyciągu`),
    'carried-forward': list(
      `do przeniesienia|saldo do przeniesienia|ciąg dalszy na następnej stronie|cd. na następnej stronie|c.d. na następnej stronie|przeniesienie|suma do przeniesienia|ciąg dalszy na odwrocie|c.d.n.|dalszy ciąg na następnej stronie|ciąg dalszy|ciąg dalszy na kolejnej stronie|ciąg dalszy na stronie|ciąg dalszy nastąpi|cd. na kolejnej stronie|c.d. na kolejnej stronie|cd na następnej stronie|c.d. na odwrocie`,
    ),
    'brought-forward': list(
      `z przeniesienia|saldo z przeniesienia|przeniesiono|z poprzedniej strony|przeniesienie z poprzedniej strony|suma z przeniesienia|kontynuacja z poprzedniej strony|przeniesione z poprzedniej strony|ciąg dalszy z poprzedniej strony|cd. z poprzedniej strony|c.d. z poprzedniej strony`,
    ),
    subtotal: list(
      `suma częściowa|suma strony|razem strona|razem na stronie|suma dnia|razem dzień|podsumowanie strony|suma dla karty|razem karta|suma pośrednia|suma transakcji kartą`,
    ),
    'total-in': list(
      `suma uznań|suma wpływów|suma wpłat|uznania razem|razem uznania|suma ma|wpływy razem|obroty ma|suma operacji uznaniowych|łączna kwota uznań|razem ma|razem wpływy|suma przychodów|uznania|kwota uznań|suma kredytów|uznania ogółem|obroty uznaniowe|suma uznania|łącznie uznania|suma wpłat i uznań|wpływy|łączne wpływy|suma operacji ma|obroty strona ma|suma spłat|uznania rachunku|suma uznań w pln`,
    ),
    'total-out':
      list(`suma obciążeń|suma wydatków|suma wypłat|obciążenia razem|razem obciążenia|suma wn|wydatki razem|obroty wn|suma operacji obciążeniowych|łączna kwota obciążeń|razem wn|razem wydatki|suma rozchodów|obciążenia|kwota obciążeń|suma debetów|obciążenia ogółem|obroty obciążeniowe|suma obciążenia|łącznie obciążenia|suma opłat|suma prowizji|suma opłat i prowizji|suma transakcji|wydatki|
      łączne wydatki|suma zakupów|suma operacji wn|obroty strona wn|obciążenia rachunku|razem opłaty|suma transakcji bezgotówkowych|suma transakcji gotówkowych|suma obciążeń w pln`),
    total: list(
      `razem|suma|ogółem|łącznie|suma obrotów|suma operacji|razem obroty|podsumowanie obrotów|obroty|obroty razem|suma ogółem|obroty w okresie|razem w okresie|suma całkowita|łączna kwota|razem operacje|suma kwot`,
    ),
    count: list(
      `liczba operacji|liczba transakcji|ilość operacji|liczba uznań|liczba obciążeń|ilość uznań|ilość obciążeń|liczba pozycji|ilość transakcji|ilość pozycji|l. operacji|liczba operacji uznaniowych|liczba operacji obciążeniowych`,
    ),
    'daily-balance': list(
      `saldo dzienne|salda dzienne|saldo na koniec dnia zestawienie|średnie saldo|saldo średnie|salda na koniec dnia|średnie saldo dzienne`,
    ),
    pending: list(
      `blokady|blokada|oczekujące|operacje oczekujące|nierozliczone|transakcje nierozliczone|operacje nierozliczone|zaplanowane|zlecenia zaplanowane|nadchodzące|w trakcie realizacji|kwota blokad|suma blokad|autoryzacje|niezaksięgowane|operacje niezaksięgowane|transakcje niezaksięgowane|blokady autoryzacyjne|środki zablokowane|kwota zablokowana|przelewy oczekujące|transakcje oczekujące|transakcje w trakcie rozliczenia|przyszłe płatności`,
    ),
    period: list(
      `za dzień|okres|za okres|za okres od|wyciąg za okres|w okresie|okres od|okres rozliczeniowy|od dnia|od|operacje w okresie|zestawienie za okres|za okres:|za miesiąc|do|okres wyciągu|historia za okres|data od|data do|do dnia|okres od do|zakres dat|historia operacji za okres|lista operacji za okres|cykl rozliczeniowy|okres sprawozdawczy`,
    ),
    'statement-date': list(`data wyciągu|na dzień|stan na dzień|data zestawienia`),
    'print-date': list(
      `data wygenerowania|data sporządzenia|data wystawienia|data wydruku|sporządzono|data|wygenerowano|data utworzenia|dnia|wystawiono|sporządzono dnia|data generowania|wydrukowano|data dokumentu|dokument wygenerowano|wygenerowany dnia`,
    ),
    'statement-number': list(
      `nr wyciągu|numer wyciągu|wyciąg nr|wyciąg numer|nr zestawienia|nr|wyciąg bankowy nr|numer zestawienia|nr kolejny wyciągu|wyciąg z rachunku nr`,
    ),
    'account-number': list(
      `numer rachunku|nr rachunku|rachunek|rachunek nr|nr konta|numer konta|konto|nr rach.|nrb|numer karty|nr karty|konto nr|rachunek bankowy|numer rachunku bankowego|rach.|nr rachunku bankowego|numer rachunku karty|rachunek numer|numer rachunku (nrb)|nr kontraktu|numer umowy|numer rachunku iban|rachunek karty|rachunek bieżący nr|nr umowy|konto numer`,
    ),
    iban: list(`iban|numer iban|nr iban|numer rachunku iban|rachunek iban|iban rachunku`),
    bic: list(`bic|swift|kod swift|kod bic|bic/swift|swift/bic|bic (swift)|kod bic/swift|kod swift/bic|adres swift`),
    holder: list(
      `posiadacz rachunku|posiadacz|właściciel|właściciel rachunku|klient|imię i nazwisko|nazwa rachunku|nazwa klienta|posiadacz karty|dane posiadacza|szanowny pan|szanowna pani|współposiadacz|pan|pani|nazwa|dane klienta|nazwa posiadacza|posiadacz konta|właściciel konta|nazwisko i imię|dane posiadacza rachunku|państwo|użytkownik karty|nazwa firmy|kredytobiorca`,
    ),
    currency: list(
      `waluta|waluta rachunku|kwoty w|wszystkie kwoty w|waluta konta|waluta wyciągu|kwoty wyrażone w|waluta rozliczenia`,
    ),
    'section-in': list(
      `uznania|wpływy|wpłaty|przelewy przychodzące|operacje uznaniowe|spłaty|spłaty i uznania|wpłaty i uznania|przychody|przelewy otrzymane`,
    ),
    'section-out': list(
      `obciążenia|wydatki|wypłaty|przelewy wychodzące|operacje obciążeniowe|zakupy|transakcje kartą|opłaty i prowizje|opłaty|transakcje kartowe|prowizje i opłaty|odsetki|wypłaty gotówki|transakcje bezgotówkowe|transakcje gotówkowe|operacje kartowe|odsetki i opłaty|przelewy wysłane|rozchody`,
    ),
    'section-booked': list(
      `operacje|historia operacji|lista operacji|zestawienie operacji|transakcje|historia transakcji|lista transakcji|operacje na rachunku|szczegóły operacji|wykaz operacji|zestawienie transakcji|operacje zaksięgowane|historia rachunku|szczegółowe zestawienie operacji|transakcje rozliczone|elektroniczne zestawienie operacji|zaksięgowane|operacje rozliczone|szczegóły transakcji|wykaz transakcji|twoje transakcje|rozliczone transakcje|zestawienie obrotów`,
    ),
    summary: list(
      `podsumowanie|podsumowanie wyciągu|podsumowanie okresu|podsumowanie rachunku|zestawienie|zestawienie sald|przegląd|informacje o rachunku|podsumowanie operacji|stan konta|salda|informacje podstawowe|podsumowanie obrotów na rachunku|skrót|podsumowanie karty|podsumowanie zadłużenia|zbiorcze zestawienie`,
    ),
    'available-balance': list(
      `dostępne środki|saldo dostępne|środki dostępne|dostępny limit|do dyspozycji|wolne środki|dostępne saldo|kwota dostępna|środki do dyspozycji|dostępna kwota|dostępne|pozostały limit|limit dostępny|stan dostępny`,
    ),
    'credit-limit': list(
      `limit kredytowy|przyznany limit|limit zadłużenia|limit debetu|limit kredytu|limit karty|przyznany limit kredytowy|limit|dopuszczalne saldo debetowe|limit w rachunku|kwota limitu|limit odnawialny|przyznany limit zadłużenia|limit kredytu odnawialnego|debet dopuszczalny|limit wydatków`,
    ),
    'minimum-payment': list(
      `kwota minimalna|minimalna kwota do zapłaty|spłata minimalna|minimalna spłata|minimalna kwota spłaty|minimalna kwota do spłaty|kwota minimalna do zapłaty|rata minimalna|wymagana kwota spłaty|minimalna wymagana kwota`,
    ),
    'payment-due': list(
      `termin płatności|termin spłaty|płatne do|data płatności|data spłaty|spłata do dnia|spłata do|termin zapłaty|zapłać do|do zapłaty do|data wymagalności|dzień spłaty|termin minimalnej spłaty`,
    ),
    'interest-rates': list(
      `oprocentowanie|stopa procentowa|rrso|odsetki|odsetki naliczone|oprocentowanie nominalne|stawka oprocentowania|oprocentowanie kredytu|oprocentowanie roczne|oprocentowanie środków|oprocentowanie zadłużenia|odsetki skapitalizowane|nominalna stopa|oprocentowanie debetu|rzeczywista roczna stopa`,
    ),
    page: list(`strona|str.|strona z|koniec wyciągu|str|nr strony|koniec dokumentu|strony`),
    'no-transactions': list(
      `brak operacji|brak transakcji|nie odnotowano operacji|brak obrotów|brak operacji w okresie|w podanym okresie nie było operacji|brak operacji w podanym okresie|brak transakcji w okresie|nie było operacji|brak operacji na rachunku|brak wyników`,
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
