import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Romanian. */
export const ro: Language = {
  code: 'ro',
  months: monthList(
    `ianuarie|ian; februarie|feb|febr; martie|mar; aprilie|apr; mai; iunie|iun; iulie|iul; august|aug; septembrie|sept|sep; octombrie|oct; noiembrie|noi|nov; decembrie|dec`,
  ),
  weekdays: list(`luni|marți|marţi|miercuri|joi|vineri|sâmbătă|duminică`),
  headings: {
    date: list(
      `data|data operațiunii|data operaţiunii|data înregistrării|data tranzacției|data tranzacţiei|data contabilă|data postării|data înreg.|data operării|data procesării|dată|data finalizării tranzacției|data finalizării|ziua|data decontării|data contabilizării|data oper.|data înregistrare|data operatiune|data doc.|data tranz.|data procesare|data contabilizare`,
    ),
    'value-date': list(
      `data valutei|data valută|data valutară|valută data|data efectivă|dată valută|data val.|data valuta|data de valută|data valutării`,
    ),
    'transaction-date': list(
      `data efectuării tranzacției|data autorizării|data efectuării|data cumpărăturii|data utilizării cardului|data inițierii|data începerii|data plății|data inițierii tranzacției|data efectivă a tranzacției|data tranzacționării`,
    ),
    description:
      list(`descriere|descrierea|descrierea operațiunii|descriere operațiune|descriere tranzacție|descrierea tranzacției|descrierea operaţiunii|detalii|detalii tranzacție|detalii operațiune|explicații|explicaţii|explicație|explicatia|tranzacție|tranzacția|tranzacţie|tranzacții|operațiune|operațiunea|operațiuni|detalii plată|detaliile operațiunii|detalii tranzacţie|descriere tranzactie|
      text|comerciant|detaliile tranzacției|conținut|informații tranzacție|denumire operațiune|detalii / explicații|explicatii|specificație|detalii operatiune|descriere operatiune|natura operațiunii|scopul plății|denumirea operațiunii`),
    reference: list(
      `referință|referinţă|referința|nr. referință|număr referință|referința tranzacției|nr. document|număr document|nr. doc.|nr. operațiune|id tranzacție|cod tranzacție|număr tranzacție|nr. tranzacție|document|nr. doc|numărul documentului|referinta bancii|ref.|referință bancă|număr cec|referință tranzacție|ref. tranzacție|referinta tranzactiei|nr. ref.`,
    ),
    type: list(
      `tip|tip tranzacție|tip operațiune|tipul tranzacției|tipul operațiunii|tipul|cod operațiune|felul operațiunii|tip operatiune|tip tranzactie|tip document|tip doc.|canal|tip oper.`,
    ),
    amount: list(
      `suma|sumă|valoare|valoarea|suma tranzacției|suma operațiunii|valoare tranzacție|suma (lei)|suma în lei|suma lei|debit/credit|credit/debit|sumă tranzacție|valoarea tranzacției|valoare lei|suma în valuta contului|suma ron|debit / credit|suma decontată|suma înregistrată|suma tranzactie|sumă operațiune|suma în moneda contului|încasări/plăți|intrări/ieșiri|total tranzacție`,
    ),
    'money-in': list(
      `credit|credite|încasări|încasare|intrări|rulaj creditor|sume creditate|suma credit|depuneri|alimentări|sumă creditată|creditări|venituri|rulaj credit|suma creditoare|intrare|primit|sume încasate|credit (lei)|creditor|valoare credit|alimentare|sume intrate|credit (+)|credit lei|rulaje creditoare|sumă încasată|creditare|bani primiți`,
    ),
    'money-out': list(
      `debit|debite|plăți|plăţi|plată|ieșiri|ieşiri|rulaj debitor|sume debitate|suma debit|retrageri|cheltuieli|sumă debitată|debitări|rulaj debit|suma debitoare|ieșire|sume plătite|debit (lei)|debitor|valoare debit|sume ieșite|debit (-)|cumpărături|debit lei|rulaje debitoare|sumă plătită|debitare|cheltuit|bani cheltuiți|bani trimiși`,
    ),
    balance: list(
      `sold|soldul|sold final|sold curent|sold cont|sold contabil|sold disponibil|sold după operațiune|sold după tranzacție|sold intermediar|sold actual|balanță|soldul contului|sold rămas|sold (lei)|sold lei|sold după|sold zi|sold progresiv|sold cumulat|sold nou|sold ron|sold după operație|soldul după tranzacție|sold zilnic|sold credit|sold rămas de plată|principal rămas|credit rămas|sold principal`,
    ),
    currency: list(
      `valută|valuta|moneda|monedă|val.|valuta contului|moneda contului|valuta tranzacției|moneda tranzacției|deviza`,
    ),
    mark: list(`d/c|c/d|db/cr|sens|semn|+/-|dt/ct`),
    fee: list(`comision|comisioane|taxă|taxe|comision tranzacție|speză|speze|tva|comisionul|comision (lei)`),
    net: list(`net|suma netă|valoare netă`),
    gross: list(`brut|suma brută|valoare brută`),
    category: list(`categorie|categorii|subcategorie|grupă`),
    counterparty: list(
      `beneficiar|ordonator|plătitor|partener|beneficiar/ordonator|ordonator/beneficiar|nume beneficiar|contrapartidă|nume partener|denumire partener|nume contrapartidă|contraparte|nume contraparte|plătitor/beneficiar|beneficiar / plătitor|nume ordonator|corespondent|nume|beneficiar/plătitor|ordonator / beneficiar|denumire|expeditor`,
    ),
    'counterparty-account': list(
      `cont beneficiar|cont ordonator|cont partener|iban partener|iban beneficiar|cont corespondent|iban contrapartidă|cont contrapartidă|contul partenerului|iban contraparte|cont contraparte|cont plătitor|iban ordonator|cont iban partener`,
    ),
    note: list(
      `observații|note|notă|mențiuni|comentarii|informații suplimentare|alte informații|alte detalii|oraș|localitate`,
    ),
    branch: list(`sucursală|sucursala|agenție|agenția|unitate|loc|locație|unitatea`),
    sequence: list(`nr.|nr. crt.|nr.crt.|nr. crt|poz.|crt.|#|număr|poziția|nr crt`),
    time: list(`ora|oră|timp`),
    'foreign-amount': list(
      `suma originală|suma inițială|suma în valută|valoare în valută|suma în valuta originală|suma în valuta tranzacției|suma originala|suma în moneda tranzacției|valoare originală|valoarea în valută|moneda originală|suma tranzacției în valută`,
    ),
    rate: list(`curs|curs valutar|curs de schimb|rata dobânzii|dobândă|rata|dobânda %`),
    'card-number': list(`card|număr card|nr. card|numărul cardului|deținător card|utilizator card|cardul`),
    other: list(`puncte|rate|cantitate|țară|stare|status|zile|preț|numărul de rate|bucăți`),
  },
  phrases: {
    opening:
      list(`sold inițial|sold iniţial|sold anterior|sold precedent|sold de deschidere|sold deschidere|sold la începutul perioadei|sold început|sold început perioadă|sold extras anterior|sold preluat|sold inițial la data|sold din extrasul anterior|sold inițial cont|sold la data de început|sold extras precedent|soldul inițial|soldul anterior|soldul precedent|sold la începutul lunii|sold început de perioadă|
      sold anterior la data|sold contabil inițial|sold de început|sold deschis|sold inceput perioada|sold la inceputul perioadei|soldul la începutul perioadei|sold inițial la|sold cont la începutul perioadei|datorie anterioară|sold datorat anterior|sold lună anterioară|sold inițial perioadă|sold la început|sold la început de perioadă|sold la începutul zilei|sold conform extras anterior|sold din extrasul precedent|sold din perioada anterioară|sold din perioada precedentă|sold perioada anterioară|sold perioadă precedentă|sold luna precedentă|sold zi precedentă|sold ziua precedentă|sold la sfârșitul perioadei anterioare|sold final perioada anterioară|sold final precedent|sold final anterior|sold report|sold vechi|sold datorat din extrasul anterior|datorie precedentă|datorie din perioada anterioară|datorie la începutul perioadei|total datorat anterior|credit utilizat la începutul perioadei|suma datorată la extrasul anterior`),
    closing:
      list(`sold final|sold de închidere|sold închidere|sold la sfârșitul perioadei|sold la sfârşitul perioadei|sold curent|sold sfârșit|sold sfârșit perioadă|sold nou|sold final cont|sold final la data|soldul final|sold la finalul perioadei|sold contabil|soldul curent|sold la data extrasului|soldul contului|sold total|sold contabil final|sold de final|sold la finalul lunii|
      sold sfârșit de perioadă|sold actual|sold la data|sold final perioadă|sold cont|datorie totală|sold datorat|suma datorată|total de plată|sold de plată|soldul la sfârșitul perioadei|sold la sfarsitul perioadei|sold sfarsit perioada|sold la închidere|sold final la|sold contabil la data|sold final contabil|sold de sfârșit|sold la sfârșit|sold la sfârșit de perioadă|sold la sfârșitul lunii|sold la data de sfârșit|noul sold|soldul nou|soldul actual|sold la zi|sold la data emiterii|total datorat|suma totală de plată|suma totală datorată|suma de plată|datoria totală|total datorie|total datorii|datorie la sfârșitul perioadei|datorie curentă|credit utilizat|credit utilizat la sfârșitul perioadei|total credit utilizat|suma totală de rambursat|total obligații de plată`),
    'carried-forward': list(
      `de reportat|report pagina următoare|sold de reportat|continuare pe pagina următoare|continuă pe pagina următoare|continuare pe verso|de reportat în pagina următoare|total de reportat|continuare pe pagina urmatoare|se reportează|continuă pe verso|continuare pe pagina|continuă pe următoarea pagină|continuare pe fila următoare|continuare pagina următoare`,
    ),
    'brought-forward': list(
      `report|sold reportat|reportat|report din pagina anterioară|reportat din pagina precedentă|continuare din pagina anterioară|report din pagina precedentă|report pagina anterioară|continuare de pe pagina anterioară|sold din pagina anterioară|continuare din pagina precedentă`,
    ),
    subtotal: list(
      `subtotal|total pagină|total pe pagină|rulaj zi|total zi|rulaj zilnic|total zilnic|total card|total pagina|rulajul zilei|total pe card|total rulaj zi|rulaj pe zi|total operațiuni zi`,
    ),
    'total-in': list(
      `total credit|total credite|total încasări|total intrări|rulaj creditor|total rulaj creditor|rulaj total credit|total creditări|total sume creditate|suma încasărilor|total rulaj credit|rulaj credit|total creditor|total alimentări|total depuneri|sume creditate|rulaj perioadă creditor|total venituri|intrări|încasări|total incasari|total sume intrate|total tranzacții credit|rulaje creditoare|total operațiuni creditoare|sume încasate|total creditat|total sume creditoare|total operațiuni de credit|total tranzacții creditoare|rulaje credit|total încasat|total plăți primite|total plăți efectuate card|suma creditelor|suma operațiunilor creditoare|total rambursări|rambursări totale|plăți și credite|credit total perioadă|total zi credit|total lună credit`,
    ),
    'total-out': list(
      `total debit|total debite|total plăți|total plăţi|total ieșiri|rulaj debitor|total rulaj debitor|rulaj total debit|total debitări|total sume debitate|suma plăților|total rulaj debit|rulaj debit|total debitor|total retrageri|total cheltuieli|sume debitate|rulaj perioadă debitor|ieșiri|plăți|total plati|total comisioane|total cumpărături|total sume ieșite|total tranzacții debit|rulaje debitoare|total operațiuni debitoare|sume plătite|total debitat|total sume debitoare|total operațiuni de debit|total tranzacții debitoare|rulaje debit|total plătit|total comisioane și dobânzi|total dobânzi|total dobânzi și comisioane|total taxe|total taxe și comisioane|suma debitelor|suma operațiunilor debitoare|total tranzacții cu cardul|total utilizări|utilizări totale|tranzacții noi|total tranzacții noi|debit total perioadă|total zi debit|total lună debit`,
    ),
    total: list(
      `total|total general|rulaj|rulaje|rulaj total|total rulaj|total rulaje|total operațiuni|total tranzacții|rulaj cont|rulaj perioadă|totaluri|rulajul perioadei|total perioadă|total lună|suma totală|rulaj lunar|rulaj total cont`,
    ),
    count: list(
      `număr tranzacții|număr operațiuni|nr. tranzacții|nr. operațiuni|număr de tranzacții|număr de operațiuni|numărul tranzacțiilor|numărul operațiunilor|nr. operațiuni debit|nr. operațiuni credit|număr debite|număr credite`,
    ),
    'daily-balance': list(
      `sold zilnic|sold final zi|sold la sfârșitul zilei|solduri zilnice|sold mediu|sold zi|soldul zilei|sold la finalul zilei|sold mediu zilnic|sold final de zi|sold sfârșit zi|sold inițial zi`,
    ),
    pending: list(
      `tranzacții în așteptare|în așteptare|tranzacții în curs|sume blocate|sumă blocată|blocat|tranzacții blocate|tranzacții nedecontate|tranzacții neprocesate|în curs de procesare|blocări|sume rezervate|sume indisponibile|tranzacții în curs de procesare|sume blocate la data|operațiuni în așteptare|tranzacții autorizate nedecontate|neprocesate`,
    ),
    period: list(
      `perioada|perioadă|pentru perioada|din perioada|perioada extrasului|de la|până la|perioada de raportare|în perioada|perioada raportată|perioada de la|extras pentru perioada|interval|data început|data sfârșit|perioada tranzacțiilor|perioada:|aferent perioadei|din data|intervalul|pentru luna|perioada selectată`,
    ),
    'statement-date': list(
      `data extrasului|data extras|la data|extras la data|la data de|data emiterii extrasului|data extrasului de cont|la data de sfârșit`,
    ),
    'print-date': list(
      `data emiterii|emis la|generat la|data generării|tipărit la|data tipăririi|data|listat la|întocmit la|data listării|generat la data|emis la data de|emis în data|data întocmirii|data și ora generării|data eliberării|data imprimării`,
    ),
    'statement-number': list(
      `număr extras|nr. extras|extras nr.|extras de cont nr.|numărul extrasului|număr|numărul|extras numărul|nr. extrasului|extras cont numărul`,
    ),
    'account-number': list(
      `cont|număr cont|nr. cont|număr de cont|contul|cont nr.|numărul contului|nr. contului|număr card|cont curent nr.|cont bancar|număr contract|nr. contract|cont client|contul nr.|cod cont|cont de credit|cont card|număr cont bancar|nr. de cont|numărul de cont|cont numărul|cont curent număr|cod cont iban|nr. card|numărul cardului|card nr.|număr credit|nr. credit|contract de credit nr.|contract nr.|extras al contului`,
    ),
    iban: list(`iban|cod iban|cont iban|cod iban cont|număr iban|contul iban|iban cont|numărul iban`),
    bic: list(`bic|swift|cod bic|cod swift|bic/swift|swift/bic|cod bic/swift|cod swift (bic)|swift code|bic (swift)`),
    holder: list(
      `titular|titular cont|titularul contului|client|nume client|denumire client|nume|numele titularului|deținător card|titular de cont|posesor card|nume titular|denumire titular|nume și prenume|titularul|stimate client|nume/denumire|domnul|doamna|debitor împrumut|denumire titular cont|numele clientului|titular card|proprietar cont|denumirea clientului`,
    ),
    currency: list(
      `valută|valuta|moneda|valuta contului|moneda contului|sumele sunt exprimate în|valuta cont|sume exprimate în|moneda cont|valuta extrasului|sume în`,
    ),
    'section-in': list(
      `încasări|intrări|credite|operațiuni creditoare|depuneri|alimentări|plăți primite|rambursări|sume încasate|tranzacții creditoare|alimentări cont`,
    ),
    'section-out': list(
      `plăți|ieșiri|debite|operațiuni debitoare|retrageri|cumpărături|comisioane|comisioane și dobânzi|tranzacții cu cardul|retrageri numerar|taxe și comisioane|dobânzi și comisioane|sume plătite|tranzacții debitoare|plăți cu cardul`,
    ),
    'section-booked': list(
      `tranzacții|operațiuni|detalii tranzacții|lista tranzacțiilor|istoric tranzacții|tranzacții efectuate|tranzacții decontate|operațiuni efectuate|detaliere tranzacții|operațiuni cont|tranzacții finalizate|istoric operațiuni|tranzacții procesate|detalierea tranzacțiilor|detalii operațiuni|tranzacțiile tale|lista operațiunilor|operațiuni înregistrate|tranzacții înregistrate|rulaje în perioada|tranzacții în perioada`,
    ),
    summary: list(
      `sumar|sumar cont|rezumat|rezumat cont|situația contului|sinteză|sumarul contului|privire de ansamblu|sumar perioadă|sumar extras|rezumatul contului|situație cont|solduri|informații cont|detalii cont|centralizator|sumarul perioadei`,
    ),
    'available-balance': list(
      `sold disponibil|disponibil|sumă disponibilă|fonduri disponibile|limită disponibilă|disponibil total|soldul disponibil|sume disponibile|suma disponibilă|credit disponibil|disponibil cont|disponibil pentru utilizare|limita disponibilă|sold utilizabil|fonduri proprii|limită de credit disponibilă|limită rămasă|limită neutilizată|limită de credit neutilizată|disponibil pentru cumpărături`,
    ),
    'credit-limit': list(
      `limită de credit|limita de credit|overdraft|descoperit de cont|limită credit|limita creditului|descoperit autorizat|limită overdraft|linie de credit|plafon|limită descoperit de cont|facilitate overdraft|limita aprobată|credit neutilizat|descoperit de cont neutilizat|limita totală de credit|limita maximă de credit|limită card|limita cardului|limita descoperitului de cont|limita de descoperit|valoare credit aprobat|valoarea creditului|linia de credit|limita de cheltuieli`,
    ),
    'minimum-payment': list(
      `plata minimă|suma minimă de plată|plată minimă|rata minimă|suma minimă de rambursat|suma minimă|sumă minimă de plată|obligația minimă de plată|rambursare minimă|minim de plată|minimul de plată|minimum de plată|obligație minimă|rata lunară|rata de plată`,
    ),
    'payment-due': list(
      `scadență|data scadenței|data scadentă|termen de plată|scadent la|data limită de plată|scadența|termen plată|data limită|plătiți până la|data plății minime|termenul de plată|termen limită de plată|termenul limită de plată|ultima zi de plată|data debitării|scadent în data de|plata până la data|de plătit până la`,
    ),
    'interest-rates': list(
      `dobândă|rata dobânzii|dae|dobânda anuală|rate de dobândă|rata anuală|dobânda|rata dobânzii anuale|dobânda curentă|dobânzi|nivelul dobânzii|rata dobânzii debitoare`,
    ),
    page: list(`pagina|pagină|pag.|sfârșit extras|pag|sfârșitul extrasului|sfarsit extras`),
    'no-transactions': list(
      `nu există tranzacții|nu sunt tranzacții|fără tranzacții|nu au fost efectuate tranzacții|nu s-au înregistrat tranzacții|nu există operațiuni|fără operațiuni|nu s-au efectuat operațiuni|nu au existat tranzacții|fără rulaj|nu exista tranzactii|fără mișcări|nu sunt operațiuni|nu s-au efectuat tranzacții|cont fără rulaj|nu au fost înregistrate operațiuni|nu au fost efectuate operațiuni|nu au fost înregistrate tranzacții|nu s-au înregistrat operațiuni|nu s-au găsit tranzacții|nu există rulaje|nu există mișcări|nicio tranzacție|nicio operațiune`,
    ),
    'not-a-transaction':
      list(`fondul de garantare|fondul de garantare a depozitelor|fgdb|depozite garantate|capital social|registrul comerțului|reclamații|stimate client|informații importante|semnătură și ștampilă|fără semnătură|vă rugăm|banca națională a româniei|societate administrată|curs bnr|puncte de loialitate|call center|serviciul clienți|sesizări|cui|cod unic|
      depozitele sunt garantate|extras valabil|contestații|prezentul extras|tarife și comisioane|tariful|anunț|document generat electronic`),
  },
  marks: { in: list('c|cr|credit|ct'), out: list('d|db|dr|debit|dt') },
  statementTitles:
    list(`extras de cont|extras cont|extras|extras de cont curent|extras bancar|extras card|extras de card|istoric tranzacții|extras de cont bancar|extras cont curent|extras de card de credit|extras card de credit|situație cont|raport tranzacții|lista tranzacțiilor|istoric cont|extras de credit|extras lunar|extras cont card|extras de economii|rulaj cont|
    extras de cont nr.|extras de cont de economii|extras de cont pentru perioada|extras de cont card de credit|extrasul de cont|raport de cont|extras de cont în lei|extras de cont lunar|listă operațiuni|fișă de cont bancar|istoric operațiuni cont|extras cont de credit|extras pentru contul`),
  otherTitles:
    list(`factură|factură fiscală|factură proformă|proformă|aviz de însoțire|aviz de însoțire a mărfii|bon fiscal|chitanță|comandă|confirmare comandă|ofertă|ofertă de preț|listă de prețuri|fluturaș de salariu|stat de plată|contract|contract de închiriere|poliță de asigurare|proces verbal|proces-verbal|orar|mersul trenurilor|meniu|somație|notificare|
    factură de energie|factură de gaze|bilanț|balanță de verificare|cont de profit și pierdere|declarație|declarație fiscală|ordin de plată|confirmare de plată|grafic de rambursare|listă de tarife|foaie de parcurs|registru de casă|fișă partener|fișă client|curriculum vitae|adeverință|certificat|catalog|cerere|jurnal de vânzări|registru jurnal|fișă cont|tarife și comisioane`),
  accountTypes: {
    checking: list(
      `cont curent|cont de plăți|cont bancar|cont curent persoane fizice|cont curent lei|cont curent în lei|cont de salariu|cont curent persoane juridice|cont curent valută|cont de bază|cont operațional|cont personal`,
    ),
    savings: list(
      `cont de economii|cont economii|depozit|depozit la termen|economii|depozit bancar|cont de economisire|libret de economii|cont depozit|depozit colateral`,
    ),
    'credit-card': list(
      `card de credit|carduri de credit|cont card de credit|card credit|cardul de credit|extras card de credit|card de cumpărături`,
    ),
    loan: list(
      `împrumut|credit ipotecar|credit de nevoi personale|cont de credit|credit imobiliar|cont credit|linie de credit|credit de consum|cont de împrumut|credit nevoi personale|prima casă`,
    ),
    unknown: list(`cont de investiții|cont de titluri|card preplătit|portofel electronic|cont de valori mobiliare`),
  },
};
