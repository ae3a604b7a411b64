import { type PaperWords, words } from './paper-words.ts';

/** Words of papers in the languages of central, eastern and south-eastern Europe. */
export const EASTERN_PAPERS: Readonly<Record<string, PaperWords>> = {
  pl: words(
    `limit w rachunku|debet|dopuszczalne saldo|saldo dostępne|dostępne środki|środki dostępne|limit kredytowy|wolne środki|oprocentowanie|odsetki kapitałowe|bankowy fundusz gwarancyjny|bfg|gwarancja depozytów|posiadacz rachunku|data waluty|data księgowania|data operacji|rachunek bieżący|konto osobiste|konto oszczędnościowe|karta kredytowa|karta debetowa|numer karty|
    kwota minimalna|minimalna kwota do zapłaty|minimalna spłata|saldo początkowe|saldo końcowe|saldo otwarcia|saldo zamknięcia|prowizja bankowa|opłata za prowadzenie rachunku|wyciąg nr|prawo bankowe|rrso|rzeczywista roczna stopa`,
    `płatność kartą|transakcja kartą|zakup przy użyciu karty|karta|bankomat|wypłata|wypłata z bankomatu|wypłata gotówki|wpłata|wpłata gotówki|przelew|przelew wychodzący|przelew przychodzący|przelew wewnętrzny|przelew sepa|blik|zlecenie stałe|polecenie zapłaty|wynagrodzenie|pensja|odsetki|kapitalizacja odsetek|opłata|opłata miesięczna|prowizja|opłata za kartę|
    podatek od odsetek|zwrot|obciążenie|uznanie|przelew natychmiastowy|elixir|zus|spłata karty`,
    `ilość|cena|cena jednostkowa|cena netto|wartość netto|wartość brutto|netto|brutto|stawka vat|vat|vat %|rabat|towar|nazwa towaru|indeks|j.m|jm|termin|termin płatności|termin zapłaty|dni po terminie|po terminie|nr faktury|numer faktury|data faktury|data wystawienia|faktura|stan licznika|odczyt|odczyt poprzedni|odczyt bieżący|zużycie|kwh|
    czas trwania|numer docelowy|godziny|stawka godzinowa|amortyzacja|umorzenie|wartość księgowa|rata|rata kapitałowa|rata odsetkowa|kapitał pozostały|pozostało do spłaty|składka|czynsz|km|litry|wykonanie|odchylenie|nr dowodu|
    jednostki|wartość jednostki|liczba jednostek|nr rejestracyjny`,
    `saldo kontrahenta|rozrachunki|rozrachunki z odbiorcami|rozrachunki z dostawcami|potwierdzenie sald|uzgodnienie sald|należności|zobowiązania|nierozliczone|zaległości|przeterminowane|warunki płatności|odsetki za zwłokę|odsetki ustawowe|adres dostawy|nr zamówienia|wz|punkt poboru|nr licznika|najemca|wynajmujący|wynagrodzenie brutto|
    do wypłaty|raport kasowy|stan kasy|księga główna|środki trwałe|nr polisy|
    numer ppe|stan licznika|energia czynna|opłata dystrybucyjna|numer telefonu abonenta|jednostki uczestnictwa|wartość jednostki|harmonogram spłat|przejazd płatny`,
    `faktura|fv|fvs|faktura vat|korekta|faktura korygująca|nota odsetkowa|nota|wpłata od kontrahenta|zapłata|wpłata kp|zapłata za fakturę|paragon|utarg|sprzedaż|czynsz|rozliczenie`,
  ),
  cs: words(
    `kontokorent|povolené přečerpání|povolený debet|debet|disponibilní zůstatek|použitelný zůstatek|úvěrový limit|úvěrový rámec|připsané úroky|úroková sazba|pojištění vkladů|fond pojištění vkladů|garanční systém|běžný účet|spořicí účet|kreditní karta|debetní karta|platební karta|majitel účtu|datum valuty|valuta|datum zaúčtování|datum splatnosti platby|
    počáteční zůstatek|konečný zůstatek|protiúčet|číslo výpisu|poplatky za vedení účtu|kód banky|minimální splátka`,
    `platba kartou|nákup|výběr|výběr z bankomatu|bankomat|vklad|vklad hotovosti|příchozí platba|odchozí platba|příchozí úhrada|odchozí úhrada|okamžitá platba|trvalý příkaz|inkaso|sipo|mzda|výplata|úrok|úroky|poplatek|srážková daň|převod|tuzemská platba|karta|bezhotovostní`,
    `množství|počet|ks|jednotková cena|cena za jednotku|sleva|dph|sazba dph|základ|zboží|kód zboží|splatnost|datum splatnosti|po splatnosti|dní po splatnosti|číslo faktury|faktura|datum vystavení|stav měřidla|odečet|spotřeba|kwh|délka hovoru|trvání|volané číslo|hodiny|hodinová sazba|odpisy|zůstatková cena|jistina|zbývá splatit|splátka|pojistné|nájemné|km|litry|skutečnost|
    podílové listy|cena podílového listu|registrační značka`,
    `odběratel|dodavatel|saldokonto|odsouhlasení salda|pohledávky|závazky|neuhrazené faktury|po splatnosti|platební podmínky|dodací adresa|číslo objednávky|dodací list|odběrné místo|číslo elektroměru|záloha|zálohy|nájemce|pronajímatel|zaměstnanec|hrubá mzda|čistá mzda|k výplatě|pokladní kniha|pokladna|stav pokladny|hlavní kniha|číslo pojistky|
    ean opm|stav elektroměru|rezervovaný příkon|distribuce elektřiny|telefonní číslo účastníka|podílové listy|splátkový kalendář|mýtné`,
    `faktura|vydaná faktura|přijatá faktura|dobropis|opravný doklad|úhrada|úhrada faktury|přijatá úhrada|záloha|tržba|prodej|nájemné`,
  ),
  hu: words(
    `folyószámlahitel|hitelkeret|rendelkezésre álló|felhasználható egyenleg|rendelkezésre álló egyenleg|kamat|betéti kamat|országos betétbiztosítási alap|betétbiztosítás|oba|folyószámla|bankszámla|lakossági bankszámla|megtakarítási számla|hitelkártya|bankkártya|betéti kártya|számlatulajdonos|értéknap|könyvelés napja|könyvelési nap|nyitó egyenleg|záró egyenleg|nyitóegyenleg|záróegyenleg|
    kivonat száma|számlavezetési díj|tranzakciós illeték|minimális törlesztő`,
    `kártyás vásárlás|vásárlás|bankkártyás fizetés|készpénzfelvétel|atm|átutalás|utalás|átutalás jóváírás|azonnali átutalás|eseti átutalás|állandó átutalás|csoportos beszedés|beszedés|jóváírás|munkabér|fizetés|nyugdíj|kamat|számlavezetési díj|tranzakciós illeték|díj|jutalék|befizetés|készpénzbefizetés|terhelés`,
    `mennyiség|egységár|egység|nettó|bruttó|áfa|áfa %|kedvezmény|cikkszám|megnevezés és mennyiség|fizetési határidő|esedékesség|lejárt napok|számla száma|számlaszám sorszám|kelt|mérőállás|leolvasás|fogyasztás|kwh|időtartam|hívott szám|óraszám|óradíj|értékcsökkenés|nettó érték|tőke|tőketörlesztés|fennálló tőke|díjrészlet|bérleti díj|km|liter|tény|eltérés|bizonylat|
    befektetési jegy|árfolyam jegy|rendszám`,
    `vevő|szállító|vevői folyószámla|szállítói folyószámla|egyenlegközlő|egyenlegközlés|nyitott tételek|lejárt számlák|kiegyenlítetlen számlák|fizetési feltételek|késedelmi kamat|szállítási cím|rendelésszám|felhasználási hely|mérő gyári száma|bérlő|bérbeadó|munkavállaló|bruttó bér|nettó bér|pénztárkönyv|pénztárjelentés|házipénztár|főkönyv|kötvényszám|
    mérési pont|pod azonosító|elszámolt fogyasztás|rendszerhasználati díj|előfizető|befektetési jegyek|törlesztési terv|útdíj`,
    `számla|vevőszámla|kimenő számla|jóváíró számla|helyesbítő számla|sztornó számla|számla kiegyenlítése|pénzügyi teljesítés|befolyt összeg|részszámla|előleg|bevétel|készpénzes értékesítés`,
  ),
  ro: words(
    `descoperit de cont|descoperit autorizat|overdraft|sold disponibil|disponibil|limita de credit|linie de credit|dobândă|dobânda|fondul de garantare a depozitelor|fgdb|garantarea depozitelor|cont curent|cont de economii|card de credit|card de debit|titular cont|titularul contului|data valutei|data valuta|sold inițial|sold final|sold anterior|rulaj debitor|rulaj creditor|rulaj zi|
    extras nr|comision administrare|comision administrare cont|plată minimă`,
    `plată card|plata card|cumpărare|cumparare pos|pos|retragere|retragere numerar|atm|bancomat|depunere|depunere numerar|încasare|transfer|plată instant|plata instant|plată|virament|ordin de plată|direct debit|debitare directă|salariu|dobândă|comision|comision administrare|taxă|pensie|alimentare`,
    `cantitate|cant|preț unitar|pret unitar|preț|valoare fără tva|tva|cota tva|reducere|u.m|produs|cod produs|scadență|scadenta|data scadenței|zile întârziere|nr. factură|număr factură|factura|data facturii|index vechi|index nou|citire|consum|kwh|durată|număr apelat|ore|tarif orar|amortizare|valoare rămasă|principal|sold rămas|rată|primă|chirie|km|litri|buget|realizat|diferență|
    unități de fond|valoare unitară|nr. înmatriculare`,
    `fișă client|fisa client|fișă furnizor|fișa partenerului|facturi restante|facturi neachitate|sold restant|termen de plată|penalități de întârziere|adresa de livrare|nr. comandă|aviz de însoțire|loc de consum|cod client|contor|chiriaș|angajat|salariu brut|salariu net|net de plată|registru de casă|casierie|carte mare|jurnal|polița nr|extras de cont pentru confirmare|confirmare de sold|
    cod pod|index contor|consum energie|abonament telefonic|unități de fond|grafic de rambursare|scadențar|taxă de drum`,
    `factură|factura|fact|factură storno|storno|chitanță|chitanta|încasare factură|plată factură|achitat|avans|vânzări|bon fiscal|chirie`,
  ),
  sk: words(
    `povolené prečerpanie|debet|disponibilný zostatok|použiteľný zostatok|úverový limit|úverový rámec|úroková sadzba|úrok z vkladu|fond ochrany vkladov|ochrana vkladov|bežný účet|sporiaci účet|kreditná karta|debetná karta|platobná karta|majiteľ účtu|dátum valuty|valuta|dátum zaúčtovania|počiatočný zostatok|konečný zostatok|protiúčet|číslo výpisu|kód banky|minimálna splátka`,
    `platba kartou|nákup|výber|výber z bankomatu|bankomat|vklad|vklad hotovosti|prijatá platba|odoslaná platba|prijatá úhrada|okamžitá platba|trvalý príkaz|inkaso|mzda|výplata|úrok|úroky|poplatok|zrážková daň|prevod|sepa|karta|dôchodok|daň z úrokov`,
    `množstvo|počet|ks|jednotková cena|cena za jednotku|zľava|dph|sadzba dph|základ|tovar|kód tovaru|splatnosť|dátum splatnosti|po splatnosti|dní po splatnosti|číslo faktúry|faktúra|dátum vystavenia|stav merača|odpočet|spotreba|kwh|trvanie|volané číslo|hodiny|odpisy|zostatková cena|istina|zostáva splatiť|splátka|poistné|nájomné|km|litre|podielové listy`,
    `odberateľ|dodávateľ|saldokonto|pohľadávky|záväzky|neuhradené faktúry|po splatnosti|platobné podmienky|dodacia adresa|číslo objednávky|dodací list|odberné miesto|číslo elektromera|nájomca|prenajímateľ|zamestnanec|hrubá mzda|čistá mzda|na výplatu|pokladničná kniha|stav pokladne|hlavná kniha|číslo poistky|splátkový kalendár|preddavok`,
    `faktúra|vydaná faktúra|prijatá faktúra|dobropis|ťarchopis|úhrada faktúry|záloha|tržba|predaj|nájomné`,
  ),
  hr: words(
    `dopušteno prekoračenje|prekoračenje|raspoloživo stanje|raspoloživi iznos|kreditni limit|kamatna stopa|pasivna kamata|zatezna kamata|osiguranje depozita|hrvatska agencija za osiguranje depozita|tekući račun|žiro račun|štedni račun|kreditna kartica|debitna kartica|vlasnik računa|datum valute|datum knjiženja|početno stanje|završno stanje|promet na teret|promet u korist|broj izvatka|vodeći broj banke`,
    `kupnja|kupovina|plaćanje karticom|isplata|podizanje gotovine|bankomat|uplata|uplata gotovine|priljev|odljev|prijenos|nalog za plaćanje|trajni nalog|izravno terećenje|plaća|mirovina|kamata|naknada|naknada za vođenje računa|provizija|instant plaćanje|sepa|hub3`,
    `količina|kol|jedinična cijena|cijena|rabat|popust|pdv|stopa pdv|osnovica|artikl|šifra artikla|dospijeće|datum dospijeća|dana kašnjenja|broj računa kupca|račun br|datum računa|stanje brojila|očitanje|potrošnja|kwh|trajanje|birani broj|sati|amortizacija|knjigovodstvena vrijednost|glavnica|ostatak duga|rata|anuitet|premija|najamnina|km|litara|udjeli|cijena udjela`,
    `kupac|dobavljač|saldakonti|otvorene stavke|izvod otvorenih stavaka|potraživanja|obveze|neplaćeni računi|dospjelo|uvjeti plaćanja|adresa isporuke|broj narudžbe|otpremnica|obračunsko mjerno mjesto|broj brojila|najmoprimac|najmodavac|zaposlenik|bruto plaća|neto plaća|blagajnički izvještaj|stanje blagajne|glavna knjiga|broj police|otplatni plan|mobilni broj pretplatnika`,
    `ulazni račun|izlazni račun|knjižno odobrenje|knjižna obavijest|uplata kupca|plaćanje računa|predujam|utržak|prodaja|najamnina`,
  ),
  tr: words(
    `kredili mevduat|kredili mevduat hesabı|ek hesap limiti|kullanılabilir bakiye|kullanılabilir limit|kart limiti|asgari ödeme|asgari ödeme tutarı|akdi faiz|gecikme faizi|faiz oranı|tasarruf mevduatı sigorta fonu|tmsf|vadesiz hesap|vadesiz mevduat|vadeli hesap|vadeli mevduat|kredi kartı|banka kartı|hesap sahibi|hesap özeti|hesap cüzdanı|valör|valör tarihi|şube kodu|açılış bakiyesi|kapanış bakiyesi|devreden bakiye|ekstre no|hesap işletim ücreti`,
    `pos|pos harcaması|kart ile ödeme|alışveriş|atm|para çekme|nakit çekme|para yatırma|nakit yatırma|havale|eft|fast|gelen eft|giden eft|gelen havale|giden havale|gelen fast|giden fast|virman|otomatik ödeme|fatura ödemesi|düzenli ödeme|talimat|maaş|maaş ödemesi|faiz|faiz tahakkuku|masraf|komisyon|bsmv|stopaj|kkdf|kredi kartı ödemesi|çek tahsilatı|emekli maaşı`,
    `miktar|adet|birim fiyat|iskonto|kdv|kdv oranı|kdv tutarı|matrah|mal hizmet|stok kodu|vade|vade tarihi|gecikme gün|gecikme günü|fatura no|fatura tarihi|fatura|ilk endeks|son endeks|tüketim|kwh|süre|aranan numara|saat ücreti|amortisman|net defter değeri|anapara|kalan anapara|taksit tutarı|prim|kira|km|litre|yevmiye no|pay adedi|birim pay değeri|plaka`,
    `cari hesap|müşteri carisi|satıcı|alıcılar|satıcılar|açık faturalar|ödenmemiş faturalar|vadesi geçmiş|ödeme koşulları|teslimat adresi|sipariş no|irsaliye no|sayaç no|tesisat no|abone no|tüketim noktası|kiracı|kiraya veren|sicil no|brüt ücret|net ücret|kasa defteri|kasa mevcudu|defteri kebir|muavin defter|poliçe no|geri ödeme planı|kalan taksit sayısı|katılma payı|geçiş ücreti`,
    `satış faturası|alış faturası|iade faturası|dekont fatura|tahsilat|tediye|tahsilat makbuzu|nakit satış|kira|avans`,
  ),
  el: words(
    `υπερανάληψη|όριο υπερανάληψης|διαθέσιμο υπόλοιπο|διαθέσιμο ποσό|πιστωτικό όριο|ελάχιστη καταβολή|επιτόκιο|πιστωτικοί τόκοι|χρεωστικοί τόκοι|εγγύηση καταθέσεων|τεκε|τρεχούμενος λογαριασμός|λογαριασμός όψεως|λογαριασμός ταμιευτηρίου|ταμιευτήριο|πιστωτική κάρτα|χρεωστική κάρτα|δικαιούχος λογαριασμού|δικαιούχοι|ημερομηνία αξίας|ημ/νία αξίας|βαλέρ|προηγούμενο υπόλοιπο|νέο υπόλοιπο|λογιστικό υπόλοιπο|κατάστημα τήρησης`,
    `αγορά|αγορά με κάρτα|πληρωμή με κάρτα|ανάληψη|ανάληψη μετρητών|ατμ|atm|κατάθεση|κατάθεση μετρητών|έμβασμα|εμβασμα|μεταφορά|μεταφορα|πάγια εντολή|άμεση χρέωση|μισθοδοσία|μισθός|σύνταξη|τόκοι|προμήθεια|έξοδα|εισφορά|φόρος τόκων|εξόφληση κάρτας|επιταγή|pos|iris`,
    `ποσότητα|τιμή μονάδας|έκπτωση|φπα|φπα %|καθαρή αξία|κωδικός είδους|είδος|λήξη|ημερομηνία λήξης|ημέρες καθυστέρησης|αρ. τιμολογίου|τιμολόγιο|ένδειξη|προηγούμενη ένδειξη|κατανάλωση|kwh|διάρκεια|κληθείς αριθμός|ώρες|αποσβέσεις|αναπόσβεστη αξία|κεφάλαιο|υπόλοιπο κεφαλαίου|δόση|ασφάλιστρο|ενοίκιο|χλμ|λίτρα|μερίδια|τιμή μεριδίου`,
    `πελάτης πίστωσης|καρτέλα πελάτη|καρτέλα προμηθευτή|προμηθευτής|ανοικτά τιμολόγια|ανεξόφλητα|ληξιπρόθεσμα|όροι πληρωμής|διεύθυνση παράδοσης|αρ. παραγγελίας|δελτίο αποστολής|αριθμός παροχής|αρ. μετρητή|ρυθμιζόμενες χρεώσεις|μισθωτής|εκμισθωτής|εργαζόμενος|μικτές αποδοχές|καθαρές αποδοχές|βιβλίο ταμείου|γενικό καθολικό|αριθμός συμβολαίου|πίνακας δόσεων|διόδια|αμοιβαίο κεφάλαιο`,
    `τιμολόγιο|τιμολόγιο πώλησης|πιστωτικό τιμολόγιο|απόδειξη είσπραξης|είσπραξη πελάτη|εξόφληση τιμολογίου|προκαταβολή|πώληση|ενοίκιο`,
  ),
  ru: words(
    `овердрафт|кредитный лимит|доступный остаток|доступный лимит|платежный лимит|минимальный платеж|обязательный платеж|процентная ставка|страхование вкладов|агентство по страхованию вкладов|дебетовая карта|кредитная карта|держатель карты|владелец счета|дата валютирования|входящий остаток|исходящий остаток|текущий счет|расчетный счет|лицевой счет|вклад|накопительный счет|генеральная лицензия|выписка по счету|остаток средств`,
    `покупка|оплата товаров и услуг|оплата картой|снятие наличных|выдача наличных|банкомат|внесение наличных|перевод|перевод сбп|сбп|входящий перевод|исходящий перевод|зачисление|зарплата|заработная плата|пенсия|автоплатеж|комиссия|проценты|капитализация|возврат|пополнение|списание|плата за обслуживание|кэшбэк|постоянное поручение`,
    `количество|кол-во|цена|цена за единицу|ед. изм.|скидка|ставка ндс|сумма ндс|артикул|срок оплаты|дней просрочки|номер счета-фактуры|показания|показание счетчика|расход квт|квт·ч|продолжительность|часы|амортизация|остаточная стоимость|основной долг|остаток долга|страховой взнос|аренда|км|литры|паи|начислено|удержано|тариф`,
    `дебитор|кредитор|поставщик|покупатель|грузополучатель|грузоотправитель|взаиморасчеты|акт сверки|неоплаченные счета|просроченная задолженность|условия оплаты|отсрочка платежа|адрес доставки|номер заказа|номер счетчика|арендатор|арендодатель|табельный номер|оклад|к выдаче|кассовая книга|главная книга|номер полиса|график платежей|сальдо взаимных расчетов|паевой фонд`,
    `счет-фактура|накладная|реализация|поступление товаров|акт выполненных работ|оплата от покупателя|оплата поставщику|возврат товара|аванс|предоплата|выручка|продажа|корректировка долга|аренда`,
  ),
  uk: words(
    `овердрафт|кредитний ліміт|доступний залишок|доступний ліміт|мінімальний платіж|обов'язковий платіж|процентна ставка|фонд гарантування вкладів|дебетова картка|кредитна картка|держатель картки|власник рахунку|дата валютування|вхідний залишок|вихідний залишок|поточний рахунок|особовий рахунок|депозит|вклад|банківська ліцензія|виписка по рахунку`,
    `покупка|оплата товарів|оплата карткою|зняття готівки|видача готівки|банкомат|внесення готівки|переказ|вхідний переказ|переказ на картку|з картки|зарахування|зарплата|заробітна плата|пенсія|автоплатіж|комісія|відсотки|повернення|поповнення|списання|поповнення мобільного|кешбек`,
    `кількість|к-сть|ціна|ціна за одиницю|од. вим.|знижка|ставка пдв|сума пдв|артикул|термін оплати|днів прострочення|показник лічильника|показання|спожито|квт·год|тривалість|години|амортизація|залишкова вартість|основний борг|залишок боргу|оренда|км|літри|нараховано|утримано|тариф`,
    `дебітор|кредитор|постачальник|покупець|вантажоодержувач|взаєморозрахунки|неоплачені рахунки|прострочена заборгованість|умови оплати|адреса доставки|номер замовлення|номер лічильника|орендар|орендодавець|табельний номер|оклад|до видачі|касова книга|головна книга|номер поліса|графік платежів|споживач`,
    `рахунок-фактура|накладна|реалізація|надходження товарів|акт виконаних робіт|оплата від покупця|оплата постачальнику|повернення товару|аванс|передоплата|виручка|продаж|оренда`,
  ),
  bg: words(
    `овърдрафт|кредитен лимит|разполагаемо салдо|разполагаема наличност|минимална вноска|лихвен процент|фонд за гарантиране на влоговете|дебитна карта|кредитна карта|картодържател|титуляр на сметка|титуляр|вальор|начално салдо|крайно салдо|разплащателна сметка|спестовна сметка|депозит|такса поддръжка на сметка|банково извлечение|извлечение по сметка|блокирани суми`,
    `плащане на пос|пос|покупка|плащане с карта|теглене на атм|теглене|атм|банкомат|внасяне на каса|вноска в брой|превод|получен превод|изходящ превод|входящ превод|вътрешнобанков превод|междубанков превод|заплата|пенсия|директен дебит|такса|такса поддръжка|комисиона|лихва|комунални услуги|бисера|периодичен превод`,
    `количество|к-во|мярка|ед. цена|единична цена|отстъпка|данъчна основа|ставка ддс|артикул|код на стоката|падеж|дни просрочие|фактура №|дата на фактура|показание|разход|квтч|продължителност|часове|амортизация|балансова стойност|главница|остатък главница|премия|наем|км|литри|дялове|начислено|удържано`,
    `доставчик|купувач|получател по фактура|разчети|вземания|задължения|неплатени фактури|просрочени фактури|условия на плащане|адрес на доставка|номер на поръчка|електромер|абонатен номер|клиентски номер за ток|наемател|наемодател|служител|брутно възнаграждение|нетно възнаграждение|касова книга|касова наличност|главна книга|номер на полица|погасителен план`,
    `фактура|кредитно известие|дебитно известие|плащане по фактура|плащане от клиент|стокова разписка|аванс|продажба|оборот в брой|приходен касов ордер|разходен касов ордер|наем`,
  ),
  sr: words(
    `дозвољено прекорачење|дозвољени минус|прекорачење|расположиво стање|расположива средства|кредитни лимит|каматна стопа|агенција за осигурање депозита|текући рачун|девизни рачун|штедни рачун|платна картица|дебитна картица|кредитна картица|претходно стање|ново стање|датум валуте|власник рачуна|извод по рачуну|резервисана средства|месечно одржавање рачуна`,
    `куповина|плаћање картицом|подизање готовине|банкомат|исплата готовине|уплата готовине|пренос|трајни налог|зарада|плата|пензија|камата|провизија|накнада|одржавање рачуна|пос|инстант плаћање|ипс|директно задужење|прилив`,
    `количина|кол.|јед. мере|јединична цена|цена|рабат|пдв %|основица|шифра артикла|доспеће|дана кашњења|број фактуре|датум фактуре|стање бројила|потрошња квтч|квтч|трајање|сати|амортизација|књиговодствена вредност|главница|остатак дуга|премија|закупнина|км|литара`,
    `купац|добављач|отворене ставке|потраживања|обавезе|неплаћени рачуни|доспело|услови плаћања|адреса испоруке|број наруџбенице|мерно место|број бројила|закупац|закуподавац|запослени|бруто зарада|нето зарада|дневник благајне|главна књига|број полисе|план отплате`,
    `улазни рачун|излазни рачун|књижно одобрење|књижно задужење|уплата купца|плаћање рачуна|аванс|пазар|продаја|закупнина`,
  ),
  et: words(
    `arvelduskrediit|krediidilimiit|vaba jääk|broneeritud summa|konto väljavõte|arvelduskonto|hoiukonto|algsaldo|lõppsaldo|väärtuspäev|deebetkaart|krediitkaart|pangakaart|tagatisfond|intressimäär|konto omanik|internetipank|konto hooldustasu|kuutasu|arhiveerimistunnus`,
    `kaardimakse|ostud kaardiga|sularaha väljamakse|sularahaautomaat|pangaautomaat|sularaha sissemakse|ülekanne|makse|palk|töötasu|pension|püsikorraldus|püsimakse|e-arve püsimakse|teenustasu|hooldustasu|intress|kuutasu|laenumakse|välkmakse|laekumine`,
    `kogus|ühik|ühiku hind|hind|allahindlus|km|käibemaks|artikkel|maksetähtaeg|viivitatud päevi|arve number|arve nr|arve kuupäev|näit|algnäit|lõppnäit|tarbimine|kwh|kestus|tunnid|amortisatsioon|jääkmaksumus|põhiosa|laenu jääk|kindlustusmakse|üür|liitrid|osakud`,
    `ostja|müüja|hankija|tarnija|võlgnik|tasumata arved|viivis|maksetingimus|tarneaadress|tellimuse number|arvesti number|mõõtepunkt|üürnik|üürileandja|töötaja|brutopalk|netopalk|kassaraamat|pearaamat|poliisi number|maksegraafik`,
    `arve|kreeditarve|müügiarve|ostuarve|arve tasumine|ettemaks|sularahamüük|müük|tagastus|üür`,
  ),
  lv: words(
    `overdrafts|kredītlimits|pieejamais atlikums|rezervētā summa|konta izraksts|konta pārskats|norēķinu konts|krājkonts|sākuma atlikums|beigu atlikums|valutēšanas datums|debetkarte|kredītkarte|maksājumu karte|noguldījumu garantiju fonds|procentu likme|konta īpašnieks|internetbanka|konta apkalpošana|minimālais maksājums`,
    `pirkums|pirkums ar karti|maksājums ar karti|skaidras naudas izmaksa|skaidras naudas izņemšana|bankomāts|skaidras naudas iemaksa|pārskaitījums|ienākošais maksājums|izejošais maksājums|zibmaksājums|alga|darba alga|pensija|automātiskais maksājums|regulārais maksājums|komisija|komisijas maksa|procenti|konta apkalpošana|e-rēķins`,
    `daudzums|mērvienība|cena|vienības cena|atlaide|pvn|pvn likme|artikuls|apmaksas termiņš|kavētās dienas|rēķina numurs|rēķina nr.|rēķina datums|rādījums|sākuma rādījums|beigu rādījums|patēriņš|kwh|ilgums|stundas|nolietojums|atlikusī vērtība|pamatsumma|aizdevuma atlikums|prēmija|īre|litri|daļas`,
    `pircējs|pārdevējs|piegādātājs|debitors|kreditors|neapmaksātie rēķini|kavējuma procenti|apmaksas noteikumi|piegādes adrese|pasūtījuma numurs|skaitītāja numurs|īrnieks|izīrētājs|darbinieks|bruto alga|neto alga|kases grāmata|virsgrāmata|polises numurs|maksājumu grafiks`,
    `rēķins|kredītrēķins|pavadzīme|rēķina apmaksa|avanss|priekšapmaksa|pārdošana|ieņēmumi kasē|atgriešana|īre`,
  ),
  lt: words(
    `overdraftas|kredito limitas|disponuojama suma|rezervuota suma|sąskaitos išrašas|atsiskaitomoji sąskaita|taupomoji sąskaita|pradinis likutis|galutinis likutis|valiutavimo data|debeto kortelė|kredito kortelė|mokėjimo kortelė|indėlių draudimas|palūkanų norma|sąskaitos savininkas|internetinis bankas|sąskaitos aptarnavimas|minimali įmoka|aptarnavimo mokestis`,
    `pirkinys|pirkinys kortele|atsiskaitymas kortele|mokėjimas kortele|grynųjų pinigų išėmimas|grynųjų išgryninimas|bankomatas|grynųjų įnešimas|pervedimas|gautas pervedimas|momentinis mokėjimas|darbo užmokestis|atlyginimas|pensija|periodinis mokėjimas|komisinis mokestis|palūkanos|aptarnavimo mokestis|e. sąskaita|įmoka|paskolos įmoka`,
    `kiekis|mato vnt.|vieneto kaina|kaina|nuolaida|pvm|pvm tarifas|prekės kodas|apmokėti iki|vėluojama dienų|sąskaitos faktūros nr.|skaitiklio rodmenys|rodmenys nuo|rodmenys iki|suvartojimas|kwh|trukmė|valandos|nusidėvėjimas|likutinė vertė|pagrindinė suma|paskolos likutis|draudimo įmoka|nuoma|litrai|vienetai`,
    `pirkėjas|pardavėjas|tiekėjas|skolininkas|kreditorius|neapmokėtos sąskaitos|delspinigiai|apmokėjimo sąlygos|pristatymo adresas|užsakymo numeris|skaitiklio numeris|nuomininkas|nuomotojas|darbuotojas|priskaityta|išskaityta|kasos knyga|didžioji knyga|poliso numeris|mokėjimų grafikas`,
    `sąskaita faktūra|kreditinė sąskaita|važtaraštis|sąskaitos apmokėjimas|avansas|pardavimas|kasos pajamų orderis|kasos išlaidų orderis|grąžinimas|nuoma`,
  ),
  sl: words(
    `dovoljena prekoračitev|odobreni limit|razpoložljivo stanje|razpoložljiva sredstva|rezervirana sredstva|jamstvo za vloge|osebni račun|transakcijski račun|varčevalni račun|datum valute|imetnik računa|imetnik kartice|debetna kartica|kreditna kartica|začetno stanje|končno stanje|obrestna mera|spletna banka|vodenje računa|minimalno plačilo|mesečno nadomestilo`,
    `nakup|plačilo s kartico|dvig|dvig gotovine|dvig na bankomatu|bankomat|polog gotovine|polog|prenos|nakazilo|takojšnje plačilo|plača|pokojnina|trajnik|direktna obremenitev|provizija|nadomestilo|obresti|vodenje računa|pos|flik|plačilo upn|otroški dodatek`,
    `količina|enota|cena na enoto|cena|popust|rabat|ddv %|stopnja ddv|osnova|šifra artikla|zapadlost|dni zamude|številka fakture|datum fakture|odčitek|stanje števca|poraba|kwh|trajanje|ure|amortizacija|knjigovodska vrednost|glavnica|ostanek dolga|anuiteta|premija|najemnina|km|litri`,
    `kupec|dobavitelj|odprte postavke|terjatve|obveznosti|neplačani računi|zapadlo|plačilni pogoji|dostavni naslov|številka naročila|merilno mesto|številka števca|najemnik|najemodajalec|zaposleni|bruto plača|neto plača|blagajniški dnevnik|glavna knjiga|številka police|amortizacijski načrt`,
    `prejeti račun|izdani račun|dobropis|bremepis|plačilo kupca|plačilo računa|predplačilo|izkupiček|prodaja|najemnina`,
  ),
};
