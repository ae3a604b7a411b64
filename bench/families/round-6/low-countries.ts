import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  joined,
  look,
  moves,
  pack,
  periodOf,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, rowAttribute, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { accountIn, comma, longDay, type Placed, placed, sheets, shifted } from './europe-parts.ts';

const ZICHT = [
  [
    'Overschrijving naar|{BE12 9990 #### ####;BE77 9980 #### ####} Bakkerij Molenhoek|Mededeling: +++1##/####/#####+++',
    -90_000,
    -1_500,
  ],
  ['Storting van|Kwekerij Lisdodde factuur 20##-0## dd. {=dd/mm/yyyy}|bedrag 1.250,00 min korting', 30_000, 240_000],
  ['Betaling met bankkaart|{DE GROENE HOEK;APOTHEEK ZUID} - 9### TERLO|Kaart ###2 op {=dd/mm} om 1#:#4', -9_000, -400],
  ['Europese domiciliëring|Waterbedrijf Terlo mandaat W0######', -16_000, -4_000],
] as const;

function zicht(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: ZICHT }, 4, 22, [80_000, 600_000]);
  const who = whoIn(random, 'nl');
  const printed = iban('BE', `999${random.digits(9)}`);
  const nl = (iso: string) => day(iso, 'dd-mm-yyyy');
  const money = (value: bigint) => `${value < 0n ? '-' : '+'} ${comma(value)} EUR`;
  const one = (row: Placed) =>
    `<div class="mv" ${rowAttribute(0, row.at)}><div class="n">${String(row.at + 1).padStart(4, '0')}</div><div class="d">${nl(row.date)}</div><div class="t">${joined(row.lines)}</div><div class="v">${nl(shifted(row, -1, 1))}</div><div class="a">${money(row.amount)}</div></div>`;
  const pages = sheets(
    placed(rows),
    opening,
    (row) => row.lines.length * 12 + 9,
    [560, 670],
    (
      sheet,
    ) => `<div class="sp"><span class="logo">Terlo<sup>+</sup> Bank</span><span>Rekeninguittreksel nr. ${Number(end.slice(5, 7))} - blad ${sheet.index + 1}/${sheet.count}</span></div>
    ${sheet.first ? `<div class="blok"><div class="sp"><span>Zichtrekening ${printed}</span><span>BIC TERLBE9X</span></div><div class="sp"><span>Titularis: ${text(who.person)}</span><span>${text(who.place)}</span></div></div><div class="sp saldo"><span>Vorig saldo op ${nl(dayAfter(start, -1))}</span><span>${money(opening)}</span></div>` : ''}
    ${sheet.first ? '<div class="mv th"><div class="n">Nr.</div><div class="d">Boekdatum</div><div class="t">Verrichting</div><div class="v">Valuta</div><div class="a">Bedrag</div></div>' : '<br>'}${sheet.part.map(one).join('')}
    ${sheet.last ? `<div class="sp saldo"><span>Nieuw saldo op ${nl(end)}</span><span>${money(closing)}</span></div><p class="sm">Deposito's tot 100.000 EUR zijn beschermd. Debetrente 9,50 % vanaf ${nl(start)}.</p>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "9pt/12pt 'Liberation Sans'|34pt 44pt 20pt 44pt|.logo{font:bold 18pt 'Liberation Serif';color:#a61b29}.blok{margin:20pt 0;padding:8pt;background:#f4f1ea}.saldo{font-weight:bold;border-top:1pt solid #a61b29;border-bottom:1pt solid #a61b29;padding:4pt 0;margin:6pt 0}.mv{display:flex;border-bottom:.4pt solid #bbb;padding:4pt 0}.th{font-size:7.5pt;color:#a61b29}.n{width:38pt}.d{width:64pt}.t{width:230pt}.v{width:70pt;font-size:8pt}.a{width:105pt;text-align:right}.sm{font-size:7pt;margin-top:12pt}",
    ),
    {
      account: accountIn(`Terlo+ Bank|${who.person}|checking|EUR`, null, printed, 'TERLBE9X'),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -1, 1) })),
    },
  );
}

const ZAAK = [
  ['TERWOLDE GROOTHANDEL B.V.|FACT {2#0##;V-####} DEBNR ####', -480_000, -9_000],
  ['BELASTINGDIENST|BTW {=mm} 2024 BETALINGSKENM ####.####.####.####', -600_000, -40_000],
  ['KAARTPOORT UITBETALING|BATCH #### {=dd-mm} 1## TRX', 20_000, 310_000],
  ['{GEMEENTE OUDKERK;STICHTING DE LISDODDE}|UW FACTUUR 2024###', 60_000, 900_000],
  ['KOSTEN ZAKELIJK PAKKET', -2_850, -995],
] as const;

function zakelijk(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const { opening, rows, closing } = booked(random, { start, end, sorts: ZAAK }, 18, 90, [200_000, 5_000_000]);
  const who = whoIn(random, 'nl');
  const printed = iban('NL', `OUDK0${random.digits(9)}`);
  const nl = (iso: string) => day(iso, 'dd-mm-yy');
  const one = (row: Placed) => {
    const [name = '', more = ''] = row.lines;
    return `<tr ${rowAttribute(0, row.at)}><td class="l">${nl(row.date)}</td><td class="l">${text(name)}</td><td class="l">${row.ref.slice(0, 2) === '00' ? 'OV' : row.amount > 0n ? 'GT' : 'IC'}</td><td class="r">${comma(row.amount)}</td><td class="c">${row.amount < 0n ? 'AF' : 'BIJ'}</td></tr>${more ? `<tr ${rowAttribute(0, row.at)}><td></td><td class="l">${text(more)}</td><td></td><td></td><td></td></tr>` : ''}`;
  };
  const pages = sheets(
    placed(rows),
    opening,
    (row) => row.lines.length * 12,
    [480, 480],
    (sheet) => `<pre class="h">OUDKERKSE HANDELSBANK                         REKENINGAFSCHRIFT
ZAKELIJKE REKENING  ${printed}    AFSCHRIFTNR ${String(Number(end.slice(5, 7))).padStart(3, '0')}
T.N.V. ${who.firm.toUpperCase().padEnd(34)}      BLAD        ${String(sheet.index + 1).padStart(3, '0')}
PERIODE ${day(start, 'dd-mm-yyyy')} T/M ${day(end, 'dd-mm-yyyy')}              VALUTA      EUR</pre>
    ${table([60, 290, 36, 90, 42], heads('lllrc', 'DATUM|NAAM / OMSCHRIJVING|CODE|BEDRAG|AF/BIJ') + sheet.part.map(one).join(''), 'k')}
    <div class="vak"><div>VORIG SALDO<br>${comma(opening)} CR</div><div>TOTAAL AF<br>${comma(total(rows, -1))}</div><div>TOTAAL BIJ<br>${comma(total(rows, 1))}</div><div>NIEUW SALDO<br>${comma(closing)} CR</div></div>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/12pt 'Liberation Mono'|40pt 36pt 30pt 40pt|.h{font:8.5pt/12pt 'Liberation Mono';margin-bottom:22pt}.k th{border-top:.7pt dashed #000;border-bottom:.7pt dashed #000}.vak{position:absolute;left:40pt;right:36pt;bottom:60pt;border:.8pt solid #000;display:flex;justify-content:space-around;text-align:center;padding:6pt}",
    ),
    {
      account: accountIn(`OUDKERKSE HANDELSBANK|${who.firm.toUpperCase()}|checking|EUR`, null, printed),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row)),
    },
  );
}

const NLM = 'jan feb mrt apr mei jun jul aug sep okt nov dec';
const KAART = [
  ['{BOL & ZOON;DE ZEILSCHUUR;STATIONSHUIS} {OUDKERK;TERWOLDE} NLD', -18_000, -900],
  ['{HOTEL CAUCE SEVILLA ESP;RISTORO ALPE ITA}', -31_000, -4_000],
  ['{NORTHLARK BOOKS PORTLAND USA;PELLMOOR SW USA}|Wisselkoers USD 1,07000', -20_000, -1_500],
  ['GELDOPNAME {LISDODDE;HAARSPIT}|Opnamekosten 4,00% in bedrag begrepen', -26_000, -5_200],
] as const;

function creditcard(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(14, 20));
  const who = whoIn(random, 'nl');
  const opening = -BigInt(random.integer(5_000, 140_000));
  const count = random.integer(3, 24);
  const drawn = moves(random, { start: dayAfter(start, 9), end, count, sorts: KAART, floor: null });
  const pay = {
    date: dayAfter(start, 8),
    lines: ['INCASSO BETALING, DANK U'],
    amount: -opening,
    balance: 0n,
    ref: '00000000',
    firstOfDay: true,
    lastOfDay: true,
  };
  const rows = placed([pay, ...drawn]);
  const closing = opening + total(rows);
  const dm = (iso: string) => `${day(iso, 'dd')} ${NLM.split(' ')[Number(iso.slice(5, 7)) - 1]}`;
  const af = (value: bigint) => (value < 0n ? 'Af' : 'Bij');
  const traded = (row: Placed) => (row.at === 0 ? row.date : shifted(row, -2, 0));
  const one = (row: Placed) =>
    cells(
      'lllrrl',
      [
        dm(traded(row)),
        dm(row.date),
        joined(row.lines),
        row.lines[1]?.startsWith('Wissel') ? `${comma((row.amount * 107n) / 100n)} USD` : '',
        comma(row.amount),
        af(row.amount),
      ],
      [0, row.at],
    );
  const number = random.digits(11);
  const four = [
    ['Vorig openstaand saldo', opening],
    ['Totaal ontvangen betalingen', -opening],
    ['Totaal nieuwe uitgaven', total(drawn)],
    ['Nieuw openstaand saldo', closing],
  ] as const;
  const parts = pack(rows, (row) => row.lines.length * 11 + 3, 300, 560);
  const page = (
    part: readonly Placed[],
    index: number,
  ) => `<div class="sp"><div class="logo">kwik<i>card</i></div><div class="r sm">Kwikcard Services B.V. · Kade 41 · Terwolde<br>Telefoon 099 - 9 600 600</div></div><p class="to">${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</p>
    <div class="grid"><div><u>Datum</u>${longDay(end, NLM)}</div><div><u>Klantnummer</u>${number}</div><div><u>Volgnummer</u>${Number(end.slice(5, 7))}</div><div><u>Bladnummer</u>${index + 1} van ${parts.length}</div>${four.map(([label, value]) => `<div><u>${label}</u><span class="sp"><span>€ ${comma(value)}</span><span>${af(value)}</span></span></div>`).join('')}</div>
    <table class="k"><tr>${['Datum<br>transactie', 'Datum<br>boeking', 'Omschrijving', 'Bedrag in<br>vreemde valuta', "Bedrag<br>in euro's", ''].map((title, c) => `<th class="${'lllrrl'[c]}">${title}</th>`).join('')}</tr>${index === 0 ? one(rows[0] as Placed) : ''}<tr><td colspan="6" class="l card">Uw Card met als laatste vier cijfers ${number.slice(-4)}<br>${text(who.person.toUpperCase())}</td></tr>${part
      .filter(({ at }) => at > 0)
      .map(one)
      .join('')}</table>
    ${index < parts.length - 1 ? '' : `<div class="actie">Spaar dubbele Kwikpunten tot ${longDay(dayAfter(end, 20), NLM)}!</div><div class="grid low"><div><u>Bestedingslimiet</u>€ 2.500</div><div><u>Minimaal te betalen bedrag</u>€ ${comma(closing)}</div></div><p class="sm">Het bedrag wordt omstreeks ${dm(dayAfter(end, 9))} van uw rekening afgeschreven.</p>`}`;
  return {
    pages: parts.map(page),
    css: look(
      "8pt/11pt 'Liberation Sans'|34pt 40pt 20pt 40pt|.logo{font:bold 22pt 'DejaVu Sans';color:#e07a00}.sm{font-size:7pt}.to{margin:26pt 0}.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:6pt 14pt;border-top:.8pt solid #e07a00;border-bottom:.8pt solid #e07a00;padding:6pt 0}.grid u{display:block;text-decoration:none;color:#777;font-size:7pt}.low{grid-template-columns:1fr 1fr}.k{width:100%;margin:18pt 0}.k th{color:#777;font-size:7pt;padding-bottom:4pt}.k td{padding:1.5pt 4pt 1.5pt 0}.card{padding:8pt 0 4pt;font-weight:bold}.actie{background:#fff1dd;padding:10pt;text-align:center;margin-bottom:16pt}",
    ),
    statements: [
      truthOf({
        account: account(`kwikcard|${who.person}|credit-card|EUR`, number),
        ...{ opening, closing },
        rows: rows.map((row) => rowOf(row, { valueDate: traded(row) })),
      }),
    ],
  };
}

export const families: Family[] = [
  family('be-zicht-blokken', 'nl', 'checking', ['numbered', 'currency-in-cells', 'signs-before'], zicht),
  family('nl-zakelijk-saldi-onderaan', 'nl', 'checking', ['mono', 'af-bij-column', 'balances-at-foot'], zakelijk),
  family('nl-creditcard-vierluik', 'nl', 'credit-card', ['af-bij', 'month-names', 'foreign-amounts'], creditcard),
];
