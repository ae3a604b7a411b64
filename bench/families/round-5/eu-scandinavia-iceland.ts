import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { contractAmount, dayAfter, text } from '../markup.ts';
import { day } from '../stranger-parts.ts';
import {
  accountOf,
  at,
  balanceOf,
  bare,
  br,
  CELLS,
  DEEP,
  dots,
  family,
  form,
  head,
  html,
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
  family('is-checking-kronur', 'is', 'checking', ['no-decimals', 'two-dates', 'debit-credit'], kronur),
];
