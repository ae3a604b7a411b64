import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, inOrOut, joined, look, rowOf, table, total } from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import { accountIn, minus, month, type Placed, pre, ruled, SPACED, sheets, shifted, typed } from './europe-parts.ts';

const FT = { group: ' ', decimal: ',', decimals: 0 };
const hu = (iso: string) => day(iso, 'yyyy.mm.dd');

const ATUTALAS = [
  [
    'Azonnali Forint átutalás bankon kívül|Ref.: BNK2524####HLCKHJ Szla.:|HU6099####00012248254300000000, ALMOS Számítástechnikai|Szolgáltató Kft. Közl.: SZA00###/2025 Hiv.:|00000000000000000000000000000000053',
    -400_000,
    -20_000,
  ],
  [
    'Forint jóváírás bankon kívülről|Ref.: BNK2524####KHJLLC Szla.:|HU2099####00019901, Fenyves Nyomda Bt. Közl.: 2025/1##|díj 120 000',
    100_000,
    900_000,
  ],
  [
    'SEPA átutalás|Ref.: BNK2524####SEPAXX Tr. azon.: PI2524####|Árf.: 395.33 HUF/EUR Eredeti összeg: 14100.00 EUR',
    -600_000,
    -90_000,
  ],
  ['Számlavezetési díj|Időszak: {=yyyy.mm.}', -2_500, -1_900],
  ['Kamat', 3, 90],
] as const;

function kivonat(random: Random): Drawn {
  const { opening, closing, rows, start, end } = month(random, 'de', ATUTALAS, {
    count: [4, 34],
    opening: [300_000, 6_000_000],
  });
  const holder = random.pick(['FENYVES TECHNOLOGIES Korlátolt Felelősségű Társaság', 'ALMOS NYOMDA Betéti Társaság']);
  const printed = iban('HU', `999104000000019${random.digits(9)}`);
  const number = `99910400-00000190-${random.digits(8)}`;
  const ft = (value: bigint) => figure(value, FT);
  const one = (row: Placed) => {
    const [kind = '', ...more] = row.lines;
    const amount = row.amount < 0n ? [`- ${ft(row.amount)}`, ''] : ['', ft(row.amount)];
    return (
      cells('lllrr', [hu(row.date), hu(shifted(row, 0, 1)), text(kind), ...amount], [0, row.at]) +
      more.map((line) => cells('lllrr', ['', '', text(line), '', ''], [0, row.at])).join('')
    );
  };
  const cover = `<h1>BANKSZÁMLAKIVONAT</h1><p>KET Bank Zrt.<br>9995 Fenyves, Almás rakpart 9.</p><p>${holder}<br>9991 Almos, Fő utca 3.</p><p class="sm">${'Tisztelt Ügyfelünk! A kivonat a könyvelt tételeket tartalmazza. Észrevételét 30 napon belül tegye meg. Az OBA által biztosított betétek védelme 100 000 EUR összeghatárig terjed. '.repeat(5)}</p>`;
  const foot = (index: number, count: number) =>
    `<p class="foot">KET Bank Zrt. Cégjegyzékszám: 01-10-041999 · ${index}/${count}. oldal</p>`;
  const heading = cells(
    'lllrr',
    'könyvelés<br>dátuma|értéknap|tranzakció típus<br>tranzakció adatai|terhelés|jóváírás',
    null,
    'th',
  );
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11 + 2,
    [560, 560],
    (
      sheet,
    ) => `<div class="sp"><div>Készítés dátuma: ${hu(end)}<br>Időszak: ${hu(start)}-${hu(end)}<br>Kivonat sorszám: ${Number(end.slice(5, 7))}/${end.slice(0, 4)}</div><div>Számlatulajdonos neve: ${holder}<br>Számlaszám: ${number}<br>Nemzetközi számlaszám (IBAN):${printed}</div></div>${table([64, 60, 250, 70, 70], heading + sheet.part.map(one).join(''), 'k')}
    ${sheet.last ? `<div class="box">Könyvelt nyitóegyenleg: ${ft(opening)}<br>Jóváírás összesen: ${ft(total(rows, 1))} (${inOrOut(rows, 1).length} db)<br>Terhelés összesen: - ${ft(total(rows, -1))} (${inOrOut(rows, -1).length} db)<br><b>Könyvelt záróegyenleg: ${ft(closing)}</b><br>Hitelkeret: 0</div>` : ''}${foot(sheet.index + 2, sheet.count + 1)}`,
  );
  return drawnOf(
    [cover + foot(1, pages.length + 1), ...pages],
    look(
      "8.5pt/11pt 'Liberation Sans'|40pt 38pt 20pt|h1{font-size:18pt;line-height:26pt;color:#0091c8}p{margin:14pt 0}.sm{font-size:7.5pt}.k{margin-top:14pt}.k th{border-bottom:.6pt solid #0091c8;line-height:9pt}.box{margin:16pt 0 0 250pt;border:.6pt solid #0091c8;padding:6pt}.foot{position:absolute;bottom:14pt;font-size:6.5pt}",
    ),
    {
      account: accountIn(`KET Bank Zrt.|${holder}|checking|HUF`, number, printed),
      period: { start, end },
      ...{ opening, closing, decimals: 0 },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1), decimals: 0 })),
    },
  );
}

const PEK = [
  [
    'PRZELEW KRAJOWY|PL6199910500231300######5678|HURTOWNIA BRZEZNIAK SP. Z O.O. FV 12/0#/2025|Kwota VAT: 23,00',
    -900_000,
    -20_000,
  ],
  ['PRZELEW PRZYCHODZACY|PL1099910500231300######1122|OSTROW-BUD S.A. ZAPLATA ZA FV 7/2025', 50_000, 1_200_000],
  ['TRANSAKCJA KARTA|516931******12## {=dd/mm/yyyy} SKLEP LIPOWIEC', -30_000, -900],
  ['PROWIZJA|OPLATA MIESIECZNA', -2_500, -500],
] as const;

function zubr(random: Random): Drawn {
  const { opening, closing, rows, start, end, who } = month(random, 'pl', PEK, {
    count: [8, 70],
    opening: [100_000, 4_000_000],
  });
  const number = `PL${random.digits(2)}9991${random.digits(20)}`;
  const real = iban('PL', number.slice(4)).replaceAll(' ', '');
  const form = minus(SPACED);
  const dmy = (iso: string) => day(iso, 'dd/mm/yyyy');
  const one = (row: Placed) =>
    row.lines
      .map((line, at) =>
        typed(at === 0 ? ruled([0, dmy(row.date)], [-30, form(row.amount)], [34, line]) : `${' '.repeat(34)}${line}`, [
          0,
          row.at,
        ]),
      )
      .join('');
  const dash = typed('-'.repeat(92));
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11,
    [480, 560],
    (sheet) =>
      pre(
        `${typed(ruled([0, 'BANK ZUBRZANSKI S.A.'], [-92, `Strona ${sheet.index + 1}/${sheet.count}`]))}${sheet.first ? `${typed(`WYCIAG Z RACHUNKU BANKOWEGO NR 0${end.slice(5, 7)}/${end.slice(0, 4)}`)}${typed(`za okres od ${dmy(start)} do ${dmy(end)}`)}\n${typed(`Posiadacz rachunku: ${who.firm}`)}${typed(`Numer rachunku: ${real}`)}${typed('Waluta: PLN')}\n${typed(`SALDO POCZĄTKOWE: ${form(opening)}`)}` : ''}${dash}${typed(ruled([0, 'Data waluty'], [-30, 'Kwota'], [34, 'Opis operacji']))}${dash}${sheet.part.map(one).join('')}${dash}${sheet.last ? typed(`SALDO KOŃCOWE: ${form(closing)}`) + typed(`Suma obciążeń: ${form(-total(rows, -1))}    Suma uznań: ${form(total(rows, 1))}`) + typed('Dokument nie wymaga podpisu ani stempla.') : typed('ciąg dalszy na następnej stronie')}`,
      ),
  );
  return drawnOf(pages, look("8.5pt/11pt 'Liberation Mono'|40pt 46pt 20pt|.t{font:8.5pt/11pt 'Liberation Mono'}"), {
    account: accountIn(`BANK ZUBRZANSKI S.A.|${who.firm}|checking|PLN`, null, real),
    period: { start, end },
    ...{ opening, closing },
    rows: rows.map((row) => rowOf(row)),
  });
}

const MEM = [
  ['ZAKUP PRZY UŻYCIU KARTY|{PIEKARNIA LIPA/LIPOWIEC;STACJA 14/BRZEŹNO} DATA TRANSAKCJI: {=yyyy-mm-dd}', -18_000, -500],
  ['PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY|{WYNAGRODZENIE 0#/2025;ZWROT 120,00}', 100_000, 900_000],
  ['PRZELEW WEWNĘTRZNY WYCHODZĄCY|CZYNSZ {LIPIEC;SIERPIEŃ} M. 17', -250_000, -80_000],
  ['OPŁATA ZA KARTĘ', -700, -700],
] as const;

function memba(random: Random): Drawn {
  const { opening, closing, rows, start, end, who } = month(random, 'pl', MEM, {
    count: [5, 60],
    opening: [20_000, 900_000],
  });
  const printed = iban('PL', `9991${random.digits(20)}`)
    .slice(2)
    .trim();
  const pln = (value: bigint) => `${minus(SPACED)(value)} PLN`;
  const one = (row: Placed) =>
    cells(
      'lllrr',
      [
        row.date,
        shifted(row, -2, 0),
        `${text(row.lines[0] ?? '')}<br>${joined(row.lines.slice(1))}`,
        pln(row.amount),
        pln(row.balance),
      ],
      [0, row.at],
    );
  const credits = inOrOut(rows, 1);
  const debits = inOrOut(rows, -1);
  const sum = (words: string, some: readonly Placed[] | readonly { amount: bigint }[]) =>
    cells('lrr', [words, String(some.length), pln(total(some))]);
  const pages = sheets(
    rows,
    opening,
    () => 28,
    [390, 450],
    (
      sheet,
    ) => `${sheet.first ? `<div class="sp"><b class="logo">memBank</b><span class="r">${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</span></div><p><b>Elektroniczne zestawienie operacji</b> za okres od ${start} do ${end}<br>memKONTO - rachunek: ${printed}</p><div class="sp">${table([150, 60, 110], heads('lrr', 'Podsumowanie obrotów na rachunku|Liczba operacji|Wartość operacji') + sum('Uznania', credits) + sum('Obciążenia', debits) + sum('Łącznie', rows), 'k')}<div>Saldo początkowe: <b>${pln(opening)}</b><br>Saldo końcowe: <b>${pln(closing)}</b></div></div>` : ''}
    ${table([80, 80, 390, 100, 110], heads('lllrr', 'Data księgowania|Data operacji|Opis operacji / Tytuł|Kwota|Saldo po operacji') + sheet.part.map(one).join(''), 'k')}<p class="foot">Dokument sporządzony ${dayAfter(end, 2)} na podstawie art. 7 Prawa Bankowego. Nie wymaga podpisu. ${sheet.index + 1}/${sheet.count}</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'DejaVu Sans'|30pt 36pt 20pt|.logo{font-size:20pt;line-height:26pt;color:#0f7b3c}p{margin:10pt 0}.k{margin:6pt 0;font-size:8pt}.k th{background:#e4f2e9;padding:2pt}.k td{padding:2pt;border-bottom:.3pt solid #ccc}.foot{position:absolute;bottom:16pt;font-size:6.5pt}",
    ),
    {
      account: account(`memBank|${who.person}|checking|PLN`, printed.replaceAll(' ', '')),
      period: { start, end },
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { shows: true })),
    },
  );
}

export const families: Family[] = [
  family(
    'hu-kivonat-egyenleg-a-vegen',
    'hu',
    'checking',
    ['cover-page', 'whole-forints', 'two-dates', 'balances-at-end'],
    kivonat,
  ),
  family('pl-wyciag-tekstowy', 'pl', 'checking', ['mono', 'amount-before-text', 'dashes', 'balances-in-words'], zubr),
  family(
    'pl-zestawienie-poziome',
    'pl',
    'checking',
    ['landscape', 'totals-with-counts', 'two-dates'],
    memba,
    [841.89, 595.28],
  ),
];
