import type { Family } from '../family.ts';
import {
  account,
  cells,
  family,
  heads,
  joined,
  look,
  type Move,
  mon,
  moves,
  pack,
  point,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/** A Singapore bank's bill of two cards: a part each with its balance before and after, references below the texts, days without a year. */

const SG = [
  ['GRABIT* A-7####~~ SINGAPORE', -700, -4_500],
  ['FAIRPRICED XTRA-{VIVO;AMK} SINGAPORE', -1_500, -22_000],
  ['BUS/MRT ######### SINGAPORE', -150, -1_900],
  ['COLD STORAG-GREAT WORLD SINGAPORE', -2_000, -18_000],
  ['AGODO.COM {THE REGENT;BAYVIEW} INTERNET|THB 4,{210;980}.00', -15_000, -80_000],
  ['OPENDATA *API SAN FRANCISCO|USD {20.00;5.50}', -760, -2_790],
  ['SHOPPI REFUND SINGAPORE', 100, 900],
  ['CCY CONVERSION FEE|SGD ##.##', -15, -300],
] as const;

const cards = family(
  'sg-card-two-cards-sub-total',
  'en',
  'credit-card',
  ['two-statements', 'two-dates', 'no-year', 'cr-behind', 'reference-lines', 'no-period', 'misprint'],
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: one paper, drawn from top to bottom
  (random) => {
    const close = `${random.integer(2023, 2026)}-${random.pick(['01', '01', '04', '08', '12'])}-${random.integer(10, 14)}`;
    const holder = random.pick(['MS LEE HUI SHAN', 'MR MUHAMMAD IRFAN', 'MR DESMOND GOH K H']);
    const sets = ['LADY VISA PLATINUM', 'ONE MASTERCARD'].map((name, s) => {
      const previous = BigInt(random.integer(5_000, 320_000));
      const rows = moves(random, {
        start: dayAfter(close, -30),
        end: close,
        count: random.integer(5, 34),
        sorts: SG,
        floor: null,
      });
      const paid = rows[random.integer(1, 4)] as Move;
      rows[rows.indexOf(paid)] = {
        ...paid,
        amount: previous,
        lines: [`PAYMT THRU E-BANK/HOMEB/CYBERB (EP${random.digits(2)})`],
      };
      const wrong = s === 1 && random.chance(0.35);
      const closing = -previous + total(rows);
      return {
        name,
        rows,
        previous,
        wrong,
        number: `${s === 0 ? '4265' : '5411'}-${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`,
        closing,
        printed: wrong ? closing - 10_000n : closing,
      };
    });
    const owed = (value: bigint) => `${point(value)}${value > 0n ? ' CR' : ''}`;
    const short = (iso: string) => `${day(iso, 'dd')} ${mon(iso).toUpperCase()}`;
    const wordy = `${short(close)} ${day(close, 'yyyy')}`;
    const lines = sets.flatMap(({ name, rows, previous, number, printed }, s) => [
      {
        h: 62,
        html: `<tr><td colspan="4" class="cn">${name}<br>${number} &nbsp; ${holder}</td></tr><tr><td></td><td></td><td>PREVIOUS BALANCE</td><td class="r">${point(previous)}</td></tr>`,
      },
      ...rows.map((move, at) => {
        const ref = /PAYMT|FEE/.test(move.lines[0] ?? '') ? '' : `Ref No. : 7454${move.ref}${move.ref.slice(2)}00012`;
        return {
          h: (move.lines.length + (ref ? 1 : 0)) * 10 + 3,
          html: cells(
            'llll',
            [
              short(move.date),
              short(dayAfter(move.date, -random.integer(0, 2))),
              `${joined(move.lines)}${ref ? `<br>${ref}` : ''}`,
            ],
            [s, at],
          ).replace('</tr>', `<td class="r">${point(move.amount)}${move.amount > 0n ? ' CR' : ''}</td></tr>`),
        };
      }),
      {
        h: 40,
        html: `<tr><td></td><td></td><td><b>SUB TOTAL</b></td><td class="r t">${owed(printed)}</td></tr><tr><td></td><td></td><td><b>TOTAL BALANCE FOR ${name}</b></td><td class="r t">${owed(printed)}</td></tr><tr><td></td><td></td><td>&nbsp;</td><td></td></tr>`,
      },
    ]);
    const parts = pack(lines, ({ h }) => h, 560, 600);
    const all = sets.reduce((sum, { printed }) => sum + printed, 0n);
    const first = `<div class="two"><div class="ad">${holder}<br>BLK ${random.digits(3)} BEDOX NORTH ROAD<br>#0${random.digits(1)}-${random.digits(3)}<br>SINGAPORE 460${random.digits(3)}</div><table class="b"><tr><td>Statement Date</td><td>${wordy}</td></tr><tr><td>Credit Limit</td><td>SGD 12,000</td></tr><tr><td>Total Minimum Payment</td><td>SGD 100.00</td></tr><tr><td>Due Date</td><td>${short(dayAfter(close, 21))} ${day(dayAfter(close, 21), 'yyyy')}</td></tr><tr><td>Total Amount Due</td><td>SGD ${owed(all)}</td></tr></table></div>
    <h3>Credit Card(s) Statement &nbsp; Account Summary</h3>${table([180, 130, 110, 110], heads('llrr', 'Card|Number|Minimum Payment|Balance') + sets.map(({ name, number, printed }) => cells('llrr', `${name}|${number}|50.00|${owed(printed)}`)).join('') + cells('llrr', `TOTAL||100.00|${owed(all)}`))}
    <h3>Rebates and UNI$ Summary</h3>${table([180, 90, 90, 90], heads('lrrr', 'Card|Previous|Earned|Current') + cells('lrrr', `LADY VISA PLATINUM|4,210|388|4,598`))}<p>Pay 3% p.a. less: transfer your balance by ${short(dayAfter(close, 30))} and enjoy 0% interest for 6 months. A late charge of SGD 100 applies if the minimum payment is not received by the due date; interest at 27.8% p.a. Call 6222 2${random.digits(3)}.</p>`;
    const inner = parts.map((part) =>
      table(
        [58, 58, 322, 92],
        cells('lllr', 'Post<br>Date|Trans<br>Date|Description of Transaction|Transaction Amount<br>SGD', null, 'th') +
          part.map(({ html }) => html).join(''),
        'm',
      ),
    );
    const pages = [first, ...inner].map(
      (page, p, every) =>
        `<div class="sp"><b class="logo">Merlion Overseas Bank</b><span class="r">Credit Card(s) Statement<br>Page ${p + 1} of ${every.length}</span></div>${page}<div class="ft">Merlion Overseas Bank Limited &nbsp; Co. Reg. No. 193500${random.digits(3)}Z &nbsp; GST Reg. No. MR-850019${random.digits(3)}-3 &nbsp; Statement Date ${wordy}</div>`,
    );
    return {
      pages,
      css: look(
        "8pt/10pt 'Liberation Sans'|32pt 32pt|.logo{font-size:15pt;line-height:20pt;color:#005eb8}.two{display:flex;justify-content:space-between;margin:24pt 0 16pt}.ad{padding-top:20pt;line-height:12pt}.b td{padding:2pt 10pt 2pt 0}h3{font-size:9pt;margin:14pt 0 4pt;border-bottom:1pt solid #005eb8;padding-bottom:2pt}.m{margin-top:10pt}th{background:#e9eef5;padding:3pt 2pt}.m td{padding:1pt 2pt 2pt}.m td.cn{font-weight:bold;padding-top:8pt;line-height:12pt}.t{border-top:.6pt solid #000;font-weight:bold}p{margin-top:14pt;font-size:7pt;line-height:9pt}.ft{position:absolute;bottom:18pt;left:32pt;font-size:6.5pt}",
      ),
      statements: sets.map(({ rows, previous, number, wrong, printed }) =>
        truthOf({
          account: account(`Merlion Overseas Bank|${holder}|credit-card|SGD`, number),
          opening: -previous,
          closing: printed,
          status: wrong ? 'failed' : 'verified',
          rows: rows.map((move) => {
            const ref = /PAYMT|FEE/.test(move.lines[0] ?? '')
              ? ''
              : ` Ref No. : 7454${move.ref}${move.ref.slice(2)}00012`;
            return rowOf(move, {
              description: move.lines.join(' ') + ref,
              alsoAccepted: [move.lines.join(' '), move.lines[0] ?? ''],
            });
          }),
        }),
      ),
    };
  },
);

export const families: Family[] = [cards];
