import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Stranger } from '../family.ts';
import { dayAfter, intlDate, text } from '../markup.ts';
import type { Money } from '../stranger-parts.ts';
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
  whoIn,
} from '../stranger-parts.ts';

/** Accounts that traders keep of their customers: invoices, payments and what is still owed. */
type Paper = Pick<Drawn, 'pages' | 'css'>;

interface Entry {
  readonly day: string;
  readonly due: string;
  readonly kind: 'invoice' | 'payment' | 'credit';
  readonly number: string;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
}

function entriesOf(random: Random, count: number, opening: number): Entry[] {
  const open: number[] = [];
  let balance = opening;
  return daysFrom(random, startDay(random), count, 6).map((iso) => {
    const pays = open.length > 1 && random.chance(0.4);
    const kind = pays ? 'payment' : open.length > 0 && random.chance(0.08) ? 'credit' : 'invoice';
    const fresh = random.integer(2_000, 420_000);
    const credit = pays ? (open.shift() ?? 0) : kind === 'credit' ? Math.round(fresh / 9) : 0;
    const debit = kind === 'invoice' ? fresh : 0;
    if (debit > 0) open.push(debit);
    balance += debit - credit;
    return { day: iso, due: dayAfter(iso, 30), kind, number: random.digits(6), debit, credit, balance };
  });
}

const blankZero = (money: Money, minor: number): string => (minor === 0 ? '' : money(minor));
const last = (entries: readonly Entry[]): Entry['day'] => entries.at(-1)?.day ?? '';
const closing = (entries: readonly Entry[]): number => entries.at(-1)?.balance ?? 0;

function english(random: Random): Paper {
  const { firm, buyer, place, site } = whoIn(random, 'en');
  const opening = random.integer(0, 300_000);
  const entries = entriesOf(random, random.integer(8, 60), opening);
  const word = { invoice: 'Invoice', payment: 'Payment received – thank you', credit: 'Credit note' };
  const rows = entries.map((e) => [
    day(e.day, 'dd/mm/yyyy'),
    `${e.kind === 'payment' ? 'RCT' : e.kind === 'credit' ? 'CRN' : 'INV'}${e.number}`,
    word[e.kind],
    blankZero(POINT, e.debit),
    blankZero(POINT, e.credit),
    POINT(e.balance),
  ]);
  const owed = closing(entries);
  const taxNumber = random.digits(9);
  const ages = [0.5, 0.3, 0.15].map((part) => Math.round(owed * part));
  const aged = [...ages, owed - sum(ages)].map(POINT);
  const pages = paged(
    rows,
    26,
    40,
    (
      part,
      index,
      count,
    ) => `<div class="top"><div><h1>${text(firm)}</h1><p>${place}</p><p>VAT Reg No GB ${taxNumber}</p></div>
    <div class="box"><h2>STATEMENT OF ACCOUNT</h2><p>Account No: ${entries[0]?.number.slice(0, 4)}</p><p>Date: ${day(last(entries), 'dd/mm/yyyy')}</p><p>Page ${index + 1} of ${count}</p></div></div>
    ${index === 0 ? `<p class="to">${text(buyer)}<br>${site}<br>FAO Accounts Payable</p>` : ''}
    ${tableOf('lllrrr', ['Date', 'Reference', 'Details', 'Debit £', 'Credit £', 'Balance £'], index === 0 ? [['', '', 'Balance brought forward', '', '', POINT(opening)], ...part] : part)}
    ${index === count - 1 ? `<div class="aged">${tableOf('rrrrr', ['Current', '30 days', '60 days', '90 days +', 'Amount due'], [[...aged, POINT(owed)]])}</div><p>Terms: strictly 30 days from date of invoice. Please pay by BACS to Harbour Union Bank, sort code 00-41-${random.digits(2)}, account ${random.digits(8)}, quoting your account number.</p>` : '<p>Continued overleaf</p>'}`,
  );
  const css =
    '.top{display:flex;justify-content:space-between;margin-bottom:20pt}h1{font-size:15pt;color:#174}.box{border:1pt solid #174;padding:6pt;width:180pt}.to{margin-bottom:18pt}table{width:100%;margin-bottom:14pt}th{background:#dfeee4;padding:3pt}td{padding:2pt 3pt}.aged td,.aged th{border:.5pt solid #888}';
  return { pages, css: sheet("'Liberation Sans'", 9, '40pt 45pt', css) };
}

function german(random: Random): Paper {
  const { firm, buyer, place, site } = whoIn(random, 'de');
  const entries = entriesOf(random, random.integer(6, 50), 0);
  const word = { invoice: 'Rechnung', payment: 'Zahlungseingang', credit: 'Gutschrift Warenrücksendung' };
  const rows = entries.map((e) => [
    day(e.day, 'dd.mm.yy'),
    `${e.kind === 'payment' ? 'ZE' : 'AR'} ${e.number}`,
    word[e.kind],
    e.kind === 'invoice' ? day(e.due, 'dd.mm.yy') : '',
    e.debit > 0 ? `${COMMA(e.debit)} S` : `${COMMA(e.credit)} H`,
  ]);
  const pages = paged(
    rows,
    24,
    42,
    (part, index, count) =>
      `${index === 0 ? `<p class="s">${text(firm)} · ${place}</p><p class="to">${text(buyer)}<br>Buchhaltung<br>${site}</p><h1>Kontoauszug Ihres Kundenkontos</h1><p>Debitor ${random.integer(10_000, 69_999)} · Stichtag ${day(last(entries), 'dd.mm.yyyy')}</p><p>Sehr geehrte Damen und Herren, bitte gleichen Sie die nachstehenden Posten mit Ihrer Buchhaltung ab und zahlen Sie fällige Rechnungen.</p>` : `<p class="s">Kundenkonto, Blatt ${index + 1}</p>`}
    ${tableOf('llllr', ['Datum', 'Beleg', 'Vorgang', 'fällig am', 'Betrag EUR'], part)}
    ${index === count - 1 ? `<p class="sum">Offener Saldo zu unseren Gunsten: ${COMMA(closing(entries))} EUR</p><p class="foot">Bankverbindung: Küstenbank Elbtor · IBAN ${iban('DE', random.digits(18))} · BIC KUELDE99XXX<br>Geschäftsführer: U. Senger · Amtsgericht Elbtor HRB ${random.digits(5)} · USt-IdNr. DE${random.digits(9)}</p>` : '<p class="s">Übertrag auf nächstes Blatt</p>'}`,
  );
  const css =
    '.s{font-size:7pt;margin-bottom:12pt}.to{margin:0 0 50pt}h1{font-size:13pt}p{margin-bottom:8pt}table{width:100%}th{border-bottom:1pt solid #000;padding:3pt 0}td{padding:2pt 0}.sum{font-weight:bold;text-align:right;margin:14pt 0}.foot{border-top:.5pt solid;font-size:7pt;padding-top:4pt}';
  return { pages, css: sheet("'Liberation Serif'", 10, '40pt 60pt', css) };
}

function french(random: Random): Paper {
  const { firm, buyer } = whoIn(random, 'fr');
  const opening = random.integer(10_000, 200_000);
  const entries = entriesOf(random, random.integer(12, 70), opening);
  const word = { invoice: 'Facture', payment: 'Règlement virement', credit: 'Avoir' };
  const rows = entries.map((e) => [
    day(e.day, 'dd/mm/yy'),
    e.kind === 'payment' ? 'BQ' : 'VE',
    e.number,
    `${word[e.kind]} ${buyer}`,
    random.pick(['', 'A', 'B', 'C']),
    blankZero(SPACED, e.debit),
    blankZero(SPACED, e.credit),
    `${SPACED(e.balance)} ${e.balance < 0 ? 'C' : 'D'}`,
  ]);
  const totals = [sum(entries.map((e) => e.debit)), sum(entries.map((e) => e.credit))];
  const pages = paged(
    rows,
    44,
    44,
    (
      part,
      index,
      count,
    ) => `<div class="h"><b>${text(firm)}</b><b>Grand livre des tiers</b><span>Page ${index + 1}/${count}</span></div>
    <p>Compte 411${entries[0]?.number.slice(0, 5)} ${text(buyer)} – Exercice ${entries[0]?.day.slice(0, 4)} – Devise EUR</p>
    <table><thead>${rowsOf('lllllrrr', [['Date', 'Jnl', 'Pièce', 'Libellé', 'Let.', 'Débit', 'Crédit', 'Solde']], 'th')}</thead>
    ${index === 0 ? rowsOf('lllllrrr', [['', '', '', 'Report à nouveau', '', SPACED(opening), '', `${SPACED(opening)} D`]]) : ''}${rowsOf('lllllrrr', part)}
    ${index === count - 1 ? rowsOf('lllllrrr', [['', '', '', 'Total du compte', '', SPACED((totals[0] ?? 0) + opening), SPACED(totals[1] ?? 0), `${SPACED(closing(entries))} D`]], 'th') : ''}</table>`,
  );
  const css =
    '.h{display:flex;justify-content:space-between;border-bottom:1pt solid;margin-bottom:8pt}table{width:100%;margin-top:8pt}th{border:.5pt solid #777;padding:2pt 3pt;background:#eee}td{border-left:.5pt solid #777;border-right:.5pt solid #777;padding:1.5pt 3pt}';
  return { pages, css: sheet("'Liberation Sans Narrow'", 9, '36pt 40pt', css) };
}

function spanish(random: Random): Paper {
  const { firm, buyer, place } = whoIn(random, 'es');
  const entries = entriesOf(random, random.integer(5, 22), 0);
  const word = { invoice: 'N/Fra.', payment: 'Su transferencia', credit: 'Abono' };
  const rows = entries.map((e) => [
    day(e.day, 'dd-mm-yyyy'),
    `${word[e.kind]} ${e.number.slice(0, 5)}/${e.day.slice(2, 4)}`,
    blankZero(COMMA, e.debit),
    blankZero(COMMA, e.credit),
    COMMA(e.balance),
  ]);
  const page = `<h1>${text(firm)}</h1><p>${place} · CIF B${random.digits(8)}</p><h2>EXTRACTO DE CUENTA DE CLIENTE</h2>
    <p>Cliente: 4300${random.digits(4)} ${text(buyer)}</p><p>Desde ${day(entries[0]?.day ?? '', 'dd/mm/yyyy')} hasta ${day(last(entries), 'dd/mm/yyyy')}</p>
    ${tableOf('llrrr', ['Fecha', 'Concepto', 'Debe', 'Haber', 'Saldo'], rows)}
    <p class="t">Saldo pendiente de pago: ${COMMA(closing(entries))} €</p><p>Les rogamos efectúen el ingreso en ${iban('ES', random.digits(20))} antes del día 25. Si el importe ya ha sido abonado, no tengan en cuenta este aviso.</p>`;
  const css =
    'h1{color:#a31;font-size:18pt}h2{font-size:12pt;margin:24pt 0 8pt;letter-spacing:1pt}table{margin:12pt 0;width:440pt}th{border-bottom:2pt solid #a31}td{padding:3pt 4pt}tr:nth-child(even) td{background:#f7efec}.t{font-size:12pt;font-weight:bold;margin:14pt 0}';
  return { pages: [page], css: sheet("'DejaVu Sans Condensed'", 8.5, '50pt 55pt', css) };
}

function italian(random: Random): Paper {
  const { firm, buyer, site } = whoIn(random, 'it');
  const entries = entriesOf(random, random.integer(6, 24), 0).filter((e) => e.kind === 'invoice');
  const rows = entries.map((e) => {
    const late = random.chance(0.4);
    return [
      `FT ${e.number}`,
      day(e.day, 'dd/mm/yyyy'),
      random.pick(['RIBA 60 gg FM', 'Bonifico 30 gg DF', 'RIBA 30/60 gg']),
      day(e.due, 'dd/mm/yyyy'),
      COMMA(e.debit),
      late ? 'SCADUTA' : '',
    ];
  });
  const page = `<div class="g"><div><b>${text(firm)}</b><br>P.IVA IT${random.digits(11)}</div><div>Spett.le<br><b>${text(buyer)}</b><br>${site}</div></div>
    <h1>Estratto conto al ${day(last(entries), 'dd/mm/yyyy')} – partite aperte</h1>${tableOf('lllcrl', ['Documento', 'Data', 'Pagamento', 'Scadenza', 'Importo €', 'Stato'], rows)}
    <p class="t">Totale partite aperte € ${COMMA(sum(entries.map((e) => e.debit)))}</p><p>Vi preghiamo di verificare e di provvedere al saldo delle fatture scadute sul conto ${iban('IT', `X${random.digits(22)}`)}.</p>`;
  const css =
    '.g{display:grid;grid-template-columns:1fr 1fr;margin-bottom:30pt}h1{font-size:12pt;margin-bottom:10pt}table{width:100%}th,td{border:.5pt solid #333;padding:3pt 5pt}.t{font-weight:bold;margin:12pt 0}';
  return { pages: [page], css: sheet("'DejaVu Serif'", 8, '45pt', css) };
}

function dutch(random: Random): Paper {
  const { firm, buyer } = whoIn(random, 'nl');
  const opening = random.integer(0, 90_000);
  const entries = entriesOf(random, random.integer(10, 55), opening);
  const word = { invoice: 'Verkoopfactuur', payment: 'Ontvangst bank', credit: 'Creditfactuur' };
  const rows = entries.map((e) => [
    String(Number(e.day.slice(5, 7))),
    day(e.day, 'dd-mm-yyyy'),
    e.kind === 'payment' ? '20 Bank' : '70 Verkoop',
    e.number,
    word[e.kind],
    COMMA(e.debit),
    COMMA(e.credit),
  ]);
  const pages = paged(
    rows,
    38,
    46,
    (
      part,
      index,
    ) => `<p><b>${text(firm)}</b> – Debiteurenkaart – ${intlDate(last(entries), 'nl', { dateStyle: 'long' })} – blz. ${index + 1}</p>
    ${index === 0 ? `<p>Debiteur 1${random.digits(4)} ${text(buyer)} · Kredietlimiet 10.000,00 · Betalingstermijn 30 dagen</p><p>Beginsaldo ${COMMA(opening)}</p>` : ''}
    ${tableOf('rllllrr', ['Per', 'Datum', 'Dagboek', 'Boekstuk', 'Omschrijving', 'Debet', 'Credit'], part)}`,
  );
  pages[pages.length - 1] += `<p>Eindsaldo debiteur ${COMMA(closing(entries))}</p>`;
  return {
    pages,
    css: sheet("'Liberation Mono'", 8, '36pt', 'p{margin-bottom:8pt}td,th{padding:1.5pt 8pt 1.5pt 0}'),
  };
}

function swedish(random: Random): Paper {
  const { firm, buyer, place } = whoIn(random, 'sv');
  const entries = entriesOf(random, random.integer(5, 25), 0);
  const rows = entries.map((e) => [
    e.number,
    e.kind === 'payment' ? 'Inbetalning' : e.kind === 'credit' ? 'Kreditfaktura' : 'Faktura',
    e.day,
    e.kind === 'invoice' ? e.due : '',
    SPACED(e.debit - e.credit),
    SPACED(e.balance),
  ]);
  const page = `<h1>Kontoutdrag kundreskontra</h1><p>${text(firm)}, ${place}<br>Org.nr 559999-${random.digits(4)} · Bankgiro ${random.digits(3)}-${random.digits(4)}</p>
    <p>Kund ${random.digits(4)}: ${text(buyer)}<br>Utskriftsdatum ${last(entries)}</p>${tableOf('lllcrr', ['Nummer', 'Typ', 'Datum', 'Förfallodatum', 'Belopp', 'Saldo'], rows)}
    <p>Att betala: <b>${SPACED(closing(entries))} kr</b>. Dröjsmålsränta 12 % debiteras efter förfallodagen.</p>`;
  const css =
    'h1{font-size:20pt;font-weight:300}p{margin:10pt 0}table{width:100%}th{border-bottom:1.5pt solid #246}td{border-bottom:.25pt solid #bbb;padding:3pt 2pt}';
  return { pages: [page], css: sheet("'DejaVu Sans'", 8, '45pt 50pt', css) };
}

function chinese(random: Random): Paper {
  const { firm, buyer } = whoIn(random, 'zh-CN');
  const goods = ['不锈钢螺丝M6', '角钢40*40', '打印纸A4 70g', '中性笔 黑', '包装箱 5号', '胶带 48mm'];
  const days = daysFrom(random, startDay(random), random.integer(8, 24), 3);
  const lines = days.map((iso) => ({ iso, price: random.integer(80, 9_000), count: random.integer(2, 60) }));
  const rows = lines.map(({ iso, price, count }) => [
    iso,
    `XS${random.digits(8)}`,
    random.pick(goods),
    String(count),
    POINT(price),
    POINT(price * count),
  ]);
  const total = sum(lines.map(({ price, count }) => price * count));
  const paid = Math.round(total * 0.3);
  const page = `<h1>${firm}</h1><h2>对 账 单</h2><p>客户:${buyer}　账期:${days[0]} 至 ${days.at(-1)}</p>${tableOf('llcrrr', ['日期', '送货单号', '品名规格', '数量', '单价', '金额'], rows)}
    <p>合计送货金额:¥${POINT(total)}　已付:¥${POINT(paid)}　本期应付余额:¥${POINT(total - paid)}</p><p>请核对后签字盖章回传。收款账户:云溪农商银行 6230${random.digits(15)}</p><p>供方(盖章):　　　　　　　　需方确认:</p>`;
  const css =
    'h1{font-size:16pt;text-align:center}h2{text-align:center;margin:8pt}p{margin:10pt 0}table{width:100%}th,td{border:.75pt solid;padding:3pt 5pt}';
  return { pages: [page], css: sheet("'Noto Sans CJK SC'", 9, '40pt', css) };
}

export const strangers: Stranger[] = [
  stranger('en-supplier-account', 'en', english),
  stranger('de-customer-account', 'de', german),
  stranger('fr-grand-livre', 'fr', french),
  stranger('es-customer-extract', 'es', spanish),
  stranger('it-open-items', 'it', italian),
  stranger('nl-debtor-card', 'nl', dutch),
  stranger('sv-receivables', 'sv', swedish),
  stranger('zh-cn-delivery-account', 'zh-CN', chinese),
];
