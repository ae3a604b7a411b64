import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { contractAmount, dayAfter, intlDate, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  balanceOf,
  bare,
  br,
  CELLS,
  family,
  form,
  head,
  html,
  type Item,
  inOut,
  type Move,
  monthsFrom,
  movesOf,
  pagesOf,
  single,
  someMonths,
  total,
  tr,
  trueRow,
  type Wording,
} from './kit-two.ts';

const spaced = form(' ', ',');
const dots = form('.', ',');
const DEEP = -1_000_000_000n;

/** A text table drawn with pipes, newest first, the booking day before the day of the transaction. */
function rutor(random: Random): Drawn {
  const span = someMonths(random);
  const opening = BigInt(random.integer(200_000, 3_000_000));
  const wordings: Wording[] = [
    ['[Lön Björkvalls Bygg;Insättning Swish]', 50_000, 2_900_000],
    ['[Kortköp ICAROS NORDMYRA;Kortköp ÅSBERGS CAFÉ]', -90_000, -2_500],
    ['[Autogiro Nordmyra El;Betalning BG ###-####]', -260_000, -9_900],
    ['[Hyra Kvarnvägen 3;Överföring ####-## ### ##]', -980_000, -50_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(8, 34), wordings });
  const closing = moves.at(-1)?.after ?? opening;
  const signed = (value: bigint) => `${value < 0n ? '-' : ''}${spaced(value)}`;
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, c) => (c > 2 ? cell.padStart(13) : cell.padEnd(c === 2 ? 28 : 10))).join(' | ')} |`;
  const rule = `+${[12, 12, 30, 15, 15].map((width) => '-'.repeat(width)).join('+')}+`;
  const items = [...moves.entries()].reverse().map(([r, move]) => {
    const cells = [
      move.date,
      dayAfter(move.date, -1 - (r % 2)),
      move.lines[0] ?? '',
      signed(move.amount),
      signed(move.after),
    ];
    return { html: `<pre ${at(0, r)}>${text(line(cells))}</pre>`, h: 11 };
  });
  const number = `99${random.digits(2)}-${random.digits(3)} ${random.digits(3)} ${random.digits(1)}`;
  const holder = random.pick(['Karin Åsbergsson', 'Nils Björkvall']);
  const titles = line(['Bokf.dag', 'Transdag', 'Text', 'Belopp', 'Saldo']);
  const parts = pagesOf(items, 480, 560);
  const pages = parts.map((part, p) => {
    const top = `NORDMYRA SPARKASSA                                              KONTOUTDRAG\n\nKontohavare: ${holder}\nKonto:       ${number}  SEK\nPeriod:      ${span.start} -- ${span.end}\nIngående saldo: ${signed(opening)}    Utgående saldo: ${signed(closing)}\n\n`;
    return `<pre>${p === 0 ? top : ''}${rule}\n${titles}\n${rule}</pre>${html(part)}<pre>${rule}\nSida ${p + 1}(${parts.length})</pre>`;
  });
  const css = '.page{padding:50pt 44pt;font:8.4pt/11pt "Liberation Mono","DejaVu Sans Mono"}pre{font:inherit}';
  const account = accountOf({
    institution: 'NORDMYRA SPARKASSA',
    holder,
    number: bare(number),
    type: 'checking',
    currency: 'SEK',
  });
  const rows = moves.map((move) => trueRow(move, balanceOf(move)));
  return single({ pages, css, account, span, opening, closing, rows });
}

const SHOPPING: readonly Wording[] = [
  ['[Rema Fjellmo;Vinhjørnet Sildvik;Nesbakk Apotek;Elvegata Kaffe]', -160_000, -3_900],
  ['[Haugvoll Ferje;Trikk Sildvik]', -42_000, -4_000],
  ['[Airwren Dublin;Streamlark Luxembourg]', -390_000, -9_900],
  ['Retur [Fjellmo Sport;Streamlark Luxembourg]', 9_900, 60_000],
];

/** A Norwegian card bill: payments with the minus behind, foreign amounts and rates before the kroner, a giro slip. */
function giro(random: Random): Drawn {
  const span = someMonths(random);
  const opening = -BigInt(random.integer(100_000, 1_400_000));
  const bought = movesOf(random, { span, opening: 0n, count: random.integer(6, 18), wordings: SHOPPING, floor: DEEP });
  const paid: Move = {
    date: dayAfter(span.start, 14),
    value: '',
    lines: ['Innbetaling - takk'],
    amount: -opening,
    after: 0n,
  };
  const moves = [paid, ...bought].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const closing = opening + total(moves);
  const billed = (value: bigint) => (value < 0n ? spaced(value) : `${spaced(value)}-`);
  const abroad = (move: Move) =>
    /Dublin|Luxem/.test(move.lines[0] ?? '') ? ['EUR', spaced(move.amount / 11n), '11,0000'] : ['', '', ''];
  const rows = moves.map((move, r) => {
    const cells = [
      day(dayAfter(move.date, -2), 'dd.mm'),
      day(move.date, 'dd.mm'),
      br(move.lines),
      ...abroad(move),
      billed(move.amount),
    ];
    return tr('llllrrr', cells, at(0, r));
  });
  const holder = random.pick(['Ingrid Fjellmo', 'Torbjørn Haugvoll']);
  const masked = `5213 **** **** ${random.digits(4)}`;
  const due = day(dayAfter(span.end, 20), 'dd.mm.yyyy');
  const sum = (label: string, value: bigint) => tr('llllrrr', ['', '', label, '', '', '', billed(value)], 'class="th"');
  const titles = ['Kjøpt', 'Bokf.', 'Beskrivelse', 'Valuta', 'Beløp', 'Kurs', 'NOK'];
  const page = `<h1>Sildvik Kort</h1><p class="to">${holder}<br>Bryggeveien 17<br>9991 Sildvik</p><p>Faktura for kort ${masked}. Periode ${day(span.start, 'dd.mm.yyyy')} - ${day(span.end, 'dd.mm.yyyy')}</p><br>
    <table>${head('llllrrr', titles)}${sum('Saldo forrige faktura', opening)}${rows.join('')}${sum('Skyldig beløp', closing)}</table>
    <div class="slip"><p class="k">KVITTERING &nbsp; Betalt fra konto ________ &nbsp; Betalingsfrist <b>${due}</b></p><p>Betalt av ${holder} &nbsp; Betalt til Sildvik Kort AS, 9991 Sildvik</p><p class="o">H ${random.digits(15)} H &nbsp; ${closing < 0n ? spaced(closing).replace(',', ' ') : '0 00'} &lt; 5 &gt; &nbsp; 9990.12.${random.digits(5)}</p></div>`;
  const css = `.page{padding:36pt 46pt;font:8.6pt/11.4pt "Liberation Sans"}${CELLS}h1{color:#0a6;font-size:20pt;line-height:32pt}.to{padding:20pt 0 40pt}.slip{position:absolute;left:0;right:0;bottom:0;background:#fff3c4;padding:18pt 46pt;height:150pt}.k{padding-bottom:40pt}.o{font-family:"Liberation Mono","DejaVu Sans Mono";padding-top:16pt}`;
  const account = accountOf({
    institution: 'Sildvik Kort',
    holder,
    number: bare(masked),
    type: 'credit-card',
    currency: 'NOK',
  });
  const truth = moves.map((move) =>
    trueRow(move, { alsoAccepted: [[move.lines[0], ...abroad(move)].join(' ').trim()] }),
  );
  return single({ pages: [page], css, account, span, opening, closing, rows: truth });
}

/** Danish savings: the day once a group without its year, the minus behind, then the year's interest as a schedule. */
function renter(random: Random): Drawn {
  const span = monthsFrom(random.integer(2021, 2025), 10, 3);
  const opening = BigInt(random.integer(300_000, 5_000_000));
  const wordings: Wording[] = [
    ['[Overført fra lønkonto;Indbetaling Mobilpenge]', 20_000, 400_000],
    ['[Overført til budget;Hævet i Havnegade;Depotgebyr]', -300_000, -5_000],
  ];
  const drawn = movesOf(random, { span: { ...span, days: 90 }, opening, count: random.integer(7, 22), wordings });
  const before = drawn.at(-1)?.after ?? opening;
  const interest = before / 160n;
  const year: Move = {
    date: span.end,
    value: dayAfter(span.end, 1),
    lines: ['Rente'],
    amount: interest,
    after: before + interest,
  };
  const moves = [...drawn, year];
  const closing = year.after;
  const signed = (value: bigint) => `${dots(value)}${value < 0n ? '-' : ' '}`;
  const rows = moves.map((move, r) => {
    const again = r > 0 && moves[r - 1]?.date === move.date;
    const cells = [
      again ? '' : day(move.date, 'dd.mm'),
      br(move.lines),
      day(move.value, 'dd.mm.yy'),
      signed(move.amount),
      signed(move.after),
    ];
    return tr('llrrr', cells, at(0, r));
  });
  const schedule = [0, 1, 2].map((m) => {
    const month = monthsFrom(Number(span.start.slice(0, 4)), 10 + m);
    const cells = [
      `${day(month.start, 'dd.mm.yy')} - ${day(month.end, 'dd.mm.yy')}`,
      '2,250 %',
      dots(opening + BigInt(m) * 11_311n),
      dots(BigInt(3_117 + m * 404)),
    ];
    return tr('lrrr', cells);
  });
  const number = `9990 ${random.digits(10)}`;
  const holder = random.pick(['Birgitte Skovlund', 'Henning Østervang']);
  const stub = (label: string, value: bigint) => tr('llrrr', ['', label, '', '', signed(value)], 'class="th"');
  const page = `<div class="hd"><b>Østervang Andelskasse</b><span>Opsparingskonto<br>Reg.nr. 9990 Kontonr. ${number.slice(5)}<br>Udskrift ${day(span.start, 'dd.mm.yyyy')} - ${day(span.end, 'dd.mm.yyyy')}</span></div><p>${holder}<br>Havnegade 21<br>9997 Østervang</p><br>
    <table>${head('llrrr', ['Bogført', 'Tekst', 'Rentedato', 'Beløb i DKK', 'Saldo i DKK'])}${stub('Saldo overført fra sidste udskrift', opening)}${rows.join('')}${stub('Ny saldo', closing)}</table>
    <h3>Rentenota for 4. kvartal</h3><table>${head('lrrr', ['Periode', 'Rentesats', 'Rentebærende saldo', 'Rente'])}${schedule.join('')}</table><p class="f">Rente og gebyrer i år til dato: tilskrevet ${dots(interest * 3n)}, gebyrer 75,00. Indlån er dækket af Garantien op til 100.000 euro.</p>`;
  const css = `.page{padding:44pt 60pt;font:9pt/12pt "Liberation Sans"}${CELLS}.hd{display:flex;justify-content:space-between;height:80pt}h3{padding:26pt 0 6pt}.th th,.th td{border-bottom:.5pt solid #000}.f{padding-top:18pt;font-size:7pt}`;
  const account = accountOf({
    institution: 'Østervang Andelskasse',
    holder,
    number: number.slice(5),
    type: 'savings',
    currency: 'DKK',
  });
  const truth = moves.map((move) => trueRow(move, { valueDate: move.value, ...balanceOf(move) }));
  return single({ pages: [page], css, account, span, opening, closing, rows: truth });
}

/** Finnish months as headings with bare days, the archive's number as a reference, the amount on the last line. */
function paivat(random: Random): Drawn {
  const span = someMonths(random, 2);
  const opening = BigInt(random.integer(50_000, 500_000));
  const wordings: Wording[] = [
    ['[HIETAMÄEN SÄHKÖ OY;KELA]|PALKKA / ETUUS|VIESTI: {mm}/{yyyy}', 90_000, 290_000],
    ['[KOSKIRANNAN VESI OY;LUMIJÄRVEN VUOKRA-ASUNNOT]|E-LASKU|VIITE ## ##### #####', -78_000, -2_900],
    ['KORTTIOSTO|[AHONKYLÄN KAUPPA;KAHVILA RANTA]|KORTTI ****####|{dd}.{mm}. KLO {time}', -9_000, -240],
    ['TILISIIRTO|[VILLE AHONKYLÄ;SANNA KOSKIRANTA]', -30_000, -1_000],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(9, 24), wordings, lag: [0, 0, 1] });
  const closing = moves.at(-1)?.after ?? opening;
  const ids = moves.map((move) => `${day(move.date, 'yymmdd')}${random.digits(9)}`);
  const signed = (value: bigint) => `${spaced(value)}${value < 0n ? '-' : '+'}`;
  const items = moves.map((move, r): Item => {
    const month = move.date.slice(0, 7);
    const first = moves[r - 1]?.date.slice(0, 7) !== month;
    const name = intlDate(move.date, 'fi-FI', { month: 'long', year: 'numeric' });
    const cells = [
      `${day(move.date, 'd')}.`,
      day(move.value, 'dd.mm.'),
      br(move.lines),
      ids[r] ?? '',
      signed(move.amount),
    ];
    const row = `<div class="g" ${at(0, r)}>${cells.map((cell, c) => `<span class="${c === 4 ? 'e' : ''}">${cell}</span>`).join('')}</div>`;
    return { html: first ? `<h3>${name}</h3>${row}` : row, h: (first ? 30 : 0) + 5 + 11 * move.lines.length };
  });
  const own = iban('FI', `999999${random.digits(8)}`);
  const holder = random.pick(['Hietamäki Aino', 'Lumijärvi Pekka']);
  const parts = pagesOf(items, 520, 640);
  const th = `<div class="g b">${['Kirj.', 'Arvopv', 'Saaja/Maksaja, selite', 'Arkistointitunnus', 'Määrä EUR'].map((title) => `<span>${title}</span>`).join('')}</div>`;
  const edge = (label: string, iso: string, value: bigint) =>
    `<p class="b s">${label} ${day(iso, 'dd.mm.yyyy')} <span>${signed(value)}</span></p>`;
  const pages = parts.map((part, p) => {
    const top =
      p === 0
        ? `<p>${holder}<br>Myllytie 4<br>99990 Lumijärvi</p><br><p>Tili ${own} &nbsp; BIC LUMIFIHH</p><p>Kausi ${day(span.start, 'dd.mm.yyyy')} - ${day(span.end, 'dd.mm.yyyy')}</p>${edge('Alkusaldo', span.start, opening)}`
        : '';
    const end = p === parts.length - 1 ? edge('Loppusaldo', span.end, closing) : '';
    return `<h1>Lumijärven Osuuspankki <small>Tiliote, sivu ${p + 1}/${parts.length}</small></h1>${top}${th}${html(part)}${end}`;
  });
  const css =
    '.page{padding:40pt 50pt;font:8.6pt/11pt "Liberation Sans"}.g{display:grid;grid-template-columns:36pt 48pt 220pt 100pt 1fr;padding:2pt 0 3pt}.e{align-self:end;text-align:right}h1{font-size:13pt;line-height:28pt}small{float:right;font-size:8pt}h3{font-size:9pt;padding:12pt 0 6pt;height:30pt}.b{font-weight:bold}.b span:last-child{text-align:right}.s{padding:10pt 0}.s span{float:right}';
  const account = accountOf({
    institution: 'Lumijärven Osuuspankki',
    holder,
    iban: bare(own),
    bic: 'LUMIFIHH',
    type: 'checking',
    currency: 'EUR',
  });
  const rows = moves.map((move, r) => trueRow(move, { valueDate: move.value, reference: ids[r] ?? null }));
  return single({ pages, css, account, span, opening, closing, rows });
}

/** Icelandic krónur have no decimals: points are thousands. */
function kronur(random: Random): Drawn {
  const span = someMonths(random);
  const isk = form('.', ',', 0);
  const opening = BigInt(random.integer(20_000, 900_000));
  const wordings: Wording[] = [
    ['[Laun Fjörusteinn ehf;Millifærsla Guðný]', 9_000, 640_000],
    ['[Bakaríið Hóll;Sundlaug Víkur;Bensín Heiði]', -14_000, -390],
    ['[Rafveita Víkur;Leiga Hólsgata 3]', -260_000, -6_000],
    ['[Úttekt hraðbanki;Færslugjald]', -40_000, -19],
  ];
  const moves = movesOf(random, { span, opening, count: random.integer(9, 30), wordings, lag: [0, 1] });
  const closing = moves.at(-1)?.after ?? opening;
  const notes = moves.map(() => random.digits(6));
  const items = moves.map((move, r) => {
    const cells = [
      day(move.date, 'dd.mm.yy'),
      day(move.value, 'dd.mm.yy'),
      notes[r] ?? '',
      br(move.lines),
      ...inOut(move.amount, isk),
      isk(move.after),
    ];
    return { html: tr('llllrrr', cells, at(0, r)), h: 15 };
  });
  const number = `0999-26-${random.digits(6)}`;
  const holder = random.pick(['Guðný Hólmsdóttir', 'Þorri Víkingsson']);
  const titles = ['Dags.', 'Vaxtad.', 'Seðilnr.', 'Skýring', 'Úttekt', 'Innborgun', 'Staða'];
  const edge = (label: string, value: bigint) => tr('llllrrr', ['', '', '', label, '', '', isk(value)], 'class="th"');
  const parts = pagesOf(items, 510, 600);
  const pages = parts.map(
    (part, p) =>
      `<h1>Sparisjóður Víkur</h1><p>Reikningsyfirlit ${day(span.start, 'dd.mm.yyyy')} – ${day(span.end, 'dd.mm.yyyy')}<br>Reikningur ${number} &nbsp; Mynt ISK<br>${holder}</p><br><table>${head('llllrrr', titles)}${p === 0 ? edge('Staða flutt', opening) : ''}${html(part)}${p === parts.length - 1 ? edge('Staða í lok tímabils', closing) : ''}</table><p class="f">Yfirdráttarheimild 300.000 kr. gildir til 01.12.2029. Síða ${p + 1}</p>`,
  );
  const css = `.page{padding:48pt 54pt;font:9pt/12pt "Liberation Serif","DejaVu Serif"}${CELLS}h1{font-size:18pt;line-height:34pt}td{padding:1.5pt 5pt}.f{font-size:7pt;padding-top:12pt}`;
  const account = accountOf({ institution: 'Sparisjóður Víkur', holder, number, type: 'checking', currency: 'ISK' });
  const rows = moves.map((move, r) =>
    trueRow(move, { valueDate: move.value, balance: contractAmount(move.after, 0), reference: notes[r] ?? null }, 0),
  );
  return single({ pages, css, account, span, opening, closing, rows, decimals: 0 });
}

/** An Estonian list of payments with D and K, no balance at all: nothing binds its rows. */
function valjavote(random: Random): Drawn {
  const span = someMonths(random);
  const wordings: Wording[] = [
    ['[OÜ Rannamõis;Tiit Laasik]|Töötasu / Salary {mm}', 60_000, 210_000],
    ['[Kalda Apteek;Pagar Pärn;Bensiinijaam 7]|Kaart/Card ####** {dd}.{mm}', -9_000, -180],
    ['[AS Vesi ja Valgus;Korteriühistu Kalda 5]|Arve/Invoice nr ######', -16_000, -1_500],
  ];
  const moves = movesOf(random, { span, opening: 0n, count: random.integer(6, 22), wordings, floor: DEEP });
  const rows = moves.map((move, r) =>
    tr(
      'llcrl',
      [day(move.date, 'dd.mm.yyyy'), br(move.lines), move.amount < 0n ? 'D' : 'K', dots(move.amount), 'EUR'],
      at(0, r),
    ),
  );
  const own = iban('EE', `9999${random.digits(12)}`);
  const holder = random.pick(['Maarja Laasik', 'Rein Kaldaste']);
  const titles = [
    'Kuupäev<br>Date',
    'Maksja/Saaja, selgitus<br>Payer/Payee, details',
    'D/K<br>D/C',
    'Summa<br>Amount',
    'Valuuta<br>Currency',
  ];
  const page = `<p class="hd">Ranna Hoiu-laenuühistu</p><h2>Konto väljavõte / Account statement</h2><p>Konto omanik / Account holder: ${holder}<br>Konto / Account: ${own}<br>Periood / Period: ${day(span.start, 'dd.mm.yyyy')}–${day(span.end, 'dd.mm.yyyy')}</p><br><table>${head('llcrl', titles)}${rows.join('')}</table><p class="f">D – deebet / debit, K – kreedit / credit. Trükitud / printed ${day(dayAfter(span.end, 3), 'dd.mm.yyyy')} 09:14</p>`;
  const css = `.page{padding:50pt 58pt;font:8.8pt/11.6pt "DejaVu Sans Condensed"}${CELLS}.hd{color:#06a;font-size:13pt}h2{font-size:11pt;padding:16pt 0}td{border-bottom:.4pt solid #ccc;padding:2pt 4pt}.f{padding-top:16pt;font-size:7pt}`;
  const account = accountOf({
    institution: 'Ranna Hoiu-laenuühistu',
    holder,
    iban: bare(own),
    type: 'checking',
    currency: 'EUR',
  });
  const reconciliation = { status: 'unverifiable', unbound: moves.map((_, r) => r) } as const;
  return single({
    pages: [page],
    css,
    account,
    span,
    opening: null,
    closing: null,
    rows: moves.map((move) => trueRow(move)),
    reconciliation,
  });
}

export const families: Family[] = [
  family('se-checking-rutor-av-streck', 'sv', 'checking', ['pipes', 'monospace', 'newest-first', 'two-dates'], rutor),
  family(
    'no-card-giro-kurs',
    'no',
    'credit-card',
    ['payment-slip', 'trailing-minus-credit', 'foreign-columns', 'no-year'],
    giro,
  ),
  family('dk-savings-rentenota', 'da', 'savings', ['date-once-a-day', 'trailing-minus', 'interest-schedule'], renter),
  family(
    'fi-checking-paivat-kuukausittain',
    'fi',
    'checking',
    ['month-headings', 'bare-days', 'amount-on-last-line'],
    paivat,
  ),
  family('is-checking-kronur', 'is', 'checking', ['no-decimals', 'two-dates', 'debit-credit'], kronur),
  family('ee-checking-valjavote', 'et', 'checking', ['bilingual-headings', 'marks', 'no-balance'], valjavote),
];
