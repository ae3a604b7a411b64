/**
 * Papers of Italy and Poland: the quarterly estratto conto with the amounts before the text, debits before credits, initial and final balances as
 * rows and the interest table (numeri, valute, saldi) after them; and the Polish wyciąg with two days stacked, an identifier and a balance on each row.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  drawnOf,
  family,
  heads,
  inOrOut,
  joined,
  look,
  type Move,
  outIn,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, list, whoIn } from '../stranger-parts.ts';
import { banked, before, blanks, dealt, dots, html, ibanOf, valued } from './eu-parts.ts';

const BOOKED: readonly Sort[] = [
  [
    'PAGAMENTO TRAMITE POS|DEL {=dd/mm/yy} ORE 1#:3# C/O FERRAMENTA TORRESAN - CARTA N.: **** **** **** ####',
    -12900,
    -420,
  ],
  ['PAGAMENTO CONTACTLESS|{=dd/mm/yyyy} BAR DEI MULINI TORRESA IT', -2200, -110],
  ['PRELIEVO BANCOMAT|{=dd/mm/yy} 0#:4# SPORT. 99## BRAGOLA', -25000, -2000],
  [
    'ADDEBITO DIRETTO SDD|LUCE E GAS VESCO S.P.A. MANDATO 0######## FATT. 00#### SCAD. {=dd.mm.yyyy}|IMPORTO BOLLETTA EURO ##,## CODICE SOTTOSCR. LEUR#######',
    -22000,
    -3900,
  ],
  [
    'DISPOSIZIONE DI BONIFICO SEPA|A FAVORE DI BRAGOLIN TRASPORTI S.P.A. CAUSALE: SALDO FT ###/20## BEN.|IT00~099990##########00######|COMM 1,10 SPESE 0,00 TRN 1101##############',
    -290000,
    -9000,
  ],
  ['PAGAMENTO DELEGHE F24|PROT. ######## DEL {=dd.mm.yyyy}', -180000, -9900],
  ['COMMISSIONI|BONIFICO SEPA INTERNET', -200, -100],
  ['IMPOSTA DI BOLLO CONTO CORRENTE|DPR 642/72 DM 24/5/2012', -2500, -855],
  [
    'BONIFICO A VOSTRO FAVORE|CANTINE PERUSINO S.A.S. FATTURA N. ## DEL {=dd.mm.yyyy}|TRN 0306##############',
    18000,
    420000,
  ],
  ['VERSAMENTO CONTANTE|SPORTELLO AUTOMATICO 0###', 10000, 120000],
  ['EMOLUMENTI|ACCREDITO STIPENDIO CARTIERA VESCOVI', 130000, 240000],
  ['ACCREDITO POS|ESERC. 99#####  N. OPER. ##', 4000, 98000],
];

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sheet is drawn from top to bottom, in one piece
function conto(random: Random): Drawn {
  const year = random.integer(2022, 2025);
  const quarter = random.integer(0, 3);
  const iso = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  const period = { start: iso(quarter * 3, 1), end: iso(quarter * 3 + 3, 0) };
  const { opening, rows, closing } = booked(
    random,
    { ...period, sorts: [...BOOKED, ...BOOKED.slice(0, 5)], floor: -200_000n },
    48,
    150,
    [-80_000, 700_000],
  );
  const who = whoIn(random, 'it');
  const number = `0000${random.digits(8)}`;
  const iban = ibanOf(random, 'IT', `X0999912${random.digits(3)}${number}`, 0);
  const short = (value: string) => day(value, 'dd.mm.yy');
  const full = (value: string) => day(value, 'dd.mm.yyyy');
  const values = rows.map(({ date }) => valued(random, date, -3, 2));
  const widths = [40, 40, 62, 62, 306];
  const side = (value: bigint) => (value < 0n ? 'DEBITO' : 'CREDITO');
  const parts = dealt(rows, 8.5, 2.5, 520, 660);
  const count = parts.length + 1;
  const head = (p: number) =>
    `<div class="sp"><h1>Credito Torresano S.p.A.</h1><div class="r">ESTRATTO CONTO AL ${full(period.end)}<br>FOGLIO ${p + 1} DI ${count}</div></div>`;
  const ids = `<p class="ids">CONTO CORRENTE N. <b>${number}</b> &nbsp; FILIALE 09912 TORRESA &nbsp; DIVISA EUR &nbsp; IBAN ${iban}</p>`;
  const line = (label: string, value: bigint, at: string) =>
    cells('llrrl', `${short(at)}||${outIn(value, dots)}|<b>${label} A ${side(value)}</b>`);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const body = part
      .map(([row, at]) =>
        cells(
          'llrrl',
          `${short(row.date)}|${short(values[at] ?? '')}|${outIn(row.amount, dots)}|${joined(row.lines)}`,
          [0, at],
        ),
      )
      .join('');
    const top = p === 0 ? line('SALDO INIZIALE', opening, dayAfter(period.start, -1)) : '';
    const bottom = last
      ? cells('llrrl', `||${dots(total(rows, -1))}|${dots(total(rows, 1))}|TOTALE MOVIMENTI DEL PERIODO`) +
        line('SALDO FINALE', closing, period.end)
      : '';
    const address =
      p === 0
        ? `<div class="addr">Gentile Cliente<br><b>${who.person.toUpperCase()}</b><br>${who.place.toUpperCase().replace(', ', '<br>')}</div><div class="msg">Dal 01.0${random.integer(1, 9)}.${year} il canone mensile passa da 5,00 a 6,50 euro. Numero verde 800 ${random.digits(3)} ${random.digits(3)}.</div>`
        : '';
    return html(
      `${head(p)}${address}${ids}${table(widths, heads('llrrl', 'DATA|VALUTA|DARE|AVERE|DESCRIZIONE OPERAZIONI') + top + body + bottom, 'main')}`,
    );
  });
  let balance = opening;
  const scale = list(14, (at) => {
    const some = rows[Math.floor(((at + 1) * rows.length) / 15)];
    balance = some?.balance ?? balance;
    const days = random.integer(1, 12);
    return cells(
      'lrrr',
      `${short(some?.date ?? period.end)}|${before(balance, dots)}|${days}|${before((balance * BigInt(days)) / 10_000n, (v) => v.toString().replace('-', ''))}`,
    );
  }).join('');
  pages.push(
    html(
      `${head(parts.length)}${ids}<h3>PROSPETTO RIASSUNTIVO DELLE COMPETENZE - SCALARE</h3>${table([80, 100, 60, 80], heads('lrrr', 'VALUTA|SALDI PER VALUTA|GIORNI|NUMERI') + scale, 'main')}<h3>RIEPILOGO SPESE</h3>${table([220, 80], cells('lr', 'Canone trimestrale|15,00') + cells('lr', `Spese per operazioni n. ${rows.length}|0,00`) + cells('lr', 'Imposta di bollo|8,55'), 'main')}<p>Tasso creditore annuo nominale 0,0010%. Tasso debitore entro fido 9,7500%, oltre fido 14,2000%. Tasso di mora al ${full(period.end)}. Trascorsi 60 giorni dal ricevimento l'estratto conto si intende approvato (art. 119 TUB). Fondo interbancario: 100.000,00 euro.</p>`,
    ),
  );
  return drawnOf(
    pages,
    look(
      "7pt/8.5pt 'Liberation Sans'|30pt 36pt|h1{font-size:14pt;line-height:18pt;color:#123}h3{font-size:8pt;margin:10pt 0 4pt}.addr{height:86pt;padding:22pt 0 0 280pt}.msg{font-size:6.5pt;border:.5pt solid #888;padding:3pt;margin-bottom:6pt}.ids{background:#eee;padding:3pt;margin-bottom:6pt}.main td,.main th{padding:1pt 2pt}.main th{border-bottom:.6pt solid #000;font-weight:bold}.main td+td+td+td+td{padding-left:8pt}",
    ),
    {
      account: banked(account(`Credito Torresano S.p.A.|${who.person.toUpperCase()}|checking|EUR`, number), iban),
      opening,
      closing,
      rows: rows.map((row, at) => rowOf(row, { valueDate: values[at] ?? null })),
    },
  );
}

/** The kind, then the lines under it. */
const POLISH: readonly Sort[] = [
  [
    'PŁATNOŚĆ KARTĄ|Tytuł : 01000#### 7412##############|Lokalizacja : Kraj: POLSKA Miasto: BRZEŹNO Adres: SKLEP LIPA|Data wykonania : {=yyyy-mm-dd} Oryg. kwota : ##,## PLN|Nr karty : 425125******####',
    -28000,
    -590,
  ],
  [
    'PŁATNOŚĆ WEB - KOD MOBILNY|Tytuł : 00000####### ##########|Nr tel. : +48 5## ### ###|Lokalizacja : Adres: sklep.lipowiec.example',
    -39000,
    -1200,
  ],
  [
    'PRZELEW Z RACHUNKU|Rachunek odbiorcy : ## 9999 0001 #### #### #### ####|Nazwa odbiorcy : Hurtownia Brzeźniak sp. z o.o.|Tytuł : FV {0#;1#}/###/2024',
    -390000,
    -12000,
  ],
  ['ZLECENIE STAŁE|Nazwa odbiorcy : Spółdzielnia Ostrów|Tytuł : czynsz m. 17', -89000, -48000],
  ['WYPŁATA Z BANKOMATU|Tytuł : PKP 99######|Lokalizacja : Adres: AL. DĘBOWA 3 Miasto: Brzeźno', -80000, -5000],
  ['OPŁATA|Tytuł : OPŁATA ZA KARTĘ', -1000, -400],
  [
    'PRZELEW NA RACHUNEK|Rachunek nadawcy : ## 9999 0002 #### #### #### ####|Nazwa nadawcy : OSTRÓW-BUD S.A.|Adres nadawcy : UL. MŁYŃSKA 4 99-998 LIPOWIEC|Tytuł : WYNAGRODZENIE {=mm/yyyy}',
    420000,
    880000,
  ],
  ['PRZELEW NA TELEFON PRZYCHODZ. WEW.|Nazwa nadawcy : ZOFIA LIPOWIECKA|Tytuł : za kino', 1500, 30000],
  ['PODATEK|Symbol formularza : VAT7|Okres płatności : 2#M0#', -260000, -20000],
];

function wyciag(random: Random): Drawn {
  const period = periodOf(random, 1);
  const { opening, rows, closing } = booked(random, { ...period, sorts: POLISH, floor: 0n }, 8, 62, [80_000, 900_000]);
  const who = whoIn(random, 'pl');
  const nrb = ibanOf(random, 'PL', '99990003', 16);
  const printed = `${nrb.replaceAll(' ', '').slice(2, 4)} ${nrb
    .replaceAll(' ', '')
    .slice(4)
    .replace(/(.{4})(?=.)/g, '$1 ')}`;
  const full = (iso: string) => day(iso, 'dd.mm.yyyy');
  const values = rows.map(({ date }) => valued(random, date, -2, 0));
  const refs = rows.map(() => `60${random.digits(15)}`);
  const widths = [56, 82, 242, 62, 66];
  const parts = dealt(
    rows.map((row): Move => (row.lines.length < 2 ? { ...row, lines: [...row.lines, ''] } : row)),
    9,
    5,
    470,
    650,
  );
  const tall = (value: bigint) => before(value, blanks);
  const pages = parts.map((part, p) => {
    const body = part
      .map(([{ date }, at]) => {
        const row = rows[at] as Move;
        return cells(
          'lllrr',
          `${full(date)}<br>${full(values[at] ?? date)}|${refs[at]}|${joined(row.lines)}|${tall(row.amount)}|${tall(row.balance)}`,
          [0, at],
        );
      })
      .join('');
    const sums = `${table([130, 120, 130, 120], cells('lrlr', `Saldo poprzednie|<b>${tall(opening)}</b>|Suma uznań (${inOrOut(rows, 1).length})|${blanks(total(rows, 1))}`) + cells('lrlr', `Saldo końcowe|<b>${tall(closing)}</b>|Suma obciążeń (${inOrOut(rows, -1).length})|${blanks(total(rows, -1))}`) + cells('lrlr', `Limit kredytu odnawialnego|0,00|Środki dostępne|${tall(closing)}`), 'sums')}`;
    const head =
      p === 0
        ? `<div class="sp"><h1>Powszechny Bank Lipowiec</h1><div class="r">Wyciąg nr ${Number(day(period.end, 'm'))}/${day(period.end, 'yyyy')}<br>za okres ${full(period.start)} - ${full(period.end)}</div></div><div class="sp addr"><div>Oddział 3 w Lipowcu<br>ul. Młyńska 1, tel. 801 ${random.digits(3)} ${random.digits(3)}<br>NIP 999-00-${random.digits(2)}-${random.digits(3)}</div><div><b>${who.person.toUpperCase()}</b><br>${who.place.toUpperCase().replace(', ', '<br>')}</div></div><p>Rachunek oszczędnościowo-rozliczeniowy &nbsp; nr <b>${printed}</b> &nbsp; waluta <b>PLN</b></p>${sums}`
        : `<div class="sp"><b>Powszechny Bank Lipowiec</b><span>Wyciąg nr ${Number(day(period.end, 'm'))}/${day(period.end, 'yyyy')} · ${printed}</span></div>`;
    return html(
      `${head}${table(widths, heads('lllrr', 'Data operacji<br>Data waluty|<br>Identyfikator|<br>Opis operacji|Kwota<br>operacji|Saldo po<br>operacji') + body, 'main')}<div class="foot">Niniejszy dokument sporządzono elektronicznie na podstawie art. 7 Prawa bankowego (Dz.U. Nr 140 z 1997 roku, poz. 939). Nie wymaga podpisu ani stempla. &nbsp; Strona ${p + 1}/${parts.length}</div>`,
    );
  });
  return drawnOf(
    pages,
    look(
      "7.5pt/9pt 'DejaVu Sans Condensed'|32pt 42pt|h1{font-size:14pt;line-height:20pt;color:#003574}.addr{margin:18pt 0}.sums{margin:8pt 0;background:#f2f2f2}.sums td{padding:2pt 6pt}.main td,.main th{padding:2pt;border-bottom:.4pt solid #aaa}.main th{background:#003574;color:#fff}.foot{position:absolute;bottom:16pt;left:42pt;font-size:5.5pt}",
    ),
    {
      account: account(
        `Powszechny Bank Lipowiec|${who.person.toUpperCase()}|checking|PLN`,
        printed.replaceAll(' ', ''),
      ),
      period,
      opening,
      closing,
      rows: rows.map((row, at) =>
        rowOf(row, { shows: true, valueDate: values[at] ?? null, reference: refs[at] ?? null }),
      ),
    },
  );
}

export const families: Family[] = [
  family(
    'it-conto-scalare',
    'it',
    'checking',
    ['amount-before-text', 'quarter', 'many-rows', 'interest-table', 'small-print', 'value-date'],
    conto,
  ),
  family(
    'pl-rachunek-wyciag',
    'pl',
    'checking',
    ['stacked-dates', 'reference-column', 'multi-line', 'amounts-in-text', 'running-balance'],
    wyciag,
  ),
];
