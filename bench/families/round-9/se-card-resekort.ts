import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, family, heads, look, moves, periodOf, rowOf, table, truthOf } from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, leaves, put } from './europe-parts.ts';

/** Follows a Swedish company card's list of transactions: purchases without a sign, foreign amounts and VAT beside, no sum of any kind. */
const SORTS = [
  ['|{SJO RESEBUTIK;ARLANDEXPRESSEN;ICAR MAXI} {STOCKHOLM;NORDMYRA}', -189000, -3900],
  ['{Biljettnr 117########;PNR ~~#~##}|SASA {STOCKHOLM;KASTRUP}', -690000, -79000],
  ['Ankomst {=yy-mm-dd}|HOTELL {KNAUSEN;RADHUSET} {SUNDSVALL;BORAS}', -420000, -89000],
  ['EUR|{TAXI HELSINKI;CAFE AKBERG} HELSINKI', -91000, -8900],
  ['DKK|{DSBS AUTOMAT;NORREPORT KIOSK} KOBENHAVN', -62000, -3000],
  ['Retur|WEBBHALLEN KISTA', 9900, 129000],
  ['|ÅRSAVGIFT KORT', -29500, -29500],
] as const;

const DRAW_LOOK = look(
  "7.4pt/10pt 'DejaVu Sans'|26pt 38pt|p{margin:8pt 0}th{border-bottom:.5pt solid;font-weight:bold}td{padding:1.5pt 0}.z tr:nth-child(odd) td{background:#f2f2ee}",
);

function draw(random: Random): Drawn {
  const who = whoIn(random, 'sv');
  const { start, end } = periodOf(random);
  const rows = moves(random, { start, end, count: random.integer(8, 62), sorts: SORTS, floor: null });
  const card = `5413 18XX XXXX ${random.digits(4)}`;
  const tails = [card.slice(-4), random.digits(4)];
  const money = (value: bigint) => `${value < 0n ? '' : '-'}${figure(value, { group: ' ', decimal: ',' })}`;
  const RATES: Record<string, bigint> = { EUR: 11_4812n, DKK: 1_5393n };
  const made = rows.map((move, r) => {
    const [note = '', place = ''] = move.lines;
    const rate = RATES[note];
    const foreign = rate
      ? [
          note,
          figure(rate, { group: '', decimal: ',', decimals: 4 }),
          figure((move.amount * 10_000n) / rate, { group: ' ', decimal: ',' }),
        ]
      : ['SEK', '', ''];
    const vat = rate || move.amount > 0n ? '0,00' : figure(move.amount / 5n, { group: ' ', decimal: ',' });
    return cells(
      'lllrrrrrr',
      [
        move.date,
        rate ? '' : text(note),
        text(place),
        ...foreign,
        money(move.amount),
        vat,
        `*${tails[move.ref < '7' ? 0 : 1]}`,
      ],
      [0, r],
    );
  });
  const pages = leaves(
    made,
    () => 13,
    330,
    440,
    (part, index, count) => {
      const head = `<div class="sp"><b style="font-size:14pt;line-height:20pt">ReseKortet Företag</b><span>Utskrift ${dayAfter(end, 3)} 10:42 &nbsp; Sida ${index + 1} (${count})</span></div>${index ? '' : `<p><b>Transaktioner ${start} – ${end}</b><br>${text(who.firm)} · Org.nr 556999-${random.digits(4)} · ${text(who.person)}<br>Kontonummer ${card} &nbsp; Kreditgräns 50 000 SEK</p>`}`;
      const heading = heads(
        'lllrrrrrr',
        'Datum|Ytterligare information|Reseinformation / Inköpsplats|Valuta|växlingskurs|Utländskt belopp|Belopp|Moms|Kort',
      );
      return `${head}${table([60, 130, 196, 40, 62, 80, 72, 66, 50], heading + part.join(''), 'z')}${put(40, 560, '<span style="font-size:6pt">ReseKortet utges av Nordmyra Kredit AB, 999 32 Nordmyra. Spärrservice dygnet runt 08-799 99 99. Reklamation inom 60 dagar.</span>')}`;
    },
  );
  const facts = truthOf({
    account: account(`ReseKortet Företag|${who.person}|credit-card|SEK`, bare(card)),
    period: { start, end },
    status: 'unverifiable',
    unbound: rows.map((_, r) => r),
    rows: rows.map((move) => {
      const [note = '', place = ''] = move.lines;
      return rowOf(
        { ...move, lines: [place] },
        note && !RATES[note] ? { alsoAccepted: [`${note} ${place}`, `${place} ${note}`] } : {},
      );
    }),
  });
  return drawnWith(pages, DRAW_LOOK, facts);
}

export const families: Family[] = [
  family(
    'se-card-resekort',
    'sv',
    'credit-card',
    ['no-sums', 'unverifiable', 'amount-not-last', 'cards'],
    draw,
    [841.89, 595.28],
  ),
];
