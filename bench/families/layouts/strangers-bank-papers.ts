import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Stranger } from '../family.ts';
import { dayAfter, intlDate, text } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  POINT,
  rowsOf,
  SPACED,
  sheet,
  startDay,
  stranger,
  tableOf,
  WHOLE,
  whoIn,
} from '../stranger-parts.ts';

/** Papers of banks that book nothing: letters, price lists, slips of one payment, certificates. */
type Paper = Pick<Drawn, 'pages' | 'css'>;

function rateLetter(random: Random): Paper {
  const { person, place } = whoIn(random, 'en');
  const on = startDay(random);
  const date = (iso: string) => intlDate(iso, 'en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const rates = ['£1 to £4,999', '£5,000 to £24,999', '£25,000 to £99,999', '£100,000 and over'].map((band, index) => {
    const old = 75 + index * 40 + random.integer(0, 30);
    return [band, `${POINT(old)}%`, `${POINT(old + random.integer(-50, 45))}%`];
  });
  const page = `<p class="r">Larchmere Building Society<br>PO Box ${random.digits(3)}, Ansley Cross</p><p>${person}<br>${place.replaceAll(', ', '<br>')}</p><p>${date(on)}</p>
    <p><b>Your Easy Saver account ending ${random.digits(4)}, sort code 00-17-${random.digits(2)}</b></p><p>Dear ${person.split(' ')[0]} ${person.split(' ').at(-1)},</p>
    <p>We are writing to tell you that the interest rates on your account change on ${date(dayAfter(on, 62))}. The balance on your account at close of business on ${date(dayAfter(on, -3))} was £${POINT(random.integer(20_000, 6_000_000))}. You do not need to do anything.</p>
    ${tableOf('lrr', ['Balance', 'Gross rate until then', 'Gross rate from then'], rates)}
    <p>Interest is paid each year on 31 March. If you earned £${POINT(random.integer(400, 90_000))} last year you would, on the same balance, earn a different amount this year. Withdrawals are free of charge until ${date(dayAfter(on, 92))}.</p><p>Yours sincerely,</p><p>Savings Team</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Serif'",
      11,
      '60pt 70pt',
      'p{margin-bottom:13pt}table{margin-bottom:14pt;width:100%}td,th{padding:4pt;border-bottom:.5pt solid}',
    ),
  };
}

const FEES = [
  'Kontoführung Privatgiro je Monat',
  'Überweisung beleghaft',
  'Echtzeitüberweisung',
  'Bareinzahlung am Schalter',
  'Dauerauftrag Einrichtung',
  'Rückgabe Lastschrift mangels Deckung',
  'Kontoauszug Postversand',
  'Debitkarte Jahrespreis',
  'Kreditkarte Classic Jahrespreis',
  'Kreditkarte Gold Jahrespreis',
  'Ersatzkarte',
  'Bargeld fremder Automat',
  'Scheckeinzug Inland',
  'Auslandsüberweisung bis 12.500 EUR',
  'Nachforschung',
  'Schließfach klein',
  'Schließfach groß',
  'Depotführung je Quartal',
  'Zweitschrift Auszug',
  'Bestätigung für Dritte',
];

function feeSchedule(random: Random): Paper {
  const from = day(startDay(random), 'dd.mm.yyyy');
  const rows = random
    .shuffle(FEES)
    .map((fee, index) => [
      `${1 + Math.floor(index / 5)}.${(index % 5) + 1}`,
      fee,
      random.chance(0.2) ? 'kostenlos' : `${COMMA(random.integer(15, 4_900))} EUR`,
      random.pick(['', from, '', `Stand ${from}`]),
    ]);
  const page = `<h1>Preis- und Leistungsverzeichnis</h1><h2>Sparbank Ansbeck eG – Auszug Zahlungsverkehr – gültig ab ${from}</h2><p>BLZ 999 ${random.digits(3)} ${random.digits(2)} · BIC SPANDE99XXX</p>
    ${tableOf('llrl', ['Ziff.', 'Leistung', 'Preis', 'Änderung'], rows)}<p>Überziehungszins ${COMMA(random.integer(850, 1_390))} % p.a.; Zinssatz für Guthaben 0,00 % p.a. Buchungsposten werden nur berechnet, wenn sie im Auftrag des Kunden fehlerfrei durchgeführt werden.</p>`;
  const css =
    'h1{font-size:17pt}h2{font-size:10pt;font-weight:normal;margin-bottom:14pt}p{margin:10pt 0}table{width:100%}td,th{border-bottom:.5pt dotted #555;padding:5pt 3pt}';
  return { pages: [page], css: sheet("'Liberation Sans'", 9.5, '50pt 60pt', css) };
}

function spanishTransfer(random: Random): Paper {
  const { person, firm, place } = whoIn(random, 'es');
  const on = startDay(random);
  const amount = random.integer(2_000, 900_000);
  const fields = [
    ['Fecha de la orden', day(on, 'dd/mm/yyyy')],
    ['Fecha valor', day(dayAfter(on, 1), 'dd/mm/yyyy')],
    ['Ordenante', person],
    ['Cuenta de cargo', iban('ES', random.digits(20))],
    ['Beneficiario', firm],
    ['Domicilio', place],
    ['Cuenta de abono', iban('ES', random.digits(20))],
    ['Importe', `${COMMA(amount)} EUR`],
    ['Comisión', `${COMMA(random.pick([0, 0, 250, 395]))} EUR`],
    ['Concepto', `Factura ${random.digits(5)}`],
    ['Referencia', random.digits(16)],
  ];
  const page = `<h1>Caja Larra</h1><h2>Justificante de transferencia SEPA</h2><dl>${fields.map(([term = '', value = '']) => `<dt>${term}</dt><dd>${text(value)}</dd>`).join('')}</dl><p>La presente operación se ha realizado por banca electrónica el ${day(on, 'dd/mm/yyyy')} a las 1${random.digits(1)}:2${random.digits(1)}:07. Este documento no tiene validez como extracto.</p>`;
  const css =
    'h1{color:#0a6;margin-bottom:30pt}dl{display:grid;grid-template-columns:130pt 1fr;border:1pt solid #0a6;padding:12pt;margin:14pt 0}dt{color:#555;padding:4pt 0}dd{font-weight:bold;padding:4pt 0}';
  return { pages: [page], css: sheet("'DejaVu Sans'", 9, '50pt', css) };
}

function chineseSlip(random: Random): Paper {
  const { firm, buyer } = whoIn(random, 'zh-CN');
  const on = startDay(random);
  const amount = random.integer(10_000, 90_000_000);
  const rows = [
    ['付款人', '户名', firm, '收款人', '户名', buyer],
    ['', '账号', `6217${random.digits(12)}`, '', '账号', `6230${random.digits(15)}`],
    ['', '开户行', '云溪农商银行建设路支行', '', '开户行', '枫桥城市银行营业部'],
    ['金额', '小写', `¥${POINT(amount)}`, '用途', '', random.pick(['货款', '工程款', '往来款', '运费'])],
    ['流水号', '', random.digits(18), '验证码', '', random.digits(10)],
  ];
  const page = `<h1>云溪农商银行 电子回单</h1><p>交易日期:${day(on, 'yyyy年mm月dd日')}　回单编号:${random.digits(14)}</p><table><tbody>${rowsOf('cllcll', rows)}</tbody></table><p>本回单不作为收款方发货依据,请勿重复记账。打印次数:1</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Noto Sans CJK SC'",
      8.5,
      '45pt',
      'h1{text-align:center;font-size:15pt;color:#b00}p{margin:10pt 0}table{width:100%}td{border:.75pt solid #b00;padding:6pt 4pt}',
    ),
  };
}

function frenchTax(random: Random): Paper {
  const { person, place } = whoIn(random, 'fr');
  const year = Number(startDay(random).slice(0, 4));
  const rows = [
    ['2TR', 'Intérêts et produits de placement à revenu fixe'],
    ['2DC', 'Revenus des actions et parts'],
    ['2CG', 'Revenus déjà soumis aux prélèvements sociaux'],
    ['2CK', 'Prélèvement forfaitaire non libératoire'],
    ['2BH', 'Revenus avec CSG déductible'],
    ['3VG', 'Plus-values de cession'],
    ['3VH', 'Moins-values'],
  ].map(([code = '', label = '']) => [code, label, SPACED(random.chance(0.3) ? 0 : random.integer(100, 400_000))]);
  const page = `<p>Banque du Vieux Quai<br>Service fiscal titres</p><p class="to">${person}<br>${place}</p><h1>IMPRIMÉ FISCAL UNIQUE ${year}</h1><p>Revenus perçus du 01/01/${year} au 31/12/${year} – Compte titres n° ${random.digits(11)}</p>
    ${tableOf('llr', ['Case', 'Nature des revenus', 'Montant en €'], rows)}<p>Édité le ${day(`${year + 1}-02-1${random.integer(0, 9)}`, 'dd/mm/yyyy')}. À conserver, ne pas joindre à votre déclaration n° 2042.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      10,
      '50pt 55pt',
      '.to{margin:20pt 0 40pt 260pt}h1{font-size:14pt;margin-bottom:6pt}table{width:100%;margin:14pt 0}td,th{border:.5pt solid;padding:5pt}',
    ),
  };
}

function balanceCertificate(random: Random): Paper {
  const { firm, place } = whoIn(random, 'ja');
  const on = startDay(random);
  const era = `令和${Number(on.slice(0, 4)) - 2018}年${day(on, 'm月d日')}`;
  const kinds = ['普通預金', '当座預金', '定期預金', '証書貸付'].slice(0, random.integer(2, 4));
  const rows = kinds.map((kind) => [
    kind,
    random.digits(7),
    `${WHOLE(random.integer(1_000, 88_000_000))}円`,
    random.pick(['', '担保設定あり', '']),
  ]);
  const page = `<h1>残 高 証 明 書</h1><p>${place}</p><p>${firm} 様</p><p>${era}現在の貴社名義の残高は下記のとおりであることを証明いたします。</p>${tableOf('llrl', ['種類', '口座番号', '金額', '摘要'], rows)}<p>発行日 ${day(dayAfter(on, 9), 'yyyy/mm/dd')}　手数料 880円</p><p class="b">浜岡信用組合 本店営業部<br>支店長</p>`;
  const css =
    'h1{text-align:center;margin-bottom:40pt}p{margin:14pt 0}.b{text-align:right}table{width:100%}td,th{border:1pt solid;padding:8pt}';
  return { pages: [page], css: sheet("'Noto Serif CJK JP'", 11, '70pt', css) };
}

function norwegianNotice(random: Random): Paper {
  const { person, place } = whoIn(random, 'no');
  const start = startDay(random);
  const payees = [
    'Sildvik Kraft',
    'Husleie Elvegata',
    'Fjellmo Barnehage',
    'Mobil Nord',
    'Haugvoll Forsikring',
    'Kommunale avgifter',
  ];
  const rows = daysFrom(random, start, random.integer(4, 14), 5).map((iso) => [
    day(iso, 'dd.mm.yyyy'),
    random.pick(payees),
    `${random.digits(4)}.${random.digits(2)}.${random.digits(5)}`,
    random.digits(12),
    SPACED(random.integer(19_900, 1_800_000)),
  ]);
  const page = `<h1>Forfallsoversikt AvtaleGiro</h1><p>${person}, ${place}<br>Skrevet ut ${day(dayAfter(start, -2), 'dd.mm.yyyy')} av Fjellmo Sparebank</p><p>Disse betalingene er ikke utført ennå. Kontroller at det er dekning på kontoen på forfallsdagen.</p>${tableOf('llllr', ['Forfall', 'Mottaker', 'Til konto', 'KID', 'Beløp NOK'], rows)}`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9,
      '50pt',
      'h1{font-size:16pt;color:#024}p{margin:10pt 0}table{width:100%}th{border-bottom:1pt solid}td{padding:4pt 0}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('en-rate-letter', 'en', rateLetter),
  stranger('de-bank-price-list', 'de', feeSchedule),
  stranger('es-transfer-slip', 'es', spanishTransfer),
  stranger('zh-cn-transfer-slip', 'zh-CN', chineseSlip),
  stranger('fr-tax-certificate', 'fr', frenchTax),
  stranger('ja-balance-certificate', 'ja', balanceCertificate),
  stranger('no-due-payments', 'no', norwegianNotice),
];
