import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  COMMAED,
  cells,
  family,
  inOrOut,
  joined,
  look,
  type Move,
  outIn,
  periodOf,
  point,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { figure, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, legal, put, sheets, valueDay, withIban } from './europe-parts.ts';

/** Follow a Romanian bank's statement with sums and a balance after each day, and a Finnish one in fixed pitch, booked day by day. */
const LEI = [
  [
    'Plata la POS non-BT cu card VISA|EPOS {=dd/mm/yyyy} TID: ######## {KAUFLAN 71##;LIDLE 04##;PROFIX SA} CLUJ-NAPOCA RO|40##99xxxxxx#### valoare tranzactie: ##.## RON RRN: ######### comision tranz. 0.00 RON',
    -42000,
    -350,
  ],
  [
    'Plata OP intra - canal electronic|/ROC/{chirie;rata bloc} {=mm.yyyy} /RFB/|{Ionel Vasarhelyi;Asociatia Prop. Bl. 14}',
    -180000,
    -5000,
  ],
  ['Incasare OP|salariu luna {=mm yyyy}|SC MOARA VECHE SRL|C.I.F.:RO99######', 280000, 690000],
  ['Retragere de numerar de la ATM BT cu card VISA|ATMBT {=dd/mm/yyyy} TID: ATM##### CLUJ', -100000, -5000],
  ['Comision plata OP|REF. 99~~#####', -600, -51],
  ['P2P BTpay|Transfer {pizza;cadou} de la MIRELA D.', 1000, 20000],
] as const;

const LEI_LOOK = look(
  "7.4pt/9.4pt 'Liberation Sans'|28pt 42pt|p{margin:8pt 0}th{background:#ddd;padding:2pt}td{padding-top:3pt}",
);

const line = (label: string, out: string, inn: string) => ({
  html: cells(
    'llrr',
    ['', label, out, inn].map((one) => `<b>${one}</b>`),
  ),
  height: 12,
});

const side = (label: string, value: bigint) => line(label, '', point(value));

function lei(random: Random): Drawn {
  const holder = random.pick(['VASARHELYI IONEL', 'DUMBRAVEANU MIRELA', 'COCOSATU RADU-MIHAI']);
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    {
      start,
      end,
      sorts: LEI.map(
        ([a, b, c]) =>
          [a.replaceAll('BT', 'BC').replaceAll('40##99', '4026 99').replace(' 99xx', '99xx'), b, c] as const,
      ),
    },
    10,
    66,
    [20_000, 900_000],
  );
  const code = iban('RO', `BCLU${random.digits(16)}`);
  const made = [
    side('SOLD ANTERIOR', opening),
    ...rows.flatMap((move: Move, r) => {
      const same = rows.filter(({ date }) => date === move.date);
      const one = {
        html: cells(
          'llrr',
          [
            move.firstOfDay ? day(move.date, 'dd/mm/yyyy') : '',
            joined([...move.lines, `REF: ${move.ref}`]),
            ...outIn(move.amount, point).split('|'),
          ],
          [0, r],
        ),
        height: (move.lines.length + 1) * 9.4 + 4,
      };
      if (!move.lastOfDay) return [one];
      return [
        one,
        line('RULAJ ZI', point(total(inOrOut(same, -1))), point(total(inOrOut(same, 1)))),
        side('SOLD FINAL ZI', move.balance),
      ];
    }),
    line('RULAJ TOTAL CONT', point(total(inOrOut(rows, -1))), point(total(inOrOut(rows, 1)))),
    side('SOLD FINAL CONT', closing),
  ];
  const pages = sheets(made, 550, 650, (part, index, count) => {
    const head = index
      ? ''
      : `<p>Solicitant: ${holder} &nbsp; CNP/CUI: 1********9999<br>Client: ${holder} &nbsp; Nr. cont: ${random.digits(4)}RON${random.digits(4)}01</p><p>EXTRAS CONT Numarul: ${day(end, 'm')} din ${day(start, 'dd/mm/yyyy')} - ${day(end, 'dd/mm/yyyy')}<br>RON Cod IBAN: ${code}</p>`;
    return `<div class="sp"><b style="font-size:14pt;line-height:20pt">BANCA CARPATICA CLUJ</b><span>${index + 1} / ${count}</span></div>${head}${table([66, 292, 72, 78], cells('llrr', ['Data', 'Descriere', 'Debit', 'Credit'], null, 'th') + part.map(({ html }) => html).join(''))}${put(42, 798, legal(['Info clienti: 0264 99 99 99, apelabil din orice retea; *8099. Fonduri garantate conform Legii 311/2015 in limita a 100,000.00 EUR echivalent lei. Acest extras este valabil fara semnatura si stampila.']), 'width:505pt')}`;
  });
  const facts = truthOf({
    account: account(
      `BANCA CARPATICA CLUJ|${holder}|checking|RON`,
      /Nr\. cont: (\w+)/.exec(pages[0] ?? '')?.[1] ?? null,
    ),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move) =>
      rowOf({ ...move, lines: [...move.lines, `REF: ${move.ref}`] }, { alsoAccepted: [move.lines.join(' ')] }),
    ),
  });
  return drawnWith(pages, LEI_LOOK, withIban(facts, code));
}

const TILI = [
  ['{K-MARKKET LUMIJÄRVI;S-MARKKET KOSKI;ALKOO 2###}|KORTTIOSTO 4920 **** **** ####|OSTOPVM {=yymmdd}', -11000, -290],
  ['{LUMIJÄRVEN VESI OY;ELISSA OYJ;FORTUMI}|SEPA-MAKSU', -19000, -1900],
  ['HIETAMÄEN SÄHKÖ OY|PALKKA {=mm.yyyy}', 160000, 320000],
  ['{KELAA;VEROHALLINTO}|VIESTI: {TUKI;PALAUTUS} {=mm/yyyy}', 1900, 48000],
  ['NOSTO OTTO. |AUTOM. 12##### {=dd.mm} KLO 1#.##', -20000, -2000],
  ['AINO HIETAMÄKI|TILISIIRTO PUH. 040 #######', -30000, -1000],
  ['PALVELUMAKSU|{=mm/yyyy} 4 KPL', -690, -150],
] as const;

const TILIOTE_LOOK = look("8.6pt/10.5pt 'Liberation Mono'|30pt 48pt|.f{white-space:pre;min-height:10.5pt}");

const gap = ' '.repeat(10);

const pre = (value: string) => text(value);

function tiliote(random: Random): Drawn {
  const who = whoIn(random, 'fi');
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: TILI.map(([a, b, c]) => [a.replace('. |', '.|'), b, c] as const) },
    10,
    60,
    [20_000, 700_000],
  );
  const number = `${random.digits(6)}${random.digits(8)}`;
  const code = iban('FI', number);
  const money = (value: bigint) => `${figure(value, COMMAED)}${value < 0n ? '-' : '+'}`;
  const refs = rows.map((move) =>
    move.lines[1] === 'SEPA-MAKSU' ? `${random.digits(2)} ${random.digits(5)} ${random.digits(5)}` : '',
  );
  const note = (value: string) => ({ html: `<div class="f">${pre(value)}</div>`, height: 10.5 });
  const made = [
    note(`${gap}${'ALKUSALDO'.padEnd(62)}${money(opening).padStart(18)}`),
    ...rows.flatMap((move: Move, r) => {
      const [name = '', ...more] = move.lines;
      const main = `${String(r + 1).padStart(4)} ${day(valueDay(move), 'ddmm')} ${name.padEnd(34)}${(refs[r] ?? '').padStart(22)}  ${' '.repeat(4)}${money(move.amount).padStart(18)}`;
      const body = [main, ...more.map((one) => `${gap}${one}`)].map(pre).join('\n');
      return [
        ...(move.firstOfDay ? [note(''), note(`${gap}KIRJAUSPÄIVÄ ${day(move.date, 'dd.mm.yy')}`)] : []),
        { html: `<div class="f" data-row="0.${r}">${body}</div>`, height: (1 + more.length) * 10.5 },
        ...(move.lastOfDay ? [note(`${gap}${'SALDO'.padEnd(62)}${money(move.balance).padStart(18)}`)] : []),
      ];
    }),
  ];
  const sum = (label: string, sign: 1 | -1) =>
    note(
      `${gap}${label.padEnd(34)}${String(inOrOut(rows, sign).length).padStart(6)} KPL${''.padEnd(18)}${money(total(inOrOut(rows, sign))).padStart(18)}`,
    );
  made.push(
    note(''),
    note('='.repeat(90)),
    sum('PANOT YHTEENSÄ', 1),
    sum('OTOT YHTEENSÄ', -1),
    note(`${gap}${`LOPPUSALDO ${day(end, 'dd.mm.yyyy')}`.padEnd(62)}${money(closing).padStart(18)}`),
  );
  const pages = sheets(made, 620, 640, (part, index, count) => {
    const head = [
      `KOSKIRANNAN OSUUSPANKKI${''.padEnd(22)}TILIOTE NRO ${day(end, 'm')}${''.padEnd(14)}SIVU ${index + 1} / ${count}`,
      '',
      `${who.person.toUpperCase().padEnd(45)}KAUSI ${day(start, 'dd.mm.yyyy')} - ${day(end, 'dd.mm.yyyy')}`,
      `${(index ? '' : who.place.toUpperCase()).padEnd(45)}TILI ${number.slice(0, 6)}-${number.slice(6)}  EUR`,
      `${''.padEnd(45)}IBAN ${code}`,
      `${''.padEnd(45)}BIC KOSKFIHH`,
      '',
      `  NRO ARVO TAPAHTUMA / SAAJA / MAKSAJA${''.padEnd(20)}VIITE${''.padEnd(17)}MÄÄRÄ EUR`,
      '-'.repeat(90),
    ];
    return `${head.map((one) => note(one).html).join('')}${part.map(({ html }) => html).join('')}${put(48, 806, '<span style="font-size:6pt">Y-tunnus 9999999-9 · Asiakaspalvelu 0100 05 99 (pvm/mpm) · Talletussuoja 100 000 euroa</span>')}`;
  });
  const facts = truthOf({
    account: account(
      `KOSKIRANNAN OSUUSPANKKI|${who.person.toUpperCase()}|checking|EUR`,
      `${number.slice(0, 6)}-${number.slice(6)}`,
    ),
    period: { start, end },
    opening,
    closing,
    rows: rows.map((move, r) => rowOf(move, { valueDate: valueDay(move), reference: bare(refs[r] ?? '') || null })),
  });
  return drawnWith(pages, TILIOTE_LOOK, withIban(facts, code, 'KOSKFIHH'));
}

export const families: Family[] = [
  family('ro-current-rulaj', 'ro', 'checking', ['sums-of-days', 'balance-of-day', 'date-once'], lei),
  family(
    'fi-current-tiliote',
    'fi',
    'checking',
    ['fixed-pitch', 'booking-day-above-rows', 'sign-behind', 'counts'],
    tiliote,
  ),
];
