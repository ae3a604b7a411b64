import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  cells,
  family,
  heads,
  joined,
  look,
  mon,
  moves,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';

const CANADIAN: readonly Sort[] = [
  ['Achat PD/POS Purchase|{BOULANGERIE TISSARD;PETRO-LUNE #88;QUINCAILLERIE DRAY}', -16_000, -300],
  ['Virement Interac/e-Transfer|{Solveig M.;Odile Tran}', -60_000, -2_000],
  ['Paie/Payroll {ATELIER NORDEX INC;VILLE DE LORME}', 120_000, 280_000],
  ['Frais mensuels/Monthly fee', -1_195, -1_195],
  ['Dépôt mobile/Mobile deposit', 1_500, 90_000],
];

/** Canada in two languages: the day is printed once, the balance at its end, withdrawals before deposits. */
function bilingual(random: Random): Drawn {
  const period = periodOf(random, 20);
  const opening = BigInt(random.integer(30_000, 400_000));
  const rows = moves(random, { ...period, opening, count: random.integer(12, 46), sorts: CANADIAN });
  const closing = opening + total(rows);
  const form = (value: bigint) => figure(value, { group: ' ', decimal: ',' });
  const widths = [54, 240, 84, 84, 84];
  const body = rows.map(({ date, lines, amount, balance, firstOfDay, lastOfDay }, r) => ({
    h: 11.5 * lines.length,
    html: cells(
      'llrrr',
      [
        firstOfDay ? `${day(date, 'dd')} ${mon(date, 'JAN FÉV MAR AVR MAI JUN JUL AOÛ SEP OCT NOV DÉC')}` : '',
        joined(lines),
        amount < 0n ? form(amount) : '',
        amount > 0n ? form(amount) : '',
        lastOfDay ? form(balance) : '',
      ],
      [0, r],
    ),
  }));
  const parts = pack(body, ({ h }) => h, 430, 600);
  const head = heads(
    'llrrr',
    'Date|Description / Libellé|Retraits ($)<br>Withdrawals|Dépôts ($)<br>Deposits|Solde ($)<br>Balance',
  );
  const edge = (label: string, value: bigint) =>
    cells('llrrr', ['', `<b>${label}</b>`, '', '', `<b>${form(value)}</b>`]);
  const side = `<div class="side"><b>En bref / At a glance</b><br>Retraits/Withdrawals<br>${form(total(rows, -1))} $<br>Dépôts/Deposits<br>${form(total(rows, 1))} $</div>`;
  return {
    pages: parts.map(
      (part, at) =>
        `<div class="sp top"><b>Caisse Lormeaux<br>Lormeaux Trust</b><span>Relevé de compte / Account statement<br>Du/From ${day(period.start, 'yyyy-mm-dd')} au/to ${day(period.end, 'yyyy-mm-dd')}<br>Compte/Account 04417-331 908-2</span></div>${at === 0 ? `<div class="sp adr"><p>MME ODETTE GRAVELINE<br>77 RUE DU QUAI<br>LORME QC J9Z 9Z9</p>${side}</div>` : ''}${table(widths, head + (at === 0 ? edge("Solde d'ouverture / Opening balance", opening) : '') + part.map(({ html }) => html).join('') + (at === parts.length - 1 ? edge('Solde de fermeture / Closing balance', closing) : ''))}<p class="foot">${at + 1} / ${parts.length} &nbsp; LX-${period.end}</p>`,
    ),
    css: look(
      `8.6pt/11.5pt 'Liberation Sans','Noto Sans CJK JP'|34pt 32pt|.top{height:52pt}.adr{height:96pt;padding-top:10pt}.side{border:1pt solid #789;padding:4pt 10pt;height:70pt}th{border-bottom:1pt solid}.foot{position:absolute;bottom:14pt;right:32pt;font-size:6pt}`,
    ),
    statements: [
      truthOf({
        account: account('Caisse Lormeaux|MME ODETTE GRAVELINE|checking|CAD', '04417-331908-2'),
        period,
        opening,
        closing,
        rows: rows.map((row) => rowOf(row, { shows: row.lastOfDay })),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'ca-checking-retraits-depots',
    'fr',
    'checking',
    ['two-languages', 'date-once-a-day', 'balance-once-a-day'],
    bilingual,
    LETTER,
  ),
];
