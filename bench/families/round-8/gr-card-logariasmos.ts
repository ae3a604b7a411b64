import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  COMMAED,
  cells,
  drawnOf,
  family,
  joined,
  look,
  type Move,
  moves,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import { behind, billOf, bought, columns, flow, foot, type Sorts } from './europe-parts.ts';

/** After a Greek bank's credit card account: two days of two digits a year, a minus behind payments, instalments and foreign sums below the text, the balances as rows. */

const SORTS: Sorts = [
  ['{ΣΚΛΑΒΕΝΙΤΙΣ ΑΕΕ;ΑΒ ΒΑΣΙΛΙΚΟΣ;MASOUTIS ####} {ΑΘΗΝΑ;ΠΑΤΡΑ;ΛΑΡΙΣΑ} GR', -14_000, -320],
  ['{WOLTY GREECE;EFOOD.GR;SKROUZ SA} ATHINA GR', -9_000, -600],
  ['{ΔΕΗΣ ΑΕ;ΕΥΔΑΠΟ;COSMOTEL} ΛΟΓ/ΣΜΟΣ ########', -17_000, -2_000],
  ['ΠΛΑΙΣΙΟΝ COMPUTERS GR|ΔΟΣΗ 02/06 ΑΡΧ. ΠΟΣΟ 4##,00', -8_200, -6_700],
  ['BOOKINGS.COM AMSTERDAM NL', -40_000, -5_000],
  ['F|{RYANUS AIR;APPEL STORE;UBERO TRIP} GB', -22_000, -900],
  ['ΕΠΙΣΤΡΟΦΗ SKROUZ SA', 900, 12_000],
];

const money = behind(COMMAED, '', '-');
const ALIGN = 'lllr';
const WIDTHS = [70, 74, 280, 82];

const foreign = (random: Random, row: Move): Move => {
  const [mark = '', name = ''] = row.lines;
  const rate = BigInt(random.integer(84, 88));
  return mark === 'F'
    ? { ...row, lines: [name, `ΠΟΣΟ ${figure((-row.amount * rate) / 100n, COMMAED)} GBP ΙΣΟΤΙΜΙΑ 0,${rate}00`] }
    : row;
};

const tail = (closing: bigint, due: string): string =>
  `<p class="n">Μπορείτε να εξοφλήσετε το συνολικό ποσό ή να καταβάλετε τουλάχιστον την ελάχιστη καταβολή ${figure(closing / 20n, COMMAED)} έως ${due}. Επιτόκιο αγορών 16,25% πλέον εισφοράς Ν.128/75 0,60%. Επιτόκιο υπερημερίας 18,75%. Πόντοι Bonus περιόδου: 128, σύνολο 2.455. Για απώλεια κάρτας καλέστε 210 5559 000.</p>`;

function draw(random: Random): Drawn {
  const [person = '', place = ''] = random.pick([
    ['ΕΛΕΝΗ ΜΑΥΡΟΠΕΤΡΟΥ', 'ΑΓ. ΝΙΚΟΛΑΟΥ 12, 99981 ΠΕΤΡΑΛΩΝΑ'],
    ['ΓΙΩΡΓΟΣ ΑΛΕΞΑΝΔΡΙΔΗΣ', 'ΕΡΜΟΥ 118, 99975 ΛΑΡΙΣΑ'],
  ]);
  const { start, end } = billOf(random, random.integer(6, 26));
  const previous = BigInt(random.integer(6_000, 190_000));
  const spent = moves(random, { start, end, count: random.integer(8, 44), sorts: SORTS, floor: null }).map((row) =>
    foreign(random, row),
  );
  const paid: Pick<Move, 'date' | 'lines' | 'amount'> = {
    date: dayAfter(start, 14),
    lines: ['ΠΛΗΡΩΜΗ ΜΕΣΩ WEB BANKING - ΕΥΧΑΡΙΣΤΟΥΜΕ'],
    amount: previous,
  };
  const fee = random.chance(0.3) ? [{ date: end, lines: ['ΣΥΝΔΡΟΜΗ ΚΑΡΤΑΣ'], amount: -4_000n }] : [];
  const rows = [...[...spent, paid].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)), ...fee];
  const closing = total(rows) - previous;
  const card = `${random.digits(4)} ${random.digits(2)}XX XXXX ${random.digits(4)}`;
  const dmy = (iso: string) => day(iso, 'dd/mm/yy');
  const long = (iso: string) => day(iso, 'dd/mm/yyyy');
  const line = (label: string, value: bigint) => ({
    h: 20,
    html: `<tr class="k"><td></td><td></td><td>${label}</td><td class="r">${figure(value, COMMAED)}</td></tr>`,
  });
  const body = rows.map((row, r) => {
    const bare = row === paid || row.lines[0] === 'ΣΥΝΔΡΟΜΗ ΚΑΡΤΑΣ';
    const when = bare ? row.date : bought(random, row, 3);
    return {
      h: row.lines.length * 10 + 4,
      html: cells(ALIGN, [dmy(when), dmy(row.date), joined(row.lines), money(row.amount)], [0, r]),
    };
  });
  const facts = table(
    [120, 120, 120, 146],
    cells('llll', 'Ημ/νία έκδοσης|Πιστωτικό όριο|Πληρωμή έως|Ελάχιστη καταβολή', null, 'th') +
      cells('llll', [long(end), '3.000,00', long(dayAfter(end, 20)), figure(closing / 20n, COMMAED)]),
    'facts',
  );
  const pages = flow(
    [
      line('ΠΡΟΗΓΟΥΜΕΝΟ ΥΠΟΛΟΙΠΟ', previous),
      ...body,
      line('ΝΕΟ ΥΠΟΛΟΙΠΟ', closing),
      { h: 70, html: tail(closing, long(dayAfter(end, 20))) },
    ],
    {
      first: 470,
      rest: 640,
      table: columns(
        WIDTHS,
        `<tr class="hd"><th class="l">Ημ/νία<br>συναλλαγής</th><th class="l">Ημ/νία<br>καταχώρησης</th><th class="l"><br>Περιγραφή</th><th class="r">Ποσό<br>(Ευρώ)</th></tr>`,
        't',
      ),
      page: (inside, index, count) =>
        `<div class="sp"><b class="logo">ΤΡΑΠΕΖΑ ΑΙΓΙΑΛΟΥ</b><span class="r">Λογαριασμός πιστωτικής κάρτας<br>Αρ. κάρτας ${card}<br>Σελίδα ${index + 1} από ${count}</span></div>${index === 0 ? `<div class="addr">${text(person)}<br>${text(place).replace(', ', '<br>')}</div>${facts}` : '<br>'}${inside}${foot('Τράπεζα Αιγιαλού Α.Ε., Λεωφ. Κηφισού 99, 99955 Αθήνα · Αρ. Γ.Ε.ΜΗ. 9995550100 · Ποσά σε ευρώ')}`,
    },
  );
  const css = look(
    "8pt/10pt 'Liberation Sans'|36pt 42pt|.logo{font-size:14pt;color:#0a4c92}.addr{margin:40pt 0 30pt}.facts{margin-bottom:16pt}.facts th{color:#555}.facts td{font-weight:bold}.hd th{border-bottom:.8pt solid #0a4c92;border-top:.8pt solid #0a4c92}.t td{padding:2pt 0}.k td{font-weight:bold;padding:5pt 0}.n{margin-top:10pt}.n,.foot{font-size:6.5pt;line-height:8.5pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: account(`ΤΡΑΠΕΖΑ ΑΙΓΙΑΛΟΥ|${person}|credit-card|EUR`, card.replace(/ /g, '')),
    ...{ opening: -previous, closing },
    rows: rows.map((row) => rowOf(row, row.lines.length > 1 ? { alsoAccepted: [row.lines[0] ?? ''] } : {})),
  });
}

export const families: Family[] = [
  family(
    'gr-card-logariasmos',
    'el',
    'credit-card',
    ['greek-script', 'two-line-heading', 'minus-behind-payments', 'instalments', 'foreign-lines'],
    draw,
  ),
];
