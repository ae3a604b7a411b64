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
  outIn,
  periodOf,
  rowOf,
  span,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { comma, longDay, type Placed, placed, sheets, shifted, space, untilOwed } from './europe-parts.ts';

const ORDEM = [
  ['COMPRA 49## {PADARIA DA EIRA;MERCADO ALFARELA;POSTO A##}', -9_000, -300],
  ['DD {EDA VILARINHO;SEGUROS MOINHO} 99######', -12_000, -2_000],
  ['TRF P/ {BEATRIZ ALFARELA;CONDOMINIO R EIRA 17}', -30_000, -1_500],
  ['TRF DE {MONTESSO E FILHOS LDA ORDENADO 0#}', 90_000, 190_000],
  ['LEV ATM {=dd/mm} VILARINHO', -20_000, -1_000],
  ['PRESTACAO CREDITO HABITACAO 0##', -44_000, -43_000],
] as const;
const POUPANCA = [
  ['REFORCO POUPANCA', 5_000, 60_000],
  ['JUROS LIQUIDOS', 100, 900],
  ['MOBILIZACAO PARCIAL', -40_000, -2_000],
] as const;

function combinado(random: Random): Drawn {
  const { start, end } = periodOf(random);
  const who = whoIn(random, 'pt');
  const root = random.digits(8);
  const parts = [
    {
      name: 'CONTA À ORDEM',
      type: 'checking',
      ...booked(random, { start, end, sorts: ORDEM }, 8, 26, [20_000, 400_000]),
    },
    {
      name: 'CONTA POUPANÇA',
      type: 'savings',
      ...booked(random, { start, end, sorts: POUPANCA }, 1, 4, [50_000, 2_000_000]),
    },
  ].map((part, s) => ({ ...part, number: `${root}.10.00${s + 1}` }));
  const dm = (iso: string) => day(iso, 'dd.mm');
  const debt = BigInt(random.integer(4_000_000, 9_000_000));
  const head = (index: number) =>
    `<div class="sp top"><b>BANCO DA EIRA</b><span>EXTRATO COMBINADO N.º ${end.slice(0, 4)}/${end.slice(5, 7)}</span><span>Pág. ${index}/2</span></div>`;
  const recap = `${head(1)}<div class="to">${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div><p>Período: ${day(start, 'yyyy/mm/dd')} a ${day(end, 'yyyy/mm/dd')}</p><h2>RESUMO DO PATRIMÓNIO</h2><table class="w">${cells('llrr', ['Produto', 'Número', 'Saldo anterior', 'Saldo atual'], null, 'th')}${parts.map(({ name, number, opening, closing }) => cells('llrr', [name, number, space(opening), space(closing)])).join('')}${cells('llrr', ['CRÉDITO HABITAÇÃO', `${root}.95.001`, `-${space(debt)}`, `-${space(debt - 31_020n)}`])}</table>
    <h2>CRÉDITO HABITAÇÃO — PRESTAÇÃO DO MÊS</h2><table class="w">${cells('lrrrr', ['Vencimento', 'Capital', 'Juros', 'Imposto', 'Prestação'], null, 'th')}${cells('lrrrr', [day(dayAfter(start, 4), 'yyyy/mm/dd'), '310,20', '121,44', '4,86', '436,50'])}</table><div class="pub">Domicilie o seu ordenado e poupe até 62,40 EUR por ano em comissões.</div>`;
  const body = parts.map(({ name, number, opening, rows, closing }, s) => {
    const one = (row: Placed) =>
      cells(
        'ccrlrrr',
        [
          dm(row.date),
          dm(shifted(row, -1, 0)),
          row.ref.slice(0, 3),
          joined(row.lines),
          ...outIn(row.amount, space).split('|'),
          space(row.balance),
        ],
        [s, row.at],
      );
    return `<h2>${name} ${number} EUR</h2>${table([46, 46, 30, 190, 66, 66, 74], cells('ccrlrrr', ['DATA<br>LANÇ.', 'DATA<br>VALOR', 'BALC.', 'DESCRITIVO', 'DÉBITO', 'CRÉDITO', 'SALDO'], null, 'th') + cells('ccrlrrr', ['', '', '', 'SALDO INICIAL', '', '', space(opening)]) + placed(rows).map(one).join('') + cells('ccrlrrr', ['', '', '', `SALDO FINAL (${day(end, 'yyyy/mm/dd')})`, space(total(rows, -1)), space(total(rows, 1)), space(closing)]), 'k')}`;
  });
  return {
    pages: [recap, head(2) + body.join('')],
    css: look(
      "8pt/11pt 'Liberation Sans'|30pt 38pt 20pt 38pt|.top{background:#14532d;color:#fff;padding:8pt;font-size:10pt}.to{margin:40pt 0 40pt 290pt}h2{font-size:9pt;margin:20pt 0 5pt;color:#14532d}.w{width:100%}.w th,.k th{border-bottom:.7pt solid #14532d;font-size:7pt}.w td{padding:3pt 0}.k td{padding:1.5pt 3pt}.k tr:nth-child(odd) td{background:#eef5ef}.pub{margin-top:60pt;border:1.5pt solid #14532d;border-radius:8pt;padding:14pt;width:260pt}",
    ),
    statements: parts.map(({ type, number, opening, rows, closing }) =>
      truthOf({
        account: account(`BANCO DA EIRA|${who.person}|${type}|EUR`, number),
        ...{ period: { start, end }, opening, closing },
        rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -1, 0), shows: true })),
      }),
    ),
  };
}

const GREEK = [
  ['ΑΓΟΡΑ ΚΑΡΤΑΣ|{ΠΑΝΤΟΠΩΛΕΙΟ ΛΙΜΝΗ;ΒΕΝΖΙΝΗ ΟΡΜΟΣ;ΚΑΦΕ ΑΛΩΝΙ} {=dd/mm} ####', -9_000, -250],
  ['ΜΕΤΑΦΟΡΑ ΑΠΟ ΛΟΓ/ΣΜΟ|ΕΜΒΑΣΜΑ GR## 9990 ####', 10_000, 140_000],
  ['ΠΛΗΡΩΜΗ {ΥΔΡΕΥΣΗ ΑΛΩΝΙΟΥ;ΤΗΛΕΦΩΝΙΑ ΑΗΔΩΝ}', -14_000, -1_800],
  ['ΜΙΣΘΟΔΟΣΙΑ ΕΛΑΙΟΥΡΓΕΙΟ ΟΡΜΟΥ', 95_000, 180_000],
  ['ΑΝΑΛΗΨΗ ΑΤΜ|ΠΡΟΜΗΘΕΙΑ 0,70 ΠΕΡΙΛΑΜΒΑΝΕΤΑΙ', -30_000, -2_070],
] as const;

function greece(random: Random): Drawn {
  const { start, end } = periodOf(random, 1, 2);
  const { opening, rows, closing } = booked(random, { start, end, sorts: GREEK }, 12, 60, [30_000, 400_000]);
  const number = `999/${random.digits(6)}-${random.digits(2)}`;
  const holder = random.pick(['ΔΗΜΗΤΡΑ ΑΛΩΝΙΑΤΗ', 'ΝΙΚΟΛΑΟΣ ΛΙΜΝΑΙΟΣ']);
  const date = (iso: string) => day(iso, 'dd/mm/yyyy');
  const one = (row: Placed) =>
    cells(
      'rlclcrcr',
      [
        String(row.at + 1),
        date(row.date),
        row.ref.slice(0, 4),
        joined(row.lines),
        date(shifted(row, 0, 2)),
        comma(row.amount),
        row.amount < 0n ? 'Χ' : 'Π',
        comma(row.balance),
      ],
      [0, row.at],
    );
  const pages = sheets(
    placed(rows),
    opening,
    (row) => row.lines.length * 10.5 + 3,
    [510, 600],
    (
      sheet,
    ) => `<div class="sp"><b class="logo">ΤΡΑΠΕΖΑ ΟΡΜΟΥ</b><span>Σελίδα ${sheet.index + 1} από ${sheet.count}</span></div><h1>ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΕΩΝ ΛΟΓΑΡΙΑΣΜΟΥ</h1>
    <div class="sp mid"><div>${span('Δικαιούχος:&ensp;', holder)}${span('Λογαριασμός:&ensp;', number)}</div><div>${span('Από:&ensp;', date(start))}${span('Έως:&ensp;', date(end))}</div><div>${span('Νόμισμα:&ensp;', 'EUR')}${span('Προηγ. υπόλοιπο:&ensp;', `${comma(opening)} Π`)}</div></div>
    ${table([24, 58, 40, 180, 58, 62, 22, 70], heads('rlclcrcr', 'Α/Α|Ημ/νία|Κατ/μα|Αιτιολογία|Τοκοφόρος|Ποσό|Χ/Π|Υπόλοιπο') + sheet.part.map(one).join(''), 'k')}
    ${sheet.last ? `<div class="sp end"><span>Σύνολο χρεώσεων ${comma(total(rows, -1))}</span><span>Σύνολο πιστώσεων ${comma(total(rows, 1))}</span><span>Νέο υπόλοιπο ${comma(closing)} Π</span></div><p class="sm">Χ = Χρέωση, Π = Πίστωση. Παρακαλούμε ελέγξτε τις κινήσεις εντός 60 ημερών.</p>` : ''}`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10.5pt 'DejaVu Sans Condensed','DejaVu Sans'|34pt 36pt 20pt 40pt|.logo{font-size:13pt;color:#1d4ed8}h1{font-size:10pt;text-align:center;margin:14pt 0;letter-spacing:.5pt}.mid{margin-bottom:12pt;border:.6pt solid #999;padding:6pt}.k th{background:#e5e7eb;border:.4pt solid #999;font-size:7pt;padding:2pt}.k td{border:.4pt solid #ccc;padding:1pt 3pt}.end{margin-top:10pt;font-weight:bold}.sm{font-size:7pt;margin-top:10pt}",
    ),
    {
      account: account(`ΤΡΑΠΕΖΑ ΟΡΜΟΥ|${holder}|checking|EUR`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 2), shows: true })),
    },
  );
}

const TR = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık';
const KART = [
  ['{ÇINAR MARKET;DEREBOYU ECZANESİ;SARIKAYA FIRIN} {İZMİT;BURSA} TR', -140_000, -4_500],
  ['{MAVİ ELEKTRONİK;KONAK MOBİLYA} {2/6;3/9;1/3}.TAKSİT|Toplam işlem tutarı 9.4##,00 TL', -300_000, -60_000],
  ['PELLMOOR STREAM LONDON GB|9,99 USD Kur: 32,4###', -32_800, -31_900],
  ['İADE {ÇINAR MARKET;KONAK MOBİLYA}', 9_000, 120_000],
] as const;

function ekstre(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(8, 22));
  const opening = -BigInt(random.integer(120_000, 2_400_000));
  const plain = { balance: 0n, ref: '00000000', firstOfDay: true, lastOfDay: true };
  const paid = {
    ...plain,
    date: dayAfter(start, 9),
    lines: ['ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ - MOBİL'],
    amount: -opening - 10_000n,
  };
  const later = untilOwed(0n, () =>
    moves(random, {
      start: dayAfter(start, 10),
      end: dayAfter(end, -1),
      count: random.integer(6, 28),
      sorts: KART,
      floor: null,
    }),
  );
  const fee = { ...plain, date: end, lines: ['AKDİ FAİZ'], amount: -BigInt(random.integer(400, 1_900)) };
  const rows = placed([paid, ...later, { ...fee }, { ...fee, lines: ['KKDF + BSMV'], amount: fee.amount / 3n }]);
  const closing = opening + total(rows);
  const holder = random.pick(['AYLİN TOPRAKÇI', 'KEREM SARIKAYA']);
  const card = `4999 99** **** ${random.digits(4)}`;
  const money = (value: bigint) => `${comma(value)}${value > 0n ? ' +' : ''}`;
  const one = (row: Placed) =>
    cells(
      'llrr',
      [
        longDay(row.date, TR),
        joined(row.lines),
        row.amount < -50_000n ? comma(-row.amount / 200n) : '',
        money(row.amount),
      ],
      [0, row.at],
    );
  const due = longDay(dayAfter(end, 10), TR);
  const key = (label: string, value: string) => `<div><u>${label}</u><b>${value}</b></div>`;
  const bill = (
    part: readonly Placed[],
    first: boolean,
    last: boolean,
  ) => `<div class="bar"></div><div class="sp"><h1>ÇINARBANK <i>PuanKart</i></h1><div class="r">HESAP ÖZETİ<br>${card}<br>${holder}</div></div>
    ${first ? `<div class="keys">${key('Hesap kesim tarihi', longDay(end, TR))}${key('Son ödeme tarihi', due)}${key('Dönem borcu', `${comma(closing)} TL`)}${key('Asgari ödeme tutarı', `${comma((closing * 2n) / 5n)} TL`)}${key('Kart limiti', '85.000,00 TL')}${key('Kazanılan puan', '118,40')}</div>` : ''}
    ${table([92, 270, 60, 90], heads('llrr', 'İşlem Tarihi|Açıklama|Puan|Tutar (TL)') + (first ? cells('llrr', ['', '<b>ÖNCEKİ DÖNEM BORCU</b>', '', comma(opening)]) : '') + part.map(one).join('') + (last ? cells('llrr', ['', '<b>DÖNEM BORCU</b>', '', `<b>${comma(closing)}</b>`]) : ''), 'k')}
    ${last ? `<p class="sm">Gelecek dönem taksitleri: ${longDay(dayAfter(end, 30), TR)} 1.204,50 TL · ${longDay(dayAfter(end, 60), TR)} 988,10 TL. Aylık akdi faiz %4,25, gecikme faizi %4,55. Tutarı "+" ile biten işlemler hesabınıza alacak geçmiştir.</p>` : ''}`;
  const fits = 17;
  const pages =
    rows.length <= fits
      ? [bill(rows, true, true)]
      : [bill(rows.slice(0, fits), true, false), bill(rows.slice(fits), false, true)];
  return {
    pages,
    css: look(
      "8.5pt/12pt 'Liberation Sans'|36pt 42pt 20pt 42pt|.bar{position:absolute;left:0;top:0;width:14pt;height:842pt;background:#be123c}h1{font-size:17pt;line-height:20pt;color:#be123c}.keys{display:grid;grid-template-columns:1fr 1fr 1fr;gap:8pt;margin:22pt 0}.keys div{background:#fdf2f4;padding:6pt 8pt}.keys u{display:block;text-decoration:none;font-size:7pt;color:#777}.k{margin-top:14pt}.k th{border-bottom:1pt solid #be123c;padding:3pt 0}.k td{padding:3pt 0;border-bottom:.3pt solid #ddd}.sm{font-size:7pt;line-height:9pt;margin-top:14pt}",
    ),
    statements: [
      truthOf({
        account: account(`ÇINARBANK|${holder}|credit-card|TRY`, card),
        ...{ opening, closing },
        rows: rows.map((row) => rowOf(row)),
      }),
    ],
  };
}

export const families: Family[] = [
  family('pt-combinado-resumo', 'pt', 'checking', ['two-accounts', 'summary-page', 'loan-table', 'no-year'], combinado),
  family('gr-kiniseis-chi-pi', 'el', 'checking', ['letter-sign', 'greek', 'running-balance', 'numbered'], greece),
  family(
    'tr-kart-puan-taksit',
    'tr',
    'credit-card',
    ['installments', 'points-column', 'trailing-plus', 'month-names'],
    ekstre,
  ),
];
