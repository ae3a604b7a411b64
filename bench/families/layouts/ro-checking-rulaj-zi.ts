/**
 * A Romanian current account's statement: the day stands only on its first row, debit and credit apart, descriptions of
 * several parts with a reference inside, and after every day its turnover and final balance, which are no transactions.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

const BANK = 'Banca Carpatina S.A.';
const WORDS: Record<string, readonly string[]> = {
  shop: [
    'MAGAZIN SPICUL',
    'FARMACIA MUSETEL',
    'PECO DRUMUL SARII',
    'LIBRARIA CARTEA BUNA',
    'CAFENEA LA COLT',
    'BRUTARIA CASEI',
  ],
  city: ['CLUJ-NAPOCA', 'IASI', 'BRASOV', 'BUCURESTI', 'SIBIU', 'TIMISOARA'],
  man: ['POPA ANDREEA', 'CIOBANU VASILE', 'RUSU MIHAELA', 'STOICA RADU'],
  firm: [
    'ELECTRICA DE JOS SA',
    'APA SI CANAL SOMES SA',
    'TELEFONIE RAPIDA SRL',
    'ASOCIATIA DE PROPRIETARI 14',
    'MOBILA FAG SRL',
  ],
};
/** A row's lines, parted by a stroke. */
const OUT: readonly string[] = [
  'Plata la POS|EPOS {dmy} {8} TID:{8} {shop} {city} RO|valoare tranzactie: {sum} RON RRN:{9}{3} comision tranzactie 0.00 RON',
  'Plata la POS non-{bank} cu card|POS {dmy} {8} TID:{8} {shop} {city} RO {8}|valoare tranzactie: {sum} RON RRN:{9}',
  'Plata la POS|POS {dmy} CLOUDNEST INTL LUX LU valoare tranzactie: {2}.{2} EUR|RRN:{9} comision tranzactie 0.00 RON',
  'Retragere de numerar de la ATM|ATM {dmy} {8} TID:{8} {city} RO|valoare tranzactie: {3}.00 RON RRN:{9}',
  'Comision tranzactie ATM|comision retragere RRN:{9}',
  'Plata OP inter - canal electronic|/ROC/CVF {5};{firm};{iban};C.I.F.:{7}',
  'Plata OP intra - canal electronic|chirie;{man};{iban}',
  'Comision plata OP|Comision plata interbancara',
  'Transfer intern - canal electronic|intre conturi proprii;{iban}',
  'Debitare directa|{firm};factura {8} din {dmy}',
  'Abonament pachet cont|Pachet lunar luna {1}/20{2}',
  'Taxa serviciu SMS|{2} mesaje x 0.30 RON',
  'Plata instant|{man};imprumut;{iban}',
  'Rambursare principal credit|Contract {5}/{dmy} rata {2} din 120',
  'Rambursare dobanda credit|Contract {5}/{dmy} dobanda 7.{2}%',
  'Plata impozite si taxe|DIRECTIA TAXE LOCALE;AN 2024;{iban}',
  'Schimb valutar|Cumparare {3}.00 EUR curs 4.9{3}',
  'P2P - plata|catre 07{8} {man}',
  'Popriri|dosar executare {4}/{4}',
];
const IN: readonly string[] = [
  'Incasare OP|{firm};salariu luna precedenta;{iban}',
  'Incasare Instant|{man};/ROC/bilete concert {dmy}',
  'P2P - incasare|de la 07{8} {man}',
  'Depunere numerar ATM|ATM {8} {city} depunere {dmy}',
  'Corectie operatiune POS|restituire {shop} RRN:{9}',
  'Dobanda creditoare|0.01% pe an',
  'Alocatie de stat|AJPIS {city};C.I.F.:{7}',
];

const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: ',', decimal: '.' })}`;
const slashed = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;

function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36).toString()).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

function fill(template: string, day: string, random: Random): string {
  const special: Record<string, () => string> = {
    dmy: () => slashed(dayAfter(day, -random.integer(0, 4))),
    sum: () => `${random.integer(4, 690)}.${random.digits(2)}`,
    iban: () => ibanOf('RO', `CRPT${random.digits(16)}`),
    bank: () => 'BCP',
  };
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    if (/^\d$/.test(key)) return random.digits(Number(key));
    return special[key]?.() ?? random.pick(WORDS[key] ?? ['']);
  });
}

interface Item {
  readonly row: TrueRow;
  readonly lines: readonly string[];
  readonly amount: bigint;
}

function itemsOf(random: Random, start: string, days: number): Item[] {
  const count = random.chance(0.06) ? 0 : random.chance(0.25) ? random.integer(1, 8) : random.integer(28, 72);
  const offsets = Array.from({ length: count }, () => random.integer(0, days)).sort((a, b) => a - b);
  return offsets.map((offset) => {
    const date = dayAfter(start, offset);
    const credit = random.chance(0.18);
    const ref = `REF: ${random.digits(3)}${random.pick(['ECPI', 'CRPX', 'ROIN', 'MBP2'])}${random.digits(9)}`;
    const lines = [...fill(random.pick(credit ? IN : OUT), date, random).split('|'), ref];
    const amount = BigInt(
      credit ? random.integer(2_000, 850_000) : -random.integer(30, random.chance(0.15) ? 300_000 : 24_000),
    );
    const description = lines.join(' ');
    const without = { alsoAccepted: [lines.slice(0, -1).join(' ')] };
    return {
      row: {
        date,
        valueDate: null,
        description,
        ...without,
        reference: null,
        amount: contractAmount(amount),
        balance: null,
      },
      lines,
      amount,
    };
  });
}

interface Block {
  readonly html: string;
  readonly height: number;
}

function rowBlock({ row, lines, amount }: Item, r: number, first: boolean): Block {
  const html = `<tr ${rowAttribute(0, r)}><td>${first ? slashed(row.date) : ''}</td><td>${lines.map((line, l) => (l === 0 ? `<b>${text(line)}</b>` : text(line))).join('<br>')}</td>
    <td>${amount < 0n ? money(-amount) : ''}</td><td>${amount < 0n ? '' : money(amount)}</td></tr>`;
  return { html, height: lines.length * 9 + 5 };
}

function dayEnd(today: readonly Item[], balance: bigint): Block {
  const sum = (sign: 1 | -1) =>
    money(
      today
        .map(({ amount }) => amount * BigInt(sign))
        .filter((amount) => amount > 0n)
        .reduce((total, amount) => total + amount, 0n),
    );
  return {
    html: `<tr class="turn"><td></td><td>RULAJ ZI</td><td>${sum(-1)}</td><td>${sum(1)}</td></tr><tr class="turn end"><td></td><td>SOLD FINAL ZI</td><td></td><td>${money(balance)}</td></tr>`,
    height: 27,
  };
}

function blocksOf(items: readonly Item[], opening: bigint, wrong: number): Block[] {
  let balance = opening;
  return items.flatMap((item, r) => {
    balance += item.amount;
    const { date } = item.row;
    const today = items.filter(({ row }) => row.date === date);
    const block = rowBlock(item, r, items[r - 1]?.row.date !== date);
    if (items[r + 1]?.row.date === date) return [block];
    return [block, dayEnd(today, balance + (items[wrong]?.row.date === date ? 5_000n : 0n))];
  });
}

function paginate(blocks: readonly Block[]): string[] {
  const pages: string[] = [''];
  let left = 515;
  for (const { html, height } of blocks) {
    if (height > left) {
      pages.push('');
      left = 615;
    }
    left -= height;
    pages[pages.length - 1] += html;
  }
  return pages;
}

const CSS = `.page { padding: 28pt 36pt; font-family: 'DejaVu Sans'; font-size: 6.6pt; line-height: 9pt; }
  .bar { background: #e8b400; height: 26pt; display: flex; align-items: center; justify-content: space-between; padding: 0 10pt; font-size: 12pt; font-weight: bold; } .bar span { font-size: 7pt; font-weight: normal; }
  .info { display: grid; grid-template-columns: 1fr 1fr; margin: 12pt 0; border: 0.6pt solid #444; } .info div { padding: 6pt 8pt; } h1 { font-size: 11pt; line-height: 18pt; text-align: center; }
  .ops { width: 100%; table-layout: fixed; border: 0.6pt solid #444; } .ops td, .ops th { vertical-align: top; padding: 2pt 5pt; border-right: 0.6pt solid #444; white-space: nowrap; } .ops th { border-bottom: 0.6pt solid #444; background: #eee; }
  .ops tr > :nth-child(1) { width: 62pt; } .ops tr > :nth-child(3), .ops tr > :nth-child(4) { width: 72pt; text-align: right; } .turn td { font-weight: bold; } .turn.end td { border-bottom: 0.6pt solid #444; } .opening td { font-weight: bold; border-bottom: 0.6pt solid #444; }
  .total { margin-top: 10pt; width: 60%; } .total td { padding: 2pt 6pt; border: 0.4pt solid #999; } .total td:last-child { text-align: right; }
  .foot { position: absolute; left: 36pt; right: 36pt; bottom: 20pt; font-size: 5.4pt; line-height: 7pt; color: #555; }`;

const HEAD = '<tr><th>Data</th><th>Descriere</th><th>Debit</th><th>Credit</th></tr>';

function totals(items: readonly Item[], closing: bigint): string {
  const sum = (sign: 1 | -1) =>
    money(
      items
        .map(({ amount }) => amount * BigInt(sign))
        .filter((amount) => amount > 0n)
        .reduce((total, amount) => total + amount, 0n),
    );
  return `<table class="total"><tr><td>RULAJ TOTAL CONT - DEBIT</td><td>${sum(-1)}</td></tr><tr><td>RULAJ TOTAL CONT - CREDIT</td><td>${sum(1)}</td></tr><tr><td>SOLD FINAL CONT</td><td>${money(closing)}</td></tr><tr><td>Fonduri proprii</td><td>${money(closing)}</td></tr><tr><td>Credit neutilizat</td><td>0.00</td></tr></table>`;
}

function draw(random: Random): Drawn {
  const start = `${random.pick(['2023', '2024', '2025'])}-${random.pick(['01', '02', '05', '08', '11', '12'])}-${random.pick(['01', '01', '10'])}`;
  const end = dayAfter(start, random.pick([28, 29, 30]));
  const items = itemsOf(random, start, 27);
  const opening = BigInt(random.integer(5_000, 900_000));
  const failed = items.length > 0 && random.chance(0.16);
  const closing = items.reduce((total, { amount }) => total + amount, opening);
  const holder = random.pick([
    'DUMITRESCU OANA-MARIA',
    'SC TAMPLARIA VECHE SRL',
    'MUNTEANU CRISTIAN',
    'PFA IONITA ELENA',
  ]);
  const iban = ibanOf('RO', `CRPT${random.pick(['RONCRT', 'CRT0RO'])}${random.digits(10)}`);
  const bodies = paginate(blocksOf(items, opening, failed ? random.integer(0, items.length - 1) : -1));
  const sheet = (
    body: string,
    p: number,
  ) => `<div class="bar">${BANK}<span>Sucursala Feleacu · ${p + 1} / ${bodies.length}</span></div>
    ${
      p === 0
        ? `<div class="info"><div>Client: <b>${text(holder)}</b><br>Str. Fantanii nr. 22, ap. 5<br>400294 Cluj-Napoca, jud. Cluj<br>CIF/CNP: *********${random.digits(4)}</div><div>Cod IBAN: <b>${iban}</b><br>Cod BIC: CRPTRO22<br>Tip cont: Cont curent<br>Valuta: RON</div></div>
    <h1>EXTRAS CONT Numarul: ${Number(start.slice(5, 7))} din ${slashed(start)} - ${slashed(end)}</h1>`
        : '<br>'
    }
    <table class="ops">${HEAD}${p === 0 ? `<tr class="opening"><td></td><td>SOLD ANTERIOR</td><td></td><td>${money(opening)}</td></tr>` : ''}${body}</table>
    ${p === bodies.length - 1 ? totals(items, closing) : ''}
    <div class="foot">${BANK}, societate administrata in sistem dualist, Cluj-Napoca, Calea Turzii nr. 3, R.B.-PJR-12-077/2001, capital social 240,000,000.00 RON. Acest extras este valabil fara semnatura si stampila.
    Depozitele sunt garantate de FGDB in limita a 100.000 EUR echivalent. Sesizarile se depun in termen de 5 zile lucratoare.</div>`;
  return {
    pages: bodies.map(sheet),
    css: CSS,
    statements: [
      {
        account: { institution: BANK, holder, number: null, iban, bic: 'CRPTRO22', type: 'checking', currency: 'RON' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: items.map(({ row }) => row),
        reconciliation: { status: failed ? 'failed' : 'verified' },
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'ro-checking-rulaj-zi',
    country: 'RO',
    language: 'ro',
    type: 'checking',
    difficulties: ['date-once-a-day', 'day-subtotals', 'debit-credit', 'multi-line'],
    size: A4,
    draw,
  },
];
