import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Stranger } from '../family.ts';
import { dayAfter, intlDate, text } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  POINT,
  paged,
  rowsOf,
  SPACED,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  WHOLE,
  whoIn,
} from '../stranger-parts.ts';

/** Papers of single deals between traders: invoices, orders, deliveries, advices of payment. */
type Paper = Pick<Drawn, 'pages' | 'css'>;

interface Line {
  readonly iso: string;
  readonly what: string;
  readonly count: number;
  readonly price: number;
  readonly total: number;
}

function linesOf(random: Random, goods: readonly string[], low: number, high: number): Line[] {
  return daysFrom(random, startDay(random), random.integer(low, high), 4).map((iso) => {
    const count = random.integer(1, 24);
    const price = random.integer(150, 19_000);
    return { iso, what: random.pick(goods), count, price, total: count * price };
  });
}

const totalOf = (lines: readonly Line[]): number => sum(lines.map(({ total }) => total));

function workInvoice(random: Random): Paper {
  const { firm, buyer, place, site } = whoIn(random, 'en');
  const lines = linesOf(
    random,
    [
      'Site visit and survey',
      'Labour, two fitters',
      'Replace isolation valve',
      'Call-out, out of hours',
      'Materials as docket',
      'Skip hire exchange',
      'Weekly plant hire',
    ],
    8,
    50,
  );
  const total = totalOf(lines);
  const rows = lines.map((l) => [
    intlDate(l.iso, 'en-GB', { day: '2-digit', month: 'short', year: 'numeric' }),
    l.what,
    String(l.count),
    POINT(l.price),
    POINT(l.total),
  ]);
  const pages = paged(
    rows,
    24,
    40,
    (
      part,
      index,
      count,
    ) => `<div class="t"><h1>INVOICE</h1><p>${text(firm)}<br>${place}</p></div>${index === 0 ? `<p>Bill to: ${text(buyer)}, ${site}</p><p>Invoice ${random.digits(5)} · PO ${random.digits(6)} · Terms 14 days</p>` : ''}${tableOf('llrrr', ['Date', 'Description', 'Qty', 'Rate', 'Amount'], part)}
    ${
      index === count - 1
        ? `<table class="s"><tbody>${rowsOf('lr', [
            ['Subtotal', POINT(total)],
            ['VAT 20%', POINT(total * 0.2)],
            ['Paid on account', POINT(-total * 0.25)],
            ['Balance due', `£${POINT(total * 0.95)}`],
          ])}</tbody></table><p>Bank: Harbour Union, 00-41-99, ${random.digits(8)}. Thank you for your business.</p>`
        : ''
    }`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Sans'",
      9,
      '45pt',
      '.t{display:flex;justify-content:space-between}h1{font-size:24pt;color:#bbb}p{margin:9pt 0}table{width:100%}th{background:#333;color:#fff;padding:4pt}td{padding:2.5pt 4pt}.s{width:200pt;margin:12pt 0 12pt auto}.s td{border-bottom:.5pt solid}',
    ),
  };
}

function frenchInvoice(random: Random): Paper {
  const { firm, buyer, place, site } = whoIn(random, 'fr');
  const lines = linesOf(
    random,
    ['Livraison quai', 'Ramette A4 80 g', 'Cartouche noire', 'Palette Europe', 'Forfait tournée', 'Classeur à levier'],
    5,
    20,
  );
  const total = totalOf(lines);
  const page = `<p class="f">${firm}<br>${place}</p><p class="b">${buyer}<br>${site}</p><h1>Facture n° F${lines[0]?.iso.slice(0, 4)}-${random.digits(4)} du ${day(lines.at(-1)?.iso ?? '', 'dd/mm/yyyy')}</h1>${tableOf(
    'llrrr',
    ['BL du', 'Désignation', 'Qté', 'P.U. HT', 'Total HT'],
    lines.map((l) => [day(l.iso, 'dd/mm/yy'), l.what, String(l.count), SPACED(l.price), SPACED(l.total)]),
  )}
    <table class="s"><tbody>${rowsOf('lr', [
      ['Total HT', SPACED(total)],
      ['TVA 20 %', SPACED(total * 0.2)],
      ['Total TTC', `${SPACED(total * 1.2)} €`],
      ['Acompte versé', SPACED(-20_000)],
      ['Net à payer', `${SPACED(total * 1.2 - 20_000)} €`],
    ])}</tbody></table><p>Échéance ${day(dayAfter(lines.at(-1)?.iso ?? '', 45), 'dd/mm/yyyy')} – Virement : ${iban('FR', random.digits(23))} – Banque du Vieux Quai</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans Condensed'",
      8.5,
      '45pt',
      '.b{margin:10pt 0 40pt 280pt;border:.5pt solid;padding:8pt}h1{font-size:12pt;margin-bottom:8pt}table{width:100%}td,th{padding:3pt 6pt;border-left:.5pt solid #999;border-right:.5pt solid #999}thead{border:.5pt solid}.s{width:45%;margin:14pt 0 14pt 55%}.s td{border:.5pt solid}',
    ),
  };
}

function dutchOrder(random: Random): Paper {
  const { person, place } = whoIn(random, 'nl');
  const lines = linesOf(
    random,
    ['Tuinstoel eiken', 'Bloembollen mix 50 st.', 'Potgrond 40 l', 'Snoeischaar', 'Regenton 200 l', 'Vogelhuisje'],
    2,
    9,
  );
  const when = (iso: string) =>
    intlDate(iso, 'nl', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const cards = lines
    .map(
      (l) =>
        `<div class="i"><b>${l.what}</b><span>${l.count} × € ${COMMA(l.price)}</span><span>Bezorging ${when(dayAfter(l.iso, 2))}</span><b class="r">€ ${COMMA(l.total)}</b></div>`,
    )
    .join('');
  const page = `<h1>Bedankt voor je bestelling, ${person}!</h1><p>Bestelnummer ${random.digits(10)} · geplaatst op ${when(lines[0]?.iso ?? '')} om 2${random.integer(0, 3)}:1${random.digits(1)}</p><p>${place}</p>${cards}<p class="r">Verzendkosten € 4,95</p><p class="r"><b>Totaal betaald met iDEAL € ${COMMA(totalOf(lines) + 495)}</b></p><p>Betaald vanaf ${iban('NL', `LISD${random.digits(10)}`)}. Retourneren kan tot 30 dagen na ontvangst.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      9,
      '50pt',
      'h1{font-size:16pt;color:#3a7}p{margin:12pt 0}.i{display:grid;grid-template-columns:2fr 1.2fr 2fr 1fr;border:.5pt solid #cfe3d8;border-radius:6pt;padding:9pt;margin-bottom:6pt}',
    ),
  };
}

function danishDelivery(random: Random): Paper {
  const { firm, buyer, site } = whoIn(random, 'da');
  const lines = linesOf(
    random,
    ['Kobberrør 15 mm', 'Vinkel 90°', 'Blandingsbatteri', 'Gipsplade 13 mm', 'Skruer 4,5x60', 'Fugemasse hvid'],
    8,
    30,
  );
  const page = `<h1>FØLGESEDDEL</h1><p>Fra: ${text(firm)}</p><p>Til: ${text(buyer)}, ${site}</p><p>Ordre ${random.digits(6)} · Leveret ${day(lines.at(-1)?.iso ?? '', 'dd-mm-yyyy')} · Kolli ${random.integer(1, 9)}</p>${tableOf(
    'llrrl',
    ['Varenr.', 'Tekst', 'Bestilt', 'Leveret', 'Restordre til'],
    lines.map((l) => [
      random.digits(7),
      l.what,
      `${l.count},00`,
      `${Math.max(0, l.count - random.pick([0, 0, 3]))},00`,
      random.chance(0.2) ? day(dayAfter(l.iso, 14), 'dd-mm-yyyy') : '',
    ]),
  )}<p>Modtaget af: ______________ Dato: ____________</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Mono'",
      8.5,
      '50pt',
      'p{margin:9pt 0}table{width:100%}th{border-top:1pt dashed;border-bottom:1pt dashed}td,th{padding:2.5pt 4pt}',
    ),
  };
}

function norwegianAdvice(random: Random): Paper {
  const { firm, buyer } = whoIn(random, 'no');
  const lines = linesOf(random, ['Faktura'], 4, 30);
  const credit = (l: Line) => l.count < 3;
  const rows = lines.map((l) => [
    day(l.iso, 'dd.mm.yyyy'),
    `${credit(l) ? 'Kreditnota' : 'Faktura'} ${random.digits(6)}`,
    random.digits(15),
    SPACED(credit(l) ? -l.total : l.total),
  ]);
  const paid = sum(lines.map((l) => (credit(l) ? -l.total : l.total)));
  const page = `<h1>${firm}</h1><h2>Remitteringsavis</h2><p>Til ${buyer}. Vi har den ${day(dayAfter(lines.at(-1)?.iso ?? '', 3), 'dd.mm.yyyy')} overført NOK ${SPACED(paid)} til Deres konto ${random.digits(4)}.${random.digits(2)}.${random.digits(5)} som betaling for:</p>${tableOf('lllr', ['Dato', 'Dokument', 'KID', 'Beløp'], rows)}<table><tbody>${rowsOf('lr', [['Sum utbetalt NOK', SPACED(paid)]], 'th')}</tbody></table>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9.5,
      '55pt',
      'h2{font-weight:400;margin:6pt 0 18pt}p{margin:12pt 0}table{width:100%}td,th{padding:3pt 0;border-bottom:.25pt solid #999}',
    ),
  };
}

function seikyu(random: Random): Paper {
  const { firm, buyer, place } = whoIn(random, 'ja');
  const lines = linesOf(
    random,
    ['配管工事一式', '現場調査費', 'コピー用紙 A4', '名刺印刷 100枚', '運搬費', '廃材処分', '材料費'],
    5,
    26,
  );
  const total = totalOf(lines);
  const before = random.integer(0, 900_000);
  const page = `<h1>請 求 書</h1><p>${buyer} 御中</p><p class="r">${firm}<br>${place}<br>登録番号 T${random.digits(13)}</p><p>締切日 ${day(lines.at(-1)?.iso ?? '', 'yyyy/mm/dd')}</p>${tableOf('rrrrr', ['前回御請求額', '御入金額', '繰越金額', '今回御買上額', '今回御請求額'], [[WHOLE(before), WHOLE(before), '0', WHOLE(total), WHOLE(total * 1.1)]])}
    ${tableOf(
      'lllrrr',
      ['日付', '伝票番号', '品名', '数量', '単価', '金額'],
      lines.map((l) => [
        day(l.iso, 'mm/dd'),
        random.digits(6),
        l.what,
        String(l.count),
        WHOLE(l.price),
        WHOLE(l.total),
      ]),
    )}<p>消費税10% ${WHOLE(total * 0.1)}　お振込先 浜岡信用組合 本店 当座 ${random.digits(7)}　お支払期限 翌月末</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Noto Sans CJK JP'",
      8.5,
      '40pt',
      'h1{text-align:center;font-size:17pt}p{margin:7pt 0}table{width:100%;margin:8pt 0}td,th{border:.5pt solid #244;padding:1.5pt 5pt}th{background:#e3ecec}',
    ),
  };
}

function taiwanOrder(random: Random): Paper {
  const { firm, buyer, place } = whoIn(random, 'zh-TW');
  const lines = linesOf(
    random,
    ['不鏽鋼法蘭 2"', '原子筆(藍)12入', '馬達皮帶 A-42', '影印紙 5包/箱', '高山烏龍茶 150g'],
    5,
    22,
  );
  const total = totalOf(lines);
  const roc = (iso: string) => `${Number(iso.slice(0, 4)) - 1911}.${day(iso, 'mm.dd')}`;
  const page = `<h1>${firm}</h1><h2>出 貨 請 款 明 細</h2><p>客戶:${buyer}　${place}　統一編號 ${random.digits(8)}</p>${tableOf(
    'llrrrl',
    ['出貨日', '品名', '數量', '單價', '小計', '發票號碼'],
    lines.map((l) => [roc(l.iso), l.what, String(l.count), WHOLE(l.price), WHOLE(l.total), `AB${random.digits(8)}`]),
  )}<p>合計 ${WHOLE(total)}　營業稅5% ${WHOLE(total * 0.05)}　總計 NT$${WHOLE(total * 1.05)}</p><p>匯款帳號:山湖信用合作社 ${random.digits(14)}　票期:月結60天</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Noto Sans CJK TC'",
      9,
      '45pt',
      'h1,h2{text-align:center;font-size:14pt}p{margin:9pt 0}table{width:100%}th{border-top:1.5pt solid;border-bottom:.5pt solid}td,th{padding:2.5pt 4pt}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('en-work-invoice', 'en', workInvoice),
  stranger('fr-invoice', 'fr', frenchInvoice),
  stranger('nl-order', 'nl', dutchOrder),
  stranger('da-delivery-note', 'da', danishDelivery),
  stranger('no-remittance-advice', 'no', norwegianAdvice),
  stranger('ja-invoice', 'ja', seikyu),
  stranger('zh-tw-shipment-bill', 'zh-TW', taiwanOrder),
];
