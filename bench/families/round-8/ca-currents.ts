/**
 * After Canadian accounts: a bank's business account with whole dates and BALANCE FORWARD, the same bank's personal one without years
 * and a panel beside it, and a caisse's French paper with two folios.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER } from '../family.ts';
import {
  account,
  booked,
  drawnOf,
  family,
  inOrOut,
  look,
  type Move,
  mon,
  outIn,
  periodOf,
  point,
  type Sort,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import {
  type Block,
  block,
  cycle,
  FR_MONTHS,
  flow,
  line,
  lines,
  longDay,
  PEOPLE,
  plainRow,
  under,
} from './americas-parts.ts';

const BUSINESS: Sort[] = [
  ['DEPOSIT|{71### Main & 3rd;Mobile}', 20_000, 480_000],
  ['MISC PAYMENT|CLOVER {FOODS;FREIGHT} INC|####', 30_000, 250_000],
  ['MB-EMAIL MONEY TRF|{L Tavistock;G. Roy};{rent;inv ###}|CA##~#~#', 10_000, 190_000],
  ['POINT OF SALE PURCHASE|PELLMOOR TIRE #### DUNMERE ONCA', -48_000, -1_200],
  ['PC-BILL PAYMENT|HYDRO DUNMERE ############', -60_000, -8_000],
  ['BUSINESS PAD|PAYROLL SVC LTD ##########', -320_000, -90_000],
  ['SERVICE CHARGE|MONTHLY PLAN FEE', -4_200, -1_000],
  ['CHQ ### ############', -150_000, -6_000],
  ['GST PAYMENT|CRA {=mm/dd/yy}', -90_000, -12_000],
];
const B = [62, 214, 92, 92, 84];

function drawThistle(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = random.pick(['CLOVERLEA CABINETS INC.', '2817745 ONTARIO LIMITED', 'TAVISTOCK & ROY DENTAL CORP.']);
  const number = `${random.digits(5)} ${random.digits(5)} ${random.digits(2)}`;
  const {
    opening,
    rows: all,
    closing,
  } = booked(random, { start, end, sorts: BUSINESS, floor: -500_000n }, 20, 85, [-40_000, 900_000]);
  const form = (value: bigint) => `${value < 0n ? '-' : ''}${point(value)}`;
  const head = line(
    B,
    'llrrr',
    'Date|Description|Withdrawals/Debits ($)|Deposits/Credits ($)|Balance ($)',
    null,
    'hd',
    'th',
  );
  const plus = inOrOut(all, 1);
  const minus = inOrOut(all, -1);
  const rows = all.map((move, r) => {
    const [out = '', into = ''] = outIn(move.amount, point).split('|');
    return block(
      2 + 10 * move.lines.length,
      line(B, 'llrrr', [day(move.date, 'mm/dd/yyyy'), lines(move), out, into, form(move.balance)], [0, r]),
    );
  });
  const sums = `<div class="hd" style="margin-top:8pt">${line([120, 150, 120, 150], 'lrlr', 'No. of Debits|Total Amount - Debits|&nbsp;&nbsp;No. of Credits|Total Amount - Credits', null, '', 'th')}</div>${line([120, 150, 120, 150], 'lrlr', [String(minus.length), `$${point(total(minus))}`, `&nbsp;&nbsp;${plus.length}`, `$${point(total(plus))}`])}<p style="margin-top:8pt">Uncollected fees and/or ODI owing: $0.00</p>`;
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><div><b style="font-size:14pt;line-height:18pt">Thistlebank</b><br>Dunmere Main &amp; 3rd &nbsp; 71##2<br>P.O. Box 4234 Stn A, Dunmere ON M5W 5P6</div><div style="width:210pt"><div class="sp"><span>Account Number:</span><b>${number}</b></div><div class="sp"><span>Statement Of:</span><span>Business Account</span></div><div class="sp"><span>From: ${day(start, 'mm/dd/yyyy')}</span><span>To: ${day(end, 'mm/dd/yyyy')}</span></div><div class="sp"><span>Page</span><span>${index + 1} of ${count}</span></div></div></div>${index === 0 ? `<div style="margin:30pt 0 40pt 10pt">${who}<br>41 KING ST W UNIT 3<br>DUNMERE ON &nbsp;K0A 1B2</div>` : '<div style="height:14pt"></div>'}${inner}<div class="s" style="position:absolute;bottom:16pt;left:34pt;right:34pt">All items and balances shown should be verified. Any errors should be reported within 30 days of the statement date. Contact 1-800-555-0145 by ${day(dayAfter(end, 30), 'mm/dd/yyyy')}. GST Registration No. R105195598</div>`;
  const opened = block(12, line(B, 'llrrr', [day(start, 'mm/dd/yyyy'), 'BALANCE FORWARD', '', '', form(opening)]));
  return drawnOf(
    flow([block(16, head), opened, ...under([...rows, block(50, sums)], head, 16)], 540, 620, (...all3) =>
      frame(...all3).replace('71##2', '71282'),
    ),
    look(
      "8pt/10pt 'Liberation Sans'|30pt 34pt|.hd th{background:#ddd;font-weight:bold}.s{font-size:6.4pt;line-height:8pt}",
    ),
    {
      account: account(`Thistlebank|${who}|checking|CAD`, number.replaceAll(' ', '')),
      period: { start, end },
      ...{ opening, closing, rows: all.map((move) => plainRow(move, { shows: true })) },
    },
  );
}

const PERSONAL: Sort[] = [
  ['Point of sale purchase|Opos {Pelimart;Fernie Foods;Beau Cafe} #### {Dunmere Onca;Ottaway Onca}', -14_000, -300],
  ['Point of sale purchase|Fpos {Larch Pharmacy;Clover Tire}  #0### Dunmere Onca', -9_000, -700],
  ['Withdrawal|Interac e-Transfer|{G Tavistock;S. Langholm}', -60_000, -2_000],
  ['Deposit|Interac e-Transfer|{Etienne D;M. Roy}', 2_000, 80_000],
  ['Payroll dep.|Wexford Logistics (canada)', 120_000, 260_000],
  ['Mortgage payment|Thistle Mtge ####', -140_000, -80_000],
  ['Service charge|{Transaction fees;Interac e-transfer fee}', -595, -100],
  ['Bill payment|Hydro Dunmere|Free, #########', -18_000, -4_000],
];
const P = [42, 172, 62, 62, 66];

function drawThistlePersonal(random: Random): Drawn {
  const { start, end } = cycle(random);
  const who = random.pick(PEOPLE.ca ?? []);
  const number = `${random.digits(5)} ${random.digits(5)} ${random.digits(2)}`;
  const {
    opening,
    rows: all,
    closing,
  } = booked(random, { start, end, sorts: [...PERSONAL, ...PERSONAL.slice(0, 3)] }, 14, 60, [40_000, 500_000]);
  const wrong = random.chance(0.25) ? random.integer(1, all.length - 2) : -1;
  const shown = all.map((move, r) => (r === wrong ? { ...move, balance: move.balance + 27_00n } : move));
  const short = (iso: string) => `${mon(iso)} ${Number(iso.slice(8))}`;
  const head = `<b style="font-size:10pt">Here's what happened in your account this statement period</b>${line(P, 'llrrr', '<br>Date|<br>Transactions|Amounts<br>withdrawn ($)|Amounts<br>deposited ($)|<br>Balance ($)', null, 'hd', 'th')}`;
  const body = shown.map((move, r) => {
    const [out = '', into = ''] = outIn(move.amount, point).split('|');
    return block(
      4 + 9.5 * move.lines.length,
      line(P, 'llrrr', [short(move.date), lines(move), out, into, point(move.balance)], [0, r], 'ruled'),
    );
  });
  const ends = (iso: string, words: string, value: bigint) =>
    block(14, line(P, 'llrrr', [short(iso), `<b>${words}</b>`, '', '', `<b>$${point(value)}</b>`], null, 'ruled'));
  const row = (label: string, value: string) =>
    `<div class="sp" style="border-bottom:.3pt solid #bbb;padding:2pt 0"><span>${label}</span><span>${value}</span></div>`;
  const panel = `<div style="position:absolute;right:34pt;top:250pt;width:128pt;background:#f3e9e9;padding:8pt"><b>Your Thistle Ultimate Package account summary</b><br><br>${row(`Opening balance on<br>${longDay(start)}`, `$${point(opening)}`)}${row('Minus total withdrawals', `$${point(total(all, -1))}`)}${row('Plus total deposits', `$${point(total(all, 1))}`)}<b>${row(`Your closing balance on<br>${longDay(end)}`, `$${point(closing)}`)}</b><br><b>Stay on top of fraud</b><br>We never ask for your passcode. Report calls to 1-800-555-0166. Losses above $500 are reviewed within 10 days.</div>`;
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><b style="font-size:15pt;line-height:20pt;color:#a11">Thistlebank</b><span>Page ${index + 1} of ${count}</span></div>${index === 0 ? `<div class="sp" style="margin:40pt 0 34pt 10pt"><div>${who}<br>204-88 QUEEN ST E<br>DUNMERE ON &nbsp;K0A 1B2</div><div style="width:190pt"><b>Your account number:</b><br>${number}<br><b>Questions?</b> Call 1 800 555-0166<br>(1 800 5 TSTLE)<br>For online account access: thistlebank.example</div></div><div style="font-size:14pt;line-height:18pt">Your Thistle Ultimate Package statement</div><div style="margin-bottom:12pt">${longDay(start)} to ${longDay(end)}</div>${panel}` : `<div style="margin:4pt 0 12pt">Your Thistle Ultimate Package statement &nbsp; ${longDay(start)} to ${longDay(end)} &nbsp; Account number: ${number}</div>`}${inner}`;
  return drawnOf(
    flow(
      [
        block(44, head),
        ends(start, 'Opening Balance', opening),
        ...under(
          [...body, ends(end, `Closing Balance on ${longDay(end)}`, closing)],
          head.replace("Here's what", "(continued) Here's what"),
          44,
        ),
      ],
      500,
      640,
      frame,
    ),
    look(
      "7.8pt/9.5pt 'Liberation Sans'|30pt 34pt|.hd th{border-bottom:.8pt solid #a11;font-weight:bold}.ruled td{border-bottom:.3pt solid #ccc;padding:1.8pt 0}",
    ),
    {
      account: account(`Thistlebank|${who}|checking|CAD`, number.replaceAll(' ', '')),
      period: { start, end },
      ...{
        opening,
        closing,
        status: wrong < 0 ? ('verified' as const) : ('failed' as const),
        rows: shown.map((move) => plainRow(move, { shows: true })),
      },
    },
  );
}

const CAISSE: Sort[] = [
  ['ACH^Achat / {ÉPICERIE BEAUSOLEIL;PHARMACIE LANTIGNY;DÉPANNEUR DU QUAI}', -12_000, -400],
  ['ACH^Achat / {QUINCAILLERIE ROY;RESTO CHEZ ÉTIENNE;STATION CÔTÉ-NORD}', -9_900, -600],
  ['PWW^Paiement facture - AccèsC / |Hydro-Vallée Résidentiel', -24_000, -6_000],
  ['VWW^Virement - AccèsC / au folio ###### ET', -40_000, -2_500],
  ['RA^Paie / LOGISTIQUE WEXFORD', 70_000, 190_000],
  ['VII^Virement Interac de / {Claire Beausoleil;Marc Roy} /', 2_000, 40_000],
  ['RGA^Retrait au GA / #####', -20_000, -2_000],
  ['ASS^Assurance / VIE-LANTIGNY', -9_000, -3_000],
];
const C = [42, 34, 206, 44, 66, 66, 70];

function folio(
  some: readonly Move[],
  s: number,
  start: string,
  opening: bigint,
  closing: bigint,
  code: string,
  words: string,
): Block[] {
  const form = (value: bigint) => figure(value, { group: ' ', decimal: ',' });
  const date = (iso: string) => `${Number(iso.slice(8))} ${mon(iso, FR_MONTHS)}`;
  const head = `<div class="bar"><b>${code}</b> &nbsp; ${words}</div>${line(C, 'lllrrrr', 'Date|Code|Description|Frais|Retrait|Dépôt|Solde', null, 'hd', 'th')}`;
  const body = some.map((move, r) => {
    const [kind = '', ...rest] = move.lines.join('|').split('^');
    const [out = '', into = ''] = outIn(move.amount, form).split('|');
    return block(
      2 + 9.5 * move.lines.length,
      line(
        C,
        'lllrrrr',
        [date(move.date), kind, rest.join('').split('|').join('<br>'), '', out, into, form(move.balance)],
        [s, r],
      ),
    );
  });
  return [
    block(40, head),
    block(12, line(C, 'lllrrrr', [date(start), '', 'Solde reporté', '', '', '', form(opening)])),
    ...under(body, head.replace('</b>', ' (suite)</b>'), 40),
    block(20, line([458, 70], 'lr', ['<b>Solde de fin de période</b>', `<b>${form(closing)}</b>`])),
  ];
}

function drawCaisse(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = random.pick(['CLAIRE BEAUSOLEIL-ROY', 'ÉTIENNE DESROSEAUX', 'MARIE-ÈVE LANTIGNY']);
  const number = `${random.digits(6)}`;
  const one = booked(random, { start, end, sorts: CAISSE }, 18, 55, [30_000, 400_000]);
  const two = booked(
    random,
    {
      start,
      end,
      sorts: [
        ['VIR^Virement / du folio ###### EOP', 2_500, 40_000],
        ['INT^Intérêt', 12, 300],
      ],
      floor: null,
    },
    1,
    5,
    [90_000, 1_500_000],
  );
  const date = (iso: string) =>
    `${Number(iso.slice(8))} ${mon(iso, 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre')} ${iso.slice(0, 4)}`;
  const frame = (inner: string, index: number, count: number) =>
    `<div class="sp"><div><b style="font-size:13pt;line-height:17pt;color:#063">Caisse du Vieux-Quai</b><br>3, quai Brévan, Lantigny (Québec) G0X 1B0<br>418 555-0177</div><div style="text-align:right"><b>Relevé de compte</b><br>Folio ${number} &nbsp; Transit 815-30${number.slice(0, 3)}<br>Pour la période du ${date(start)} au ${date(end)}<br>Page ${index + 1} de ${count}</div></div>${index === 0 ? `<div style="margin:34pt 0 34pt 20pt">${who}<br>12 RUE DES TANNEURS<br>LANTIGNY QC &nbsp;G0X 2C0</div><p>Une ristourne de 1 250 000,00 $ a été versée à la collectivité en ${Number(end.slice(0, 4)) - 1}. Assemblée annuelle le ${date(dayAfter(end, 40))}.</p>` : '<div style="height:10pt"></div>'}${inner}`;
  const pages = flow(
    [
      ...folio(one.rows, 0, start, one.opening, one.closing, 'EOP', 'Épargne avec opérations'),
      ...folio(two.rows, 1, start, two.opening, two.closing, 'ET1', 'Épargne à terme et placements'),
    ],
    520,
    640,
    frame,
  );
  const truth = (which: typeof one, type: string, code: string) => {
    const rows = which.rows.map((move) => {
      const [kind = '', ...rest] = move.lines.join(' ').split('^');
      const words = rest.join('').replace(/ +/g, ' ').trim();
      return plainRow(move, { shows: true, description: words, alsoAccepted: [`${kind} ${words}`] });
    });
    return truthOf({
      account: account(`Caisse du Vieux-Quai|${who}|${type}|CAD`, code),
      period: { start, end },
      opening: which.opening,
      closing: which.closing,
      rows,
    });
  };
  return {
    pages,
    css: look(
      "8pt/9.5pt 'Liberation Sans'|32pt 42pt|.bar{background:#dfeee4;padding:2pt 4pt;margin:8pt 0 3pt}.hd th{border-bottom:.6pt solid #063;font-weight:bold}",
    ),
    statements: [truth(one, 'checking', number), truth(two, 'savings', number)],
  };
}

export const families: Family[] = [
  family(
    'ca-current-thistle-business',
    'en',
    'checking',
    ['multi-line', 'overdrawn', 'totals-after'],
    drawThistle,
    LETTER,
  ),
  family(
    'ca-current-thistle-personal',
    'en',
    'checking',
    ['panel-beside', 'no-year', 'two-line-headings', 'misprint'],
    drawThistlePersonal,
    LETTER,
  ),
  family(
    'ca-current-quai-folios',
    'fr',
    'checking',
    ['several-accounts', 'blank-group', 'no-year', 'code-column'],
    drawCaisse,
    LETTER,
  ),
];
