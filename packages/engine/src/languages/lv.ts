import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** Latvian. */
export const lv: Language = {
  code: 'lv',
  months: monthList(
    `janvāris|janvārī|janvāra|janv; februāris|februārī|februāra|febr; marts|martā|marta; aprīlis|aprīlī|aprīļa; maijs|maijā|maija; jūnijs|jūnijā|jūnija|jūn; jūlijs|jūlijā|jūlija|jūl; augusts|augustā|augusta; septembris|septembrī|septembra|sept; oktobris|oktobrī|oktobra|okt; novembris|novembrī|novembra; decembris|decembrī|decembra`,
  ),
  weekdays: list(`pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena|svētdiena`),
  headings: {
    date: list(
      `datums|darījuma datums|grāmatojuma datums|operācijas datums|maksājuma datums|iegrāmatošanas datums|datums un laiks|izpildes datums|apstrādes datums|grāmatošanas datums|datums/laiks|darījuma dat.|maksājuma dat.|ieraksta datums|grāmatots|iegrāmatots|izpildes dat.`,
    ),
    'value-date': list(`valutēšanas datums|valūtas datums|valutācijas datums|vērtības datums`),
    'transaction-date': list(`transakcijas datums|pirkuma datums|darījuma veikšanas datums`),
    description: list(
      `apraksts|maksājuma mērķis|informācija saņēmējam|darījuma apraksts|darījums|detaļas|paskaidrojums|maksājuma detaļas|informācija|darījuma informācija|maksājuma apraksts|transakcija|informācija par maksājumu|darījuma apraksts un detaļas|maksājuma mērķis un informācija|informācija par darījumu|papildus informācija|tirgotājs|pirkuma vieta|darījuma vieta|mērķis`,
    ),
    reference: list(
      `reference|atsauce|dokumenta nr.|dokumenta numurs|dok. nr.|maksājuma nr.|darījuma nr.|bankas reference|transakcijas nr.|dokuments|atsauces numurs`,
    ),
    type: list(`veids|darījuma veids|darījuma tips|operācijas veids|kods|darījuma kods`),
    amount: list(
      `summa|summa eur|darījuma summa|summa (eur)|summa konta valūtā|debets/kredīts|maksājuma summa|apgrozījums|operācijas summa|summa norēķinu valūtā|kredīts/debets|ienākošie/izejošie|ieņēmumi/izdevumi`,
    ),
    'money-in': list(
      `kredīts|ienākošie|iemaksa|ieskaitīts|kredīta summa|ieņēmumi|kredīts eur|iemaksas|kredīts (ienākošie)|ienākošais|ienākošā summa|ieskaitītā summa|saņemts|ienākumi|iemaksāts`,
    ),
    'money-out': list(
      `debets|izejošie|izmaksa|norakstīts|debeta summa|izdevumi|debets eur|izmaksas|debits|debets (izejošie)|izejošais|izejošā summa|norakstītā summa|samaksāts|izmaksāts`,
    ),
    balance: list(
      `atlikums|konta atlikums|bilance|saldo|atlikums eur|atlikums pēc darījuma|beigu atlikums|konta bilance|atlikums pēc operācijas|aizdevuma atlikums|pamatsummas atlikums|kredīta atlikums|tekošais atlikums`,
    ),
    currency: list(`valūta|konta valūta|val.|valūtas kods`),
    mark: list(`d/k|d/c|k/d|+/-|debets/kredīts (d/k)`),
    fee: list(`komisija|komisijas maksa|pvn|maksa`),
    net: list(`neto|neto summa`),
    gross: list(`bruto|bruto summa`),
    category: list(`kategorija|grupa`),
    counterparty: list(
      `saņēmējs/maksātājs|saņēmējs|maksātājs|maksātājs/saņēmējs|partneris|darījuma partneris|saņēmēja/maksātāja vārds|saņēmējs / maksātājs|maksātājs / saņēmējs|partnera vārds|nosūtītājs`,
    ),
    'counterparty-account': list(
      `saņēmēja konts|maksātāja konts|partnera konts|saņēmēja/maksātāja konts|korespondējošais konts`,
    ),
    note: list(`piezīmes|komentārs|papildu informācija`),
    branch: list(`filiāle|banka|vieta`),
    sequence: list(`nr.p.k.|nr. p.k.|npk|n.p.k.`),
    time: list(`laiks|pulksten`),
    'foreign-amount': list(`oriģinālā summa|summa darījuma valūtā|summa oriģinālajā valūtā|sākotnējā summa`),
    rate: list(`kurss|valūtas kurss|procentu likme`),
    'card-number': list(`karte|kartes numurs|kartes nr.`),
    other: list(`punkti|statuss|valsts|skaits|daudzums`),
  },
  phrases: {
    opening: list(
      `sākuma atlikums|atlikums perioda sākumā|iepriekšējais atlikums|atlikums uz perioda sākumu|sākuma bilance|sākotnējais atlikums|sākuma saldo|atlikums sākumā|ienākošais atlikums|atlikums uz sākumu|atlikums dienas sākumā|atlikums mēneša sākumā|sākuma konta atlikums|iepriekšējā perioda atlikums|iepriekšējā izraksta atlikums|iepriekšējā perioda beigu atlikums|atlikums no iepriekšējā perioda|atlikums no iepriekšējā izraksta|ievadatlikums|ieejošais atlikums|ieejošais saldo|ienākošais saldo|bilance perioda sākumā|saldo perioda sākumā|parāds perioda sākumā|iepriekšējais parāds|iepriekšējā perioda parāds|izlietotais kredīts perioda sākumā`,
    ),
    closing: list(
      `beigu atlikums|atlikums perioda beigās|gala atlikums|atlikums uz perioda beigām|beigu bilance|noslēguma atlikums|beigu saldo|atlikums beigās|jaunais atlikums|izejošais atlikums|konta atlikums|kopā apmaksai|atlikums uz beigām|atlikums mēneša beigās|slēguma atlikums|izejošais saldo|bilance perioda beigās|saldo perioda beigās|pašreizējais atlikums|tekošais atlikums|aktuālais atlikums|kopējais atlikums|parāds perioda beigās|kopējais parāds|parāds kopā|kopā maksāt|kopā jāmaksā|summa apmaksai|summa samaksai|kopējā summa apmaksai|izlietotais kredīts perioda beigās`,
    ),
    'carried-forward': list(
      `turpinājums nākamajā lapā|pārnests uz nākamo lapu|turpinājums nākamajā lappusē|turpinājums nākošajā lapā|turpinājums nākošajā lappusē|turpinājums nākamajā lpp|turpinājums sekos|turpinājums otrā pusē`,
    ),
    'brought-forward': list(
      `pārnesums|pārnests no iepriekšējās lapas|turpinājums no iepriekšējās lapas|turpinājums no iepriekšējās lappuses|pārnests no iepriekšējās lappuses|atlikums no iepriekšējās lapas|sākums iepriekšējā lapā`,
    ),
    subtotal: list(
      `starpsumma|kopā lapā|kopā dienā|kopā par dienu|dienas apgrozījums|kopā lappusē|kopā kartei|starprezultāts|kopā par karti`,
    ),
    'total-in': list(
      `kredīta apgrozījums|kopā kredīts|kopā ienākošie|ienākošie maksājumi kopā|kredīts kopā|apgrozījums kredīts|kopējais kredīta apgrozījums|kopā ieskaitīts|kredītapgrozījums|kopā ieņēmumi|ieņēmumi kopā|kopā iemaksas|iemaksas kopā|kopā saņemts|kopā iemaksāts|ieskaitīts kopā|kredīts (kopā)|ienākošie kopā|kredīta summa kopā|kopējie ieņēmumi|kopējie ienākošie maksājumi|ienākošo maksājumu summa`,
    ),
    'total-out': list(
      `debeta apgrozījums|kopā debets|kopā izejošie|izejošie maksājumi kopā|debets kopā|apgrozījums debets|kopējais debeta apgrozījums|kopā norakstīts|debetapgrozījums|kopā izdevumi|izdevumi kopā|kopā izmaksas|izmaksas kopā|kopā samaksāts|kopā izmaksāts|norakstīts kopā|debets (kopā)|izejošie kopā|debeta summa kopā|kopējie izdevumi|kopējie izejošie maksājumi|izejošo maksājumu summa|pirkumi kopā|kopā pirkumi|komisijas kopā|kopā komisijas`,
    ),
    total: list(`kopā|pavisam kopā|apgrozījums|kopsumma|kopējais apgrozījums`),
    count: list(`darījumu skaits|transakciju skaits|operāciju skaits|maksājumu skaits`),
    'daily-balance': list(`dienas atlikums|vidējais atlikums|atlikums dienas beigās`),
    pending: list(
      `rezervētā summa|rezervēts|apstrādē|rezervētās summas|neiegrāmatotie darījumi|gaida apstrādi|bloķētās summas|rezervācijas|rezervēto summu|rezervētie līdzekļi|rezervētie darījumi|neizpildītie maksājumi|gaidošie maksājumi|plānotie maksājumi|nākotnes maksājumi|vēl nav iegrāmatoti|bloķētā summa|bloķētie līdzekļi`,
    ),
    period: list(
      `periods|par periodu|izraksta periods|pārskata periods|laika periods|periodā no|no datuma|līdz datumam|perioda sākums|perioda beigas|laika posms|laika posmā|sākuma datums|beigu datums|par laika periodu|datums no|datums līdz`,
    ),
    'statement-date': list(`izraksta datums|pārskata datums|uz datumu|stāvoklis uz`),
    'print-date': list(`izdrukāts|izdrukas datums|sagatavots|izveidots|datums|sagatavošanas datums|izsniegts`),
    'statement-number': list(`izraksta numurs|izraksts nr.|izraksta nr.|pārskata nr.`),
    'account-number': list(
      `konts|konta numurs|konta nr.|kartes numurs|norēķinu konts|līguma numurs|konts nr.|klienta konts|kredītkartes numurs|aizdevuma līguma nr.|līguma nr.|kredīta līguma nr.`,
    ),
    iban: list(`iban|konta iban|iban numurs`),
    bic: list(`bic|swift|bic/swift|swift kods`),
    holder: list(
      `konta īpašnieks|īpašnieks|klients|klienta vārds|klienta nosaukums|kartes lietotājs|vārds, uzvārds|vārds uzvārds|konta turētājs|nosaukums|kartes īpašnieks|konta īpašnieka vārds|kartes turētājs|aizņēmējs|kredītņēmējs|kredīta ņēmējs|aizdevuma ņēmējs|uzņēmums`,
    ),
    currency: list(`valūta|konta valūta|summas norādītas`),
    'section-in': list(`ienākošie maksājumi|ieņēmumi|iemaksas`),
    'section-out': list(`izejošie maksājumi|izdevumi|pirkumi|izmaksas`),
    'section-booked': list(
      `darījumi|darījumu saraksts|konta darījumi|operācijas|veiktie darījumi|transakcijas|konta kustība`,
    ),
    summary: list(`kopsavilkums|konta kopsavilkums|pārskats par kontu`),
    'available-balance': list(
      `pieejamais atlikums|pieejams|pieejamie līdzekļi|pieejamā summa|brīvais limits|pieejamais konta atlikums|pieejamā bilance|pieejamie naudas līdzekļi|pieejamais limits|pieejamais kredītlimits|neizmantotais limits|neizmantotais kredītlimits|brīvie līdzekļi|brīvais atlikums`,
    ),
    'credit-limit': list(
      `kredītlimits|overdrafts|limits|piešķirtais limits|kredīta limits|kredītlimita apmērs|kredītlīnija`,
    ),
    'minimum-payment': list(
      `minimālais maksājums|minimālā iemaksa|obligātais maksājums|minimālais ikmēneša maksājums|minimālā maksājuma summa|minimālā atmaksas summa|minimālā summa`,
    ),
    'payment-due': list(
      `apmaksas termiņš|samaksāt līdz|maksājuma termiņš|termiņš|apmaksas datums|maksājuma datums līdz|samaksas datums|maksāt līdz|apmaksāt līdz|nākamā maksājuma datums`,
    ),
    'interest-rates': list(`procentu likme|procenti|gada procentu likme|gpl`),
    page: list(`lapa|lpp.|lappuse|lpp`),
    'no-transactions': list(
      `nav darījumu|darījumu nav|nav transakciju|darījumi nav veikti|nav veiktu darījumu|nav operāciju|nav kustības|nav apgrozījuma|nav ierakstu|nav veikti darījumi|darījumi nav atrasti|darījumi netika veikti|nav atrasts neviens|operācijas nav veiktas`,
    ),
    'not-a-transaction': list(
      `noguldījumu garantiju fonds|reģ. nr.|reģistrācijas nr.|pvn nr.|personas kods|klientu atbalsts|cienījamais klient|uzmanību|sagatavots elektroniski|juridiskā adrese`,
    ),
  },
  marks: { in: list(`k|c|kredīts|ienākošs`), out: list(`d|debets|izejošs`) },
  statementTitles: list(
    `konta izraksts|konta pārskats|izraksts|norēķinu konta izraksts|kredītkartes izraksts|bankas konta izraksts|kartes izraksts|kredītkartes pārskats|izraksts no konta|bankas izraksts|kartes konta pārskats`,
  ),
  otherTitles: list(
    `rēķins|avansa rēķins|priekšapmaksas rēķins|pavadzīme|preču pavadzīme|kvīts|piedāvājums|pasūtījums|cenrādis|algas lapiņa|algas aprēķins|līgums|bilance uzņēmumam|peļņas vai zaudējumu aprēķins|kases grāmata|virsgrāmata|maksājumu grafiks|deklarācija|protokols|saraksts ar kustības laikiem|ēdienkarte|polise|apdrošināšanas polise|izziņa|iesniegums|katalogs|atgādinājums|kredītrēķins|elektrības rēķins|salīdzināšanas akts|maksājuma uzdevums`,
  ),
  accountTypes: {
    checking: list(`norēķinu konts|tekošais konts|maksājumu konts|norēķinu konta|algas konts`),
    savings: list(`krājkonts|krājkonta|noguldījums|termiņnoguldījums|uzkrājumu konts`),
    'credit-card': list(`kredītkarte|kredītkartes|kartes konts|kredītkartes konts`),
    loan: list(
      `aizdevums|hipotekārais kredīts|patēriņa kredīts|aizdevuma konts|kredīta līgums|kredīta konts|patēriņa kredīta konta|hipotekārā kredīta konta|aizdevuma konta|kredīta konta izraksts`,
    ),
    unknown: list(`vērtspapīru konts|ieguldījumu konts|priekšapmaksas karte|elektroniskais maks`),
  },
};
