import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  ibanOf,
  inFours,
  isIn,
  isOut,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
  type Words,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Swedish bank's account extract on lying A4: booking date, value date, a voucher number of its own, the text, a signed
 * amount and the balance after it; incoming and outgoing balance and the sums of both sides in a block under the title.
 */
const BANK = 'Mälarbanken AB (publ)';
const SORTS = [
  sort('', '{shop} /{kd}', -2_900, -120_000),
  sort('', '{shop} {town} /{kd}', -1_900, -90_000),
  sort('', 'KORTKÖP {yymmdd} {shop}', -2_500, -80_000),
  sort('', 'KORTKÖP {yymmdd} EUR ##,## KURS 11,### {abroad}', -9_000, -160_000),
  sort('', 'BG ####-#### {util}', -9_900, -290_000),
  sort('', 'BG ####-#### {util} OCR ##############', -12_000, -260_000),
  sort('', 'PG ##### ##-# {firm}', -20_000, -600_000),
  sort('', 'Autogiro {util}', -9_900, -140_000),
  sort('', 'AUTOGIRO {forening}', -12_000, -60_000),
  sort('', 'Svischat +46 70 ### ## ## {person}', -2_000, -150_000),
  sort('', 'Svischat från {person}', 2_000, 150_000),
  sort('', 'LÖN {firm}', 1_900_000, 4_600_000),
  sort('', 'Insättning 5### ## ### ##', 10_000, 900_000),
  sort('', 'Överföring 9### ##-##### ##', -50_000, -1_000_000),
  sort('', 'Överföring via internet {person}', -20_000, -600_000),
  sort('', 'BARNBIDRAG', 125_000, 425_000),
  sort('', 'SKATTEÅTERBÄRING 20##', 90_000, 1_900_000),
  sort('', 'UTTAG AUTOMAT {town} {yymmdd}', -20_000, -400_000),
  sort('', 'Lån 9### ### #### Ränta och amort.', -250_000, -1_200_000),
  sort('', 'Hyresavi {firm} {ym}', -590_000, -1_490_000),
  sort('', 'MÅNADSAVGIFT BANKKORT', -1_900, -3_900),
  sort('', 'KUNDPAKET {ym}', -2_900, -5_900),
  sort('', 'KREDITRÄNTA', 10, 19_000),
  sort('', 'SKATT PÅ RÄNTA', -3, -5_700),
  sort('', 'Retur {shop} /{kd}', 4_900, 90_000),
  sort('', 'BGCUTTAG LEVERANTÖRSBET ####', -300_000, -3_900_000),
  sort('', 'BG INSÄTTNING ####-#### ## st', 200_000, 4_900_000),
];
const words = (date: string): Words => {
  const { dd, mm, yy, yyyy } = partsOf(dayAfter(date, -1));
  return {
    kd: [`${yy}-${mm}-${dd}`],
    yymmdd: [`${yy}${mm}${dd}`],
    ym: [`${yyyy}-${mm}`],
    shop: ['ÖHLINGS LIVS', 'APOTEKET EKEN', 'BYGGVAROR NORDMYRA', 'KAFE ÅSBERG', 'BENSIN 24 E4'],
    town: ['NORDMYRA', 'ÅSBERG', 'BJÖRKVALL'],
    abroad: ['CAFE BELVEDERE NICE', 'HOTEL LINDE BERLIN'],
    util: ['Nordmyra Energi AB', 'FIBERBOLAGET', 'TELNORD MOBIL', 'Eken Försäkring'],
    forening: ['A-KASSAN EKEN', 'FACKFÖRBUNDET KONTOR', 'NORDMYRA SK'],
    person: ['Karin Åsbergsson', 'LARS-GÖRAN ÖHLING', 'Amira Yusufi'],
    firm: ['Björkvalls Bygg AB', 'NORDMYRA KOMMUN', 'Kontorshuset Åsberg AB'],
  };
};
const money = (minor: bigint) => `${minor < 0n ? '-' : ''}${figure(minor, { group: '\u00a0', decimal: ',' })}`;

const CSS = `.page{padding:36pt 52pt;font-family:'Liberation Sans';font-size:9pt;line-height:11pt}.t{display:flex;justify-content:space-between;height:40pt}.t b{font-size:15pt;line-height:18pt}
.i{display:flex;gap:46pt;height:84pt;align-items:flex-start;border-top:.8pt solid #222;padding-top:8pt}.i td{padding-right:14pt}.i td.r{text-align:right;padding-right:0}.tx{width:100%;table-layout:fixed}
.tx th{text-align:left;font-weight:normal;color:#3b7d3f;border-bottom:1pt solid #3b7d3f;height:18pt;padding:0 6pt}.tx td{height:15.5pt;padding:0 6pt;white-space:nowrap}
.tx tbody tr:nth-child(even) td{background:#eef5ee}.tx .r,.tx th.r{text-align:right}.f{position:absolute;bottom:20pt;left:52pt;right:52pt;display:flex;justify-content:space-between;font-size:7pt;color:#555}`;

function draw(random: Random): Drawn {
  const start = dayAfter('2022-01-01', random.integer(0, 1350));
  const end = dayAfter(start, random.pick([29, 30, 60, 89]));
  const opening = BigInt(random.integer(90_000, 6_900_000));
  const count = rowCount(random, 26, 95);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const value = entries.map(({ date }) => dayAfter(date, random.pick([0, 0, 0, 0, 1, -1])));
  const vouchers = entries.map(() => random.pick([`5490${random.digits(6)}`, `5484${random.digits(6)}`]));
  const flaw = drawFlaw(random, count, ['closing', 'balance', 'total']);
  const off = misprinted(random, 0n);
  const wrongAt = flaw === 'balance' ? random.integer(0, count - 1) : -1;
  const balances = entries.map(({ balance }, r) => balance + (r === wrongAt ? off : 0n));
  const closing = (entries.at(-1)?.balance ?? opening) + (flaw === 'closing' ? off : 0n);
  const number = `${random.integer(5100, 5899)} ${random.digits(2)} ${random.digits(3)} ${random.digits(2)}`;
  const iban = ibanOf('SE', `599000000${number.replaceAll(' ', '')}`);
  const holder = random.pick(['Karin Åsbergsson', 'Björkvalls Bygg AB', 'Nils Björkvall', 'Nordmyra El AB']);
  const index = new Map(entries.map((entry, r) => [entry, r]));
  const row = (entry: Entry) => {
    const r = index.get(entry) ?? 0;
    return `<tr ${rowAttribute(0, r)}><td>${entry.date}</td><td>${value[r] ?? ''}</td><td>${vouchers[r] ?? ''}</td><td>${text(entry.lines.join(' '))}</td>
      <td class="r">${money(entry.amount)}</td><td class="r">${money(balances[r] ?? 0n)}</td></tr>`;
  };
  const pair = (label: string, value: string) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`;
  const parts = pack(entries, () => 15.6, 310, 410);
  const pages = parts.map((part, p) => {
    const block = `<div class="i"><table>${pair('Kontohavare', text(holder))}${pair('Kontonummer', number)}${pair('IBAN', inFours(iban))}${pair('BIC', 'MALASESS')}${pair('Valuta', 'SEK')}</table>
      <table>${pair('Ingående saldo', money(opening))}${pair('Summa insättningar', money(sumOf(entries, isIn)))}${pair('Summa uttag', money(sumOf(entries, isOut) + (flaw === 'total' ? off : 0n)))}${pair('Utgående saldo', money(closing))}${pair('Beviljad kredit', '0,00')}</table>
      <table>${pair('Antal transaktioner', String(count))}${pair('Utskriven', dayAfter(end, 4))}</table></div>`;
    return `<div class="t"><div><b>Kontoutdrag</b><br>Transaktioner ${start} – ${end}</div><b style="color:#3b7d3f">Mälarbanken</b></div>${p === 0 ? block : ''}
      <table class="tx"><colgroup><col style="width:82pt"><col style="width:76pt"><col style="width:100pt"><col><col style="width:96pt"><col style="width:100pt"></colgroup>
      <thead><tr><th>Bokföringsdatum</th><th>Valutadatum</th><th>Verifikationsnummer</th><th>Text / mottagare</th><th class="r">Belopp</th><th class="r">Saldo</th></tr></thead><tbody>${part.map(row).join('')}</tbody></table>
      ${count === 0 ? '<p>Inga transaktioner under perioden.</p>' : ''}<div class="f"><span>${BANK} · Org.nr 559999-${random.digits(4)} · Styrelsens säte Nordmyra</span><span>Sida ${p + 1} (${parts.length})</span></div>`;
  });
  const account = { institution: BANK, holder, number: number.replaceAll(' ', ''), iban, bic: 'MALASESS' } as const;
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: { ...account, type: 'unknown', currency: 'SEK' },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: entries.map((entry, r) => ({
          ...{ date: entry.date, valueDate: value[r] ?? null, description: entry.lines.join(' ') },
          ...{ reference: vouchers[r] ?? null, amount: contractAmount(entry.amount) },
          balance: contractAmount(balances[r] ?? 0n),
        })),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'se-checking-verifikationsnummer',
    ...{ country: 'SE', language: 'sv', type: 'unknown', size: [A4[1], A4[0]], draw },
    difficulties: ['landscape', 'two-dates', 'voucher-column', 'blank-grouping', 'running-balance', 'zebra'],
  },
];
