import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, LETTER, type Stranger } from '../family.ts';
import { dayAfter, intlDate } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  list,
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

/** Plans, valuations and price lists of lenders, insurers and brokers: nothing in them is booked. */
type Paper = Pick<Drawn, 'pages' | 'css'>;

interface Instalment {
  readonly day: string;
  readonly interest: number;
  readonly principal: number;
  readonly rest: number;
}

function planOf(random: Random, count: number): { loan: number; rate: number; plan: Instalment[] } {
  const loan = random.integer(8, 300) * 100_000;
  const rate = random.integer(110, 690) / 10_000;
  const start = startDay(random);
  const annuity = Math.round((loan * (rate / 12)) / (1 - (1 + rate / 12) ** -count));
  let rest = loan;
  const plan = list(count, (index) => {
    const interest = Math.round((rest * rate) / 12);
    const principal = index === count - 1 ? rest : annuity - interest;
    rest -= principal;
    const month = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) + index;
    return {
      day: `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
      interest,
      principal,
      rest,
    };
  });
  return { loan, rate, plan };
}

function germanPlan(random: Random): Paper {
  const { person, place } = whoIn(random, 'de');
  const { loan, rate, plan } = planOf(random, random.pick([24, 48, 84, 120]));
  const rows = plan.map((p, index) => [
    String(index + 1),
    day(p.day, 'dd.mm.yyyy'),
    COMMA(p.interest + p.principal),
    COMMA(p.interest),
    COMMA(p.principal),
    COMMA(p.rest),
  ]);
  const number = random.digits(10);
  const pages = paged(
    rows,
    36,
    48,
    (part, index, count) => `<p class="b">Sparbank Ansbeck eG <span>Seite ${index + 1} von ${count}</span></p>
    ${index === 0 ? `<p>${person}<br>${place}</p><h1>Zins- und Tilgungsplan</h1><p>Darlehenskonto ${number} · Darlehensbetrag ${COMMA(loan)} EUR · Sollzins ${(rate * 100).toFixed(2).replace('.', ',')} % p.a. gebunden</p><p>Abbuchung von IBAN ${iban('DE', random.digits(18))}</p>` : `<p>Tilgungsplan Darlehen ${number}</p>`}
    ${tableOf('rlrrrr', ['Nr.', 'Fällig am', 'Rate EUR', 'Zinsanteil', 'Tilgung', 'Restschuld'], part)}`,
  );
  const css =
    '.b{font-weight:bold;border-bottom:2pt solid #c00;margin-bottom:14pt}.b span{float:right;font-weight:normal}h1{font-size:14pt;margin:14pt 0 6pt}p{margin-bottom:6pt}table{width:100%}td,th{padding:1.2pt 4pt}th{background:#eee}';
  return { pages, css: sheet("'Liberation Sans'", 8.5, '40pt 50pt', css) };
}

function frenchPlan(random: Random): Paper {
  const { person, site } = whoIn(random, 'fr');
  const { loan, rate, plan } = planOf(random, random.pick([36, 60, 96]));
  const cover = random.integer(800, 4_500);
  const rows = plan.map((p, index) => [
    String(index + 1).padStart(3, '0'),
    day(p.day, 'dd/mm/yyyy'),
    SPACED(p.rest + p.principal),
    SPACED(p.principal),
    SPACED(p.interest),
    SPACED(cover),
    SPACED(p.principal + p.interest + cover),
    SPACED(p.rest),
  ]);
  const head = [
    'Éch.',
    'Date',
    'Capital dû avant',
    'Capital amorti',
    'Intérêts',
    'Assurance',
    'Échéance',
    'Capital restant',
  ];
  const pages = paged(
    rows,
    30,
    42,
    (
      part,
      index,
    ) => `<h1>TABLEAU D'AMORTISSEMENT</h1><p>Crédit Foncier d'Ombry – Offre n° ${plan[0]?.day.slice(0, 4)}-${loan} – page ${index + 1}</p>
    ${index === 0 ? `<p>Emprunteur : ${person}, ${site}</p><p>Montant du prêt : ${SPACED(loan)} € – Taux débiteur fixe : ${(rate * 100).toFixed(3).replace('.', ',')} % – Prélèvement le 1er de chaque mois</p>` : ''}
    ${tableOf('llrrrrrr', head, part)}<p class="n">Document non contractuel. Ce tableau ne constitue pas un relevé de compte.</p>`,
  );
  const css =
    'h1{font-size:12pt;text-align:center;background:#003a70;color:#fff;padding:4pt}p{margin:6pt 0}table{width:100%}td,th{border:.3pt solid #99a;padding:2pt 4pt}.n{font-size:7pt}';
  return { pages, css: sheet("'DejaVu Sans Condensed'", 7.5, '35pt 40pt', css) };
}

const FUNDS = [
  'Global Equity Index',
  'Gilt & Credit',
  'Small Caps Europe',
  'Water Infrastructure',
  'Short Duration Bond',
  'Asia Pacific Income',
  'Emerging Value',
  'Property Trust',
  'Commodities Basket',
  'Balanced 60/40',
  'Cash Plus',
  'Northern Dividend',
];

function portfolio(random: Random): Paper {
  const { person, place } = whoIn(random, 'en');
  const asOf = startDay(random);
  const holdings = random
    .shuffle(FUNDS)
    .slice(0, random.integer(4, 11))
    .map((name) => {
      const units = random.integer(20, 4_000);
      const price = random.integer(300, 18_000);
      return {
        name,
        units,
        price,
        cost: Math.round(units * price * (0.7 + random.unit() / 2)),
        bought: dayAfter(asOf, -random.integer(40, 2_000)),
      };
    });
  const rows = holdings.map((h) => [
    `${h.name} Fund Acc`,
    day(h.bought, 'mm/dd/yyyy'),
    `${WHOLE(h.units)}.000`,
    POINT(h.price),
    POINT(h.units * h.price),
    POINT(h.cost),
    POINT(h.units * h.price - h.cost),
  ]);
  const total = sum(holdings.map((h) => h.units * h.price));
  const was = Math.round(total * 0.93);
  const page = `<h1>Tidewater Wealth</h1><h2>Portfolio valuation as of ${intlDate(asOf, 'en-US', { dateStyle: 'long' })}</h2><p>${person} · ${place} · Account TW-${random.digits(7)}</p>
    <div class="k"><div>Value at last review<b>$${POINT(was)}</b></div><div>Value today<b>$${POINT(total)}</b></div><div>Change<b>$${POINT(total - was)}</b></div></div>
    ${tableOf('llrrrrr', ['Holding', 'First bought', 'Units', 'Price', 'Market value', 'Book cost', 'Gain/(loss)'], rows)}<table><tbody>${rowsOf('lr', [['Total portfolio', `$${POINT(total)}`]])}</tbody></table>
    <p>The value of investments may go down as well as up. Prices are the last available bid on the valuation date. Transactions of the period are reported separately.</p>`;
  const css =
    'h1{color:#064;font-size:20pt}h2{font-weight:normal;margin:6pt 0 14pt}.k{display:flex;gap:10pt;margin:16pt 0}.k div{background:#eef6f2;padding:8pt;flex:1}.k b{display:block;font-size:13pt}table{width:100%;margin-bottom:12pt}th{border-bottom:1pt solid #064;font-size:7.5pt}td{padding:4pt 2pt;border-bottom:.25pt solid #ccc}';
  return { pages: [page], css: sheet("'Liberation Sans'", 8.5, '45pt', css) };
}

function dutchFunds(random: Random): Paper {
  const days = daysFrom(random, startDay(random), random.integer(12, 30), 3).reverse();
  const names = random.shuffle(FUNDS).slice(0, 4);
  let prices = names.map(() => random.integer(900, 22_000));
  const rows = days.map((iso) => {
    prices = prices.map((price) => Math.round(price * (0.985 + random.unit() * 0.03)));
    return [day(iso, 'd-m-yyyy'), ...prices.map((price) => COMMA(price))];
  });
  const page = `<h1>Fondskoersen</h1><p>Oudkerk Vermogensbeheer – intrinsieke waarde per participatie in euro</p>${tableOf('lrrrr', ['Datum', ...names], rows)}<p>Koersen onder voorbehoud. Hoogste koers in deze periode: ${COMMA(Math.max(...prices))}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      8,
      '45pt',
      'h1{font-weight:400}p{margin:10pt 0}table{width:100%}th{white-space:normal;width:20%;border-bottom:1pt solid #e60}td{padding:3pt 0;border-bottom:.25pt solid #ddd}',
    ),
  };
}

function pension(random: Random): Paper {
  const { person, place } = whoIn(random, 'en');
  const asOf = startDay(random);
  const year = Number(asOf.slice(0, 4));
  let pot = random.integer(900_000, 9_000_000);
  const paid = random.integer(12_000, 90_000);
  const rows = list(random.integer(9, 24), (index) => {
    const growth = Math.round(pot * 0.031);
    pot += growth + paid * 12;
    return [`05/04/${year + index + 1}`, String(38 + index), POINT(paid * 12), POINT(growth), POINT(pot)];
  });
  const page = `<h1>Your annual pension forecast</h1><p>Elmstead Mutual Pensions · Plan number EM${random.digits(8)}</p><p>${person}, ${place}</p>
    <p>This forecast was prepared on ${day(asOf, 'dd/mm/yyyy')}. It assumes contributions of £${POINT(paid)} each month and growth of 3.1% a year before inflation.</p>
    ${tableOf('lrrrr', ['Plan year to', 'Age', 'Contributions £', 'Assumed growth £', 'Projected value £'], rows)}
    <p>These figures are illustrations only and are not guaranteed. Opening value on ${day(asOf, 'dd/mm/yyyy')} excludes any transfer in progress.</p>`;
  const css =
    'h1{font-size:19pt;color:#5b2a86}p{margin:9pt 0}table{width:100%}th{background:#5b2a86;color:#fff;padding:4pt}td{padding:3pt 4pt;border-bottom:.5pt solid #d8cbe4}';
  return { pages: [page], css: sheet("'DejaVu Sans'", 8.5, '48pt', css) };
}

function swedishPremiums(random: Random): Paper {
  const { person, place } = whoIn(random, 'sv');
  const start = startDay(random);
  const parts = ['Villahemförsäkring', 'Bil ABC 12D, helförsäkring', 'Olycksfall vuxen', 'Båt 6,4 m', 'Djur: katt'];
  const rows = random
    .shuffle(parts)
    .slice(0, random.integer(2, 5))
    .flatMap((part) => {
      const premium = random.integer(8_000, 190_000);
      return list(4, (index) => [
        part,
        `${dayAfter(start, index * 91)} – ${dayAfter(start, index * 91 + 90)}`,
        dayAfter(start, index * 91 - 1),
        SPACED(premium),
      ]);
    });
  const page = `<h1>Premieplan</h1><p>Skogsbrand Ömsesidiga · Försäkringsnummer ${random.digits(9)}</p><p>${person}<br>${place}</p>
    ${tableOf('lllr', ['Försäkring', 'Avser tiden', 'Förfaller', 'Premie kr'], rows)}<p>Betalas till plusgiro ${random.digits(2)} ${random.digits(2)} ${random.digits(2)}-${random.digits(1)}. Autogiro dras den sista bankdagen i månaden.</p>`;
  const css =
    'h1{font-weight:300;font-size:24pt}p{margin:12pt 0}td,th{padding:4pt 18pt 4pt 0}th{border-bottom:1pt solid #060}';
  return { pages: [page], css: sheet("'Liberation Sans'", 9.5, '55pt', css) };
}

function taiwanPremiums(random: Random): Paper {
  const { person, place } = whoIn(random, 'zh-TW');
  const year = Number(startDay(random).slice(0, 4)) - 1911;
  const premium = random.integer(8_000, 96_000);
  const rows = list(random.integer(10, 20), (index) => [
    `第${index + 1}年度`,
    `${year + index}/07/15`,
    WHOLE(premium),
    WHOLE(premium * (index + 1)),
    WHOLE(Math.round(premium * (index + 1) * (0.4 + index * 0.03))),
  ]);
  const page = `<h1>山湖人壽 保險費及解約金表</h1><p>要保人:${person}　地址:${place}</p><p>保單號碼:${random.digits(10)}　幣別:新臺幣</p>${tableOf('clrrr', ['保單年度', '應繳日', '年繳保費', '累計保費', '年末解約金'], rows)}<p>本表為試算,實際金額以契約條款為準。轉帳扣款帳號:${random.digits(3)}-${random.digits(12)}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Noto Serif CJK TC'",
      9.5,
      '50pt',
      'h1{font-size:16pt;text-align:center}p{margin:9pt 0}table{width:100%}td,th{border:.5pt solid #446;padding:3pt 6pt}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('de-loan-plan', 'de', germanPlan),
  stranger('fr-loan-plan', 'fr', frenchPlan),
  stranger('en-portfolio-valuation', 'en', portfolio, LETTER),
  stranger('nl-fund-prices', 'nl', dutchFunds),
  stranger('en-pension-forecast', 'en', pension),
  stranger('sv-premium-plan', 'sv', swedishPremiums),
  stranger('zh-tw-premium-table', 'zh-TW', taiwanPremiums),
];
