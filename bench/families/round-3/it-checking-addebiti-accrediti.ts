import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  ibanOf,
  isIn,
  isOut,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
  type Words,
  wrap,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A large Italian bank's quarterly or monthly extract: operation and value date, a bold cause above its wrapped details,
 * addebiti and accrediti without signs, balances at both ends only, a table of interest by rates behind that is no list of entries.
 */
const BANK = 'Banca Unione Adriatica S.p.A.';
const SORTS = [
  sort('', 'Pagamento Tramite Pos|{dmy} ORE {hh}.1# PAGOBANCOMAT CARTA ****#### {shop}', -300, -14_000),
  sort('', 'Pagamento Su Circuito Internazionale|CARTA N. ****#### DEL {dmy} {shop} {town} IT', -400, -16_000),
  sort('', 'Pagamento Internet|CARTA ****#### {web} OPERAZIONE DEL {dmy} EUR ##,##', -499, -11_000),
  sort(
    '',
    'Prelievo Carta Debito Su Banche Del Gruppo|PRELIEVO {dmy} ORE {hh}.1# CARTA ****#### SPORTELLO ####',
    -2_000,
    -50_000,
  ),
  sort('', 'Prelievo Carta Debito Su Banche Italia/Sepa|{dmy} {hh}.4# {town} COMM. 2,00', -2_000, -25_000),
  sort('', 'Bonifico A Vostro Favore|DA {firm} PER STIPENDIO {my} COD. DISP. 0#####################', 120_000, 310_000),
  sort('', 'Bonifico A Vostro Favore|DA {person} PER {reason} COD. DISP. 0#################', 2_000, 80_000),
  sort('', 'Bonifico Istantaneo Da Voi Ricevuto|{person} {reason}', 1_000, 60_000),
  sort('', 'Bonifico Istantaneo Da Voi Disposto A Favore Di|{person} {reason} ID ##########', -1_000, -70_000),
  sort('', 'Bonifico Da Voi Disposto A Favore Di|{person} AFFITTO {my} CRO ###########', -40_000, -120_000),
  sort('', 'Addebito Diretto|{util} MANDATO ################ FATT. ###/##### DEL {dmy}', -1_900, -21_000),
  sort('', 'Addebito Diretto Sdd|ID.CRED. IT##########0000########### {util}', -900, -12_000),
  sort('', 'Pagamento Utenze|{util} BOLLETTA N. ########## SCAD. {dmy}', -2_500, -31_000),
  sort('', 'Pagamento Bollettino Pagopa|AVVISO 3000############## COMUNE DI {town}', -1_200, -40_000),
  sort('', 'Delega Unica F24|PROT. ######## SALDO IMU {my}', -6_000, -90_000),
  sort('', 'Rata Mutuo|N. 00/######## RATA N. ### QUOTA CAP. ###,## QUOTA INT. ##,##', -32_000, -98_000),
  sort('', 'Utilizzo Carta Di Credito|CARTA ****#### ESTRATTO CONTO AL {dmy}', -9_000, -160_000),
  sort('', 'Canone Mensile Conto', -600, -1_200),
  sort('', 'Imposta Di Bollo E/C E Rendiconto', -855, -856),
  sort('', 'Commissioni Su Bonifico', -100, -250),
  sort('', 'Competenze Di Liquidazione|AL {dmy}', -40, -4_000),
  sort('', 'Versamento Contante Su Sportello Automatico|CARTA ****#### {dmy} {hh}.4#', 2_000, 150_000),
  sort('', 'Versamento Assegni|N. 1 ASSEGNO SU {town} SBF', 6_000, 190_000),
  sort('', 'Assegno N. ##########', -9_000, -140_000),
  sort('', 'Storno Pagamento Pos|{shop} {dmy}', 600, 9_000),
  sort('', 'Accredito Pensione|ENTE PREVIDENZA RATA {my}', 80_000, 190_000),
];
const words = (date: string): Words => {
  const { dd, mm, yyyy, yy } = partsOf(dayAfter(date, -1));
  return {
    dmy: [`${dd}/${mm}/${yy}`, `${dd}/${mm}/${yyyy}`],
    hh: ['08', '10', '12', '16', '19'],
    my: [`${mm}/${yyyy}`],
    shop: ['SUPERMERCATO TORRE', 'FARMACIA DEI MULINI', 'BAR VESCOVO', 'DISTRIBUTORE Q9 BRAGOLA'],
    town: ['TORRESA', 'BRAGOLA', 'VESCO'],
    web: ['PRUGNALIBRI.IT', 'STREAMORA', 'TRENIVIA.COM'],
    firm: ['BRAGOLIN TRASPORTI S.P.A.', 'CARTIERA VESCOVI', 'FERRAMENTA TORRESAN SRL'],
    person: ['TORRESAN ELENA', 'MATTEO BRAGOLIN', 'VESCOVINI GIULIA'],
    reason: ['REGALO LAUREA', 'RIMBORSO CENA DEL 14/02', 'SALDO FATT. 112', 'QUOTA PALESTRA'],
    util: ['LUCE VIVA ENERGIA SPA', 'ACQUE DEL BRENTA', 'TELEVIA SPA', 'GAS PADANO'],
  };
};
const money = (minor: bigint) => figure(minor, { group: '.', decimal: ',' });
const plain = (minor: bigint) => `${minor < 0n ? '-' : ''}${money(minor)}`;
const dmy = (iso: string) => `${partsOf(iso).dd}.${partsOf(iso).mm}.${partsOf(iso).yyyy}`;
const detail = ({ lines }: Entry) => lines.slice(1).flatMap((line) => wrap(line, 46));

const CSS = `.page{padding:30pt 42pt;font-family:'DejaVu Sans';font-size:7.2pt;line-height:9.6pt}.t{display:flex;justify-content:space-between;border-bottom:2pt solid #f28c00;height:34pt;align-items:center;font-size:9pt}
.t b{color:#1d5b2e;font-size:13pt}.a{display:grid;grid-template-columns:1fr 1fr;height:100pt;padding-top:12pt}.k{display:grid;grid-template-columns:repeat(4,1fr);border:.6pt solid #1d5b2e;margin:6pt 0 10pt;height:34pt}
.k div{padding:3pt 6pt;border-right:.6pt solid #1d5b2e}.k b{display:block;font-size:8pt}.w{width:100%;table-layout:fixed}.w th{color:#1d5b2e;text-align:left;height:24pt;vertical-align:bottom;border-bottom:1pt solid #1d5b2e;padding:0 4pt 2pt}
.w td{padding:2pt 4pt;vertical-align:top;white-space:nowrap;border-bottom:.4pt solid #bbb}.w .r,.w th.r{text-align:right}.w tr.z td{font-weight:bold;background:#f3f6f3;height:16pt}
.f{position:absolute;bottom:20pt;left:42pt;right:42pt;font-size:5.8pt;line-height:7pt;color:#555}h3{font-size:8pt;margin:10pt 0 3pt;color:#1d5b2e}`;

const scalare = (random: Random, end: string) =>
  `<h3>Prospetto competenze</h3><table class="w"><tr><th>Decorrenza</th><th>Descrizione</th><th class="r">Tasso %</th><th class="r">Numeri</th><th class="r">Interessi</th></tr>
  ${['Interessi creditori', 'Interessi debitori entro fido', 'Interessi debitori oltre fido']
    .map(
      (name, i) =>
        `<tr><td>${dmy(dayAfter(end, -89))}</td><td>${name}</td><td class="r">${['0,010', '9,750', '14,200'][i]}</td><td class="r">${random.integer(100, 9_000)}</td><td class="r">0,${random.digits(2)}</td></tr>`,
    )
    .join('')}</table>`;

function draw(random: Random): Drawn {
  const year = random.integer(2022, 2025);
  const months = random.pick([1, 3, 3]);
  const month = months * random.integer(0, 12 / months - 1);
  const iso = (m: number) => new Date(Date.UTC(year, m, 1)).toISOString().slice(0, 10);
  const start = iso(month);
  const end = dayAfter(iso(month + months), -1);
  const opening = BigInt(random.integer(-50_000, 900_000));
  const count = rowCount(random, 22, 90);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const value = entries.map(({ date }) => dayAfter(date, random.pick([0, 0, 0, -1, -2, 1])));
  const flaw = drawFlaw(random, count, ['closing', 'total']);
  const off = misprinted(random, 0n);
  const closing = (entries.at(-1)?.balance ?? opening) + (flaw === 'closing' ? off : 0n);
  const out = sumOf(entries, isOut) - (flaw === 'total' ? off : 0n);
  const number = `1000/000${random.digits(5)}`;
  const iban = ibanOf('IT', `X0999901600${number.replace('/', '').padStart(12, '0')}`);
  const holder = random.pick(['TORRESAN ELENA', 'PERUSINO ALDO', 'CANTINE PERUSINO S.A.S.', 'BRAGOLIN MATTEO']);
  const index = new Map(entries.map((entry, r) => [entry, r]));
  const row = (entry: Entry) => {
    const r = index.get(entry) ?? 0;
    const body = [`<b>${text(entry.lines[0] ?? '')}</b>`, ...detail(entry).map(text)].join('<br>');
    return `<tr ${rowAttribute(0, r)}><td>${dmy(entry.date)}</td><td>${dmy(value[r] ?? '')}</td><td>${body}</td>
      <td class="r">${isOut(entry.amount) ? money(entry.amount) : ''}</td><td class="r">${isIn(entry.amount) ? money(entry.amount) : ''}</td></tr>`;
  };
  const z = (label: string, one: string, two: string) =>
    `<tr class="z"><td colspan="3">${label}</td><td class="r">${one}</td><td class="r">${two}</td></tr>`;
  const side = (label: string, minor: bigint) => (minor < 0n ? z(label, money(minor), '') : z(label, '', money(minor)));
  const parts = pack(entries, (entry) => (1 + detail(entry).length) * 9.6 + 4.8, 395, 545);
  const pages = parts.map((part, p) => {
    const first = p === 0;
    const head = `<div class="a"><div>Filiale di Torresa<br>Via dei Mulini 22<br>31999 Torresa</div><div>Spett.le<br><b>${text(holder)}</b><br>CORSO PERUSIO 5<br>10999 BRAGOLA TO</div></div>
      <div class="k"><div>Conto<b>${number}</b></div><div>Saldo iniziale al ${dmy(dayAfter(start, -1))}<b>${plain(opening)}</b></div><div>Saldo finale al ${dmy(end)}<b>${plain(closing)}</b></div><div>Divisa<b>EUR</b></div></div><p>Coordinate bancarie IBAN: ${iban} &nbsp; BIC: BUADITM1XXX</p>`;
    return `<div class="t"><b>Unione Adriatica</b><span>Estratto conto n. ${String(Math.ceil((month + 1) / months)).padStart(3, '0')}/${year} del ${dmy(end)}</span></div>${first ? head : `<p>Conto ${number}</p>`}
      <table class="w"><colgroup><col style="width:58pt"><col style="width:58pt"><col><col style="width:76pt"><col style="width:76pt"></colgroup>
      <tr><th>Data operazione</th><th>Data valuta</th><th>Descrizione</th><th class="r">Addebiti</th><th class="r">Accrediti</th></tr>
      ${first ? side('Saldo iniziale', opening) : ''}${part.map(row).join('')}
      ${p === parts.length - 1 ? `${z('Totali', money(out), money(sumOf(entries, isIn)))}${side(`Saldo finale al ${dmy(end)}`, closing)}` : ''}</table>
      ${p === parts.length - 1 ? scalare(random, end) : ''}
      <div class="f">${BANK} Sede legale Piazza Erbe 1, 37999 Vesco. Capitale sociale Euro 999.${random.digits(3)}.${random.digits(3)},50. Iscritta all’Albo delle Banche al n. 59${random.digits(2)}. Aderente al Fondo Interbancario di Tutela dei Depositi. Pag. ${p + 1}/${parts.length}</div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number, iban, bic: 'BUADITM1XXX', type: 'checking', currency: 'EUR' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map((entry, r) => ({
          ...{ date: entry.date, valueDate: value[r] ?? null, reference: null, balance: null },
          ...{ description: [entry.lines[0] ?? '', ...detail(entry)].join(' '), amount: contractAmount(entry.amount) },
        })),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'it-checking-addebiti-accrediti',
    ...{ country: 'IT', language: 'it', type: 'checking', size: A4, draw },
    difficulties: ['two-dates', 'bold-cause', 'multi-line', 'no-balances', 'table-that-is-not'],
  },
];
