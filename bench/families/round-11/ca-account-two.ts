import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import * as k from '../kit.ts';
import { dayAfter, intlDate, text } from '../markup.ts';
import { day, moneyIn } from '../stranger-parts.ts';

/**
 * Canada: a great bank's chequing account (the date once a day, the balance at the day's end, no column that repeats them), and a bill in
 * French of a cooperative's card (day and month in columns of their own, purchase before posting, reward points beside the amount, CR behind).
 */

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';
const LONG = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const en = (iso: string) => intlDate(iso, 'en-CA', LONG);
const minus = (value: bigint) => `${value < 0n ? '-' : ''}${k.point(value)}`;

const SORTS: readonly k.Sort[] = [
  ['Interac purchase - #### {TAMARACK GROCERY;OLD MILL PUB;PRAIRIE GAS;NORTHPINE DRUGS}', -14_000, -350],
  ['Contactless Interac purchase - ####|{TAMARACK GROCERY;CAFE LARCHE;BIRCHWAY PARKING}', -6_000, -210],
  ['e-Transfer sent|Wanda Quill ~~#~~#', -90_000, -2_000],
  ['e-Transfer - Autodeposit|GRADY LOWE C1A##~~##~', 3_000, 95_000],
  ['Utility Bill Pmt|LARCH HYDRO', -22_000, -4_500],
  ['Payroll Deposit|BIRCHWAY LTD', 110_000, 260_000],
  ['Monthly fee', -1_695, -400],
  ['ATM withdrawal - ~~######', -30_000, -2_000],
  ['Misc Payment|Tamarack Fitness', -7_000, -2_500],
];

function chequing(random: Random): Drawn {
  const { start, end } = k.periodOf(random, random.integer(5, 26));
  const before = dayAfter(start, -1);
  const { opening, rows, closing } = k.booked(
    random,
    { start, end, sorts: SORTS, floor: -50_000n },
    18,
    70,
    [20_000, 400_000],
  );
  const holder = 'MR GRADY LOWE';
  const number = `0${random.digits(4)}-${random.digits(7)}`;
  const row = (move: k.Move, r: number) =>
    k.cells(
      'llrrr',
      [
        move.firstOfDay ? `${day(move.date, 'd')} ${k.mon(move.date, MONTHS)}` : '',
        k.joined(move.lines),
        move.amount < 0n ? k.point(move.amount) : '',
        move.amount > 0n ? k.point(move.amount) : '',
        move.lastOfDay ? minus(move.balance) : '',
      ],
      [0, r],
    );
  const titles = k.heads('llrrr', 'Date|Description|Withdrawals ($)|Deposits ($)|Balance ($)');
  const parts = k.pack(rows, ({ lines }) => lines.length * 11 + 2, 330, 590);
  let at = 0;
  const pages = parts.map((some, p) => {
    const body = some.map((move) => row(move, at++)).join('');
    const top = p === 0 ? k.cells('llrrr', ['', 'Opening Balance', '', '', minus(opening)]) : '';
    const isLast = p === parts.length - 1;
    const foot = isLast
      ? `<tr class="b"><td></td><td>Closing Balance</td><td></td><td></td><td class="r">$${minus(closing)}</td></tr>`
      : '';
    const intro = `<div class="sp"><div><b class="big">Tamarack Dominion Bank</b><br>P.O. Bag Service 2650<br>Calder AB  T2P 9Z9</div><div class="r"><b class="mid">Your Chequing account statement</b><br>From ${en(before)} to ${en(end)}</div></div>
      <div class="w"><span class="tiny">TDB${random.digits(12)}_E D ${random.digits(5)}</span><br>${holder}<br>412 BIRCHWAY CRES<br>CALDER AB  T3K 9X1</div>
      <div class="sp"><div style="width:300pt"><h3>Summary of your account for this period</h3><b>Tamarack No Limit Chequing</b> ${number}${k.span(`Your opening balance on ${en(before)}`, minus(opening).startsWith('-') ? `-$${k.point(opening)}` : `$${k.point(opening)}`)}${k.span('Total deposits into your account', `+ ${k.point(k.total(rows, 1))}`)}${k.span('Total withdrawals from your account', `- ${k.point(k.total(rows, -1))}`)}<b>${k.span(`Your closing balance on ${en(end)}`, `= ${closing < 0n ? '-' : ''}$${k.point(closing)}`)}</b></div><div class="tiny" style="width:200pt"><b>How to reach us:</b><br>Please contact your banker or call<br><b>1-800-555-0112</b> (1-800-555-0113 TTY)<br>tamarackdominion.example<br><br>Call 1-866-555-0199 before April 30 for a $50 bonus.</div></div>`;
    return `${p === 0 ? intro : `<div class="sp tiny"><span>Your Chequing account statement<br>From ${en(before)} to ${en(end)}</span><span>${number}</span></div>`}<h3>Details of your account activity${p === 0 ? '' : ' - continued'}</h3>${k.table([48, 250, 80, 76, 76], titles + top + body + foot)}<div class="foot sp tiny"><span>Please check this Account Statement without delay and advise us of any error or omission within 45 days of the statement date.</span><span>${p + 1} of ${parts.length}</span></div>`;
  });
  const css = k.look(
    "8.5pt/11pt 'Liberation Sans'|36pt 40pt|.big{font-size:14pt}.mid{font-size:12pt;line-height:16pt}.tiny{font-size:6.5pt;line-height:9pt}.w{margin:50pt 0 40pt}h3{font-size:11pt;line-height:16pt;margin-top:10pt}th{border-top:1pt solid #00539f;border-bottom:.5pt solid #888;font-weight:bold}td{padding-bottom:2pt}.b td{font-weight:bold;border-top:.5pt solid #888}.foot{position:absolute;bottom:20pt;left:40pt;right:40pt}",
  );
  return k.drawnOf(pages, css, {
    account: k.account(`Tamarack Dominion Bank|${holder}|checking|CAD`, number),
    period: { start: before, end },
    opening,
    closing,
    rows: rows.map((move) => k.rowOf(move, { shows: move.lastOfDay })),
  });
}

const ACHATS: readonly k.Sort[] = [
  [
    '{ÉPICERIE DU FAUBOURG;QUINCAILLERIE BELLEAU;PHARMACIE SAINT-ODILE;BOULANGERIE LE LEVAIN;DÉPANNEUR DU COIN ###} {MONTRÉAL;LÉVIS;GATINEAU} QC',
    -18_000,
    -240,
  ],
  ['PÉTROLE NORDIQUE ##### {TROIS-RIVIÈRES;LAVAL} QC', -9_800, -2_500],
  ['STREAMIX.COM 866-555-01## ON', -2_299, -999],
  ['HÔTEL DU QUAI 418-555-01## QUÉBEC QC', -48_000, -11_000],
];
const CREDITS: readonly k.Sort[] = [['{ÉPICERIE DU FAUBOURG;QUINCAILLERIE BELLEAU} LÉVIS QC', 900, 9_000]];
const fr = (value: bigint) => `${moneyIn(' ', ',')(Number(value < 0n ? -value : value))}`;
const fact = (value: bigint) => `${fr(value)}${value > 0n ? 'CR' : ''}`;

function visaOf(random: Random) {
  const { start, end } = k.periodOf(random, random.integer(8, 22));
  const number = `4540 33** **** ${random.digits(4)}`;
  const people = [
    ['ODILE BELLEAU', number],
    ...(random.chance(0.6) ? [['RÉMI BELLEAU', `4540 33** **** ${random.digits(4)}`]] : []),
  ];
  const opening = -BigInt(random.integer(20_000, 250_000));
  const pay = k.moves(random, {
    start,
    end,
    count: 1,
    sorts: [['PAIEMENT CAISSE', Number(-opening), Number(-opening)]],
  });
  const groups = people.map(() => [
    ...k.moves(random, {
      start,
      end,
      count: random.integer(7, 24),
      floor: null,
      sorts: [...ACHATS, ...ACHATS, ...ACHATS, ...CREDITS],
    }),
  ]);
  const bought = groups.map((some) =>
    some.map((move) => ({ ...move, seen: dayAfter(move.date, -random.integer(1, 3)) })),
  );
  return { end, number, people, opening, pay, bought };
}

function visa(random: Random): Drawn {
  const { end, number, people, opening, pay, bought } = visaOf(random);
  const all = [...pay.map((move) => ({ ...move, seen: move.date })), ...bought.flat()];
  const closing = opening + k.total(all);
  const dm = (iso: string) => day(iso, 'dd mm');
  const row = (move: (typeof all)[number], r: number) =>
    k.cells(
      'cclrr',
      [
        dm(move.seen),
        dm(move.date),
        text(move.lines.join(' ')),
        move.amount < 0n ? `${random.pick(['0,50', '1,00', '2,00'])} %` : '',
        fact(move.amount),
      ],
      [0, r],
    );
  const titles =
    '<tr class="h"><th class="c">Date de<br>transaction<br>J&nbsp;&nbsp;M</th><th class="c">Date<br>d\'inscription<br>J&nbsp;&nbsp;M</th><th class="l"><br><br>Description</th><th class="r"><br><br>Remises</th><th class="r"><br><br>Montant ($)</th></tr>';
  const widths = [58, 62, 280, 50, 78];
  let at = pay.length;
  const lines = [
    `<tr class="g"><td colspan="5">Transactions effectuées à votre compte</td></tr>`,
    ...all.slice(0, pay.length).map(row),
    ...bought.flatMap((some, g) => [
      `<tr class="g"><td colspan="5">Transactions effectuées avec la carte de : ${people[g]?.[0]}   ${people[g]?.[1]}</td></tr>`,
      ...some.map((move) => row(move, at++)),
      `<tr class="g"><td colspan="4">Total pour ${people[g]?.[0]}</td><td class="r">${fact(k.total(some))}</td></tr>`,
    ]),
  ];
  const due = dayAfter(end, 21);
  const credits = k.total(all, 1);
  const summary = `<div class="sp"><div class="w">${people[0]?.[0]}<br>88 RUE DU LEVAIN APP 3<br>LÉVIS QC  G6V 9Z9</div><div class="sum"><b>Sommaire du compte</b>${k.span('Solde précédent', fact(opening))}${k.span('Paiements et crédits', `${fr(credits)}CR`)}${k.span('Achats et débits', fr(k.total(all, -1)))}${k.span('Frais de crédit', '0,00')}<b>${k.span('Nouveau solde', fact(closing))}</b></div></div>
    <div class="sp box"><span>Date du relevé<br>J M A<br><b>${day(end, 'dd mm yyyy')}</b></span><span>Date d'échéance<br>J M A<br><b>${day(due, 'dd mm yyyy')}</b></span><span>Paiement minimum<br><br><b>${fr(-closing / 20n)} $</b></span><span>Limite de crédit<br><br><b>10 000,00 $</b></span><span>Crédit disponible<br><br><b>${fr(1_000_000n + closing)} $</b></span></div>`;
  const warn = `<div class="tiny">Si vous faites uniquement le paiement minimum de ${fr(-closing / 20n)} $ chaque mois, le délai de remboursement sera d'environ 11 ans et 4 mois. Taux d'intérêt annuel : achats 19,90 %, avances d'argent 21,90 %. Un changement au contrat entrera en vigueur le 1er juin; les frais de remplacement seront de 12,50 $.</div>`;
  const parts = k.pack(lines, () => 12, 400, 570);
  const pages = parts.map(
    (some, p) =>
      `<div class="sp"><b class="big">Caisse Boréale Cartes</b><div class="r">Relevé de compte<br>Numéro de compte<br><b>${number}</b><br>Page ${p + 1} de ${parts.length}</div></div>${p === 0 ? summary : '<br>'}${k.table(widths, titles + some.join(''))}${p === parts.length - 1 ? warn : ''}`,
  );
  const css = k.look(
    "8pt/12pt 'Liberation Sans'|34pt 42pt|.big{font-size:15pt;color:#00874e}.w{margin:36pt 0}.sum{width:230pt;margin-top:14pt}.box{background:#e8f3ee;padding:5pt;margin-bottom:10pt;font-size:7pt;line-height:9pt}.g td{font-weight:bold;white-space:pre;border-bottom:.5pt solid #aaa}.h th{font-size:6.5pt;line-height:8pt;border-bottom:1pt solid #00874e}.tiny{font-size:6.5pt;line-height:8pt;margin-top:10pt}",
  );
  return k.drawnOf(pages, css, {
    account: k.account(`Caisse Boréale Cartes|${people[0]?.[0]}|credit-card|CAD`, number.replaceAll(' ', '')),
    opening,
    closing,
    rows: all.map((move) => k.rowOf(move)),
  });
}

export const families: Family[] = [
  k.family(
    'ca-chequing-day-once',
    'en',
    'checking',
    ['date-once-a-day', 'balance-at-day-end', 'no-year'],
    chequing,
    LETTER,
  ),
  k.family(
    'ca-card-jour-mois',
    'fr',
    'credit-card',
    ['two-dates', 'no-year', 'card-holders', 'points-column'],
    visa,
    LETTER,
  ),
];
