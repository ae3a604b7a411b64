import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Stranger } from '../family.ts';
import { dayAfter, intlDate } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  list,
  POINT,
  paged,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  WHOLE,
  whoIn,
} from '../stranger-parts.ts';

/** Bills of suppliers of power, water and telephone: readings, payment histories and lists of calls. */
type Paper = Pick<Drawn, 'pages' | 'css'>;

function energyBill(random: Random): Paper {
  const { person, place } = whoIn(random, 'en');
  const on = startDay(random);
  const monthly = random.integer(4_500, 22_000);
  let balance = random.integer(-9_000, 25_000);
  const before = balance;
  const money = (minor: number) => (minor < 0 ? `£${POINT(-minor)} DR` : `£${POINT(minor)} CR`);
  const history = list(random.integer(4, 12), (index) => {
    const charge = index % 3 === 2;
    const amount = charge ? -random.integer(9_000, 70_000) : monthly;
    balance += amount;
    const what = charge ? 'Electricity and gas used' : 'Direct Debit payment received';
    return [
      day(dayAfter(on, index * 30 - 360), 'dd mm yy'),
      what,
      `${amount < 0 ? '-' : ''}£${POINT(Math.abs(amount))}`,
      money(balance),
    ];
  });
  const reading = random.integer(10_000, 60_000);
  const readings = list(3, (index) => [
    intlDate(dayAfter(on, index * 45 - 100), 'en-GB', { dateStyle: 'medium' }),
    random.pick(['Smart', 'Estimated', 'Yours']),
    String(reading + index * 402),
    String(index * 402),
  ]);
  const page = `<h1>brightwell <i>energy</i></h1><div class="g"><div><p>${person}<br>${place.replaceAll(', ', '<br>')}</p></div><div class="due"><p>Account ${random.digits(10)}</p><p>Bill date ${intlDate(on, 'en-GB', { dateStyle: 'long' })}</p><p class="big">${money(balance)}</p><p>Your balance after this bill</p></div></div>
    <h2>Your account since your last bill</h2><p>Previous balance ${money(before)}</p>${tableOf('llrr', ['Date', 'What happened', 'Amount', 'Account balance'], history)}
    <h2>Your meter readings</h2><p>MPAN 00 801 ${random.digits(3)} ${random.digits(10)} – Tariff: Fixed 12 months</p>${tableOf('llrr', ['Read on', 'Type', 'Reading', 'kWh used'], readings)}
    <p>Standing charge 58.21p a day, unit rate 27.03p per kWh. VAT at 5%. You pay £${POINT(monthly)} by Direct Debit on the ${random.integer(2, 28)}th of each month.</p>`;
  const css =
    'h1{color:#e80;font-size:24pt}h2{font-size:12pt;color:#e80;margin:18pt 0 6pt}.g{display:grid;grid-template-columns:1fr 200pt;margin-top:24pt}.due{background:#fff3df;padding:10pt;border-radius:8pt}.big{font-size:20pt;font-weight:bold}table{width:100%;margin:8pt 0}td{padding:3pt 0;border-bottom:.25pt solid #ccc}';
  return { pages: [page], css: sheet("'DejaVu Sans'", 8.5, '45pt', css) };
}

function gasAccount(random: Random): Paper {
  const { person, place } = whoIn(random, 'de');
  const year = Number(startDay(random).slice(0, 4));
  const part = random.integer(6_000, 24_000);
  const paid = list(11, (index) => [
    `${String(index + 2).padStart(2, '0')}`,
    `01.${String(index + 2).padStart(2, '0')}.${year}`,
    COMMA(part),
    COMMA(part),
  ]);
  const cost = part * 11 + random.integer(-30_000, 50_000);
  const diff = cost - part * 11;
  const stand = random.integer(4_000, 40_000);
  const page = `<p class="s">Stadtwerke Grünau GmbH · Werkstr. 1 · 07999 Grünau</p><p>${person}<br>${place}</p><h1>Jahresabrechnung Erdgas ${year}</h1><p>Vertragskonto ${random.digits(9)} · Rechnungsnummer ${random.digits(12)} · Zähler ${random.digits(8)}</p>
    ${tableOf('lrrrr', ['Zeitraum', 'Stand alt', 'Stand neu', 'm³', 'kWh'], [[`01.01.${year} – 31.12.${year}`, String(stand), String(stand + 1_204), '1.204', '12.642']])}
    <h2>Abschläge</h2>${tableOf('clrr', ['Abschlag', 'Fällig', 'Soll EUR', 'Bezahlt EUR'], paid)}
    ${tableOf(
      'lr',
      ['Zusammenstellung', 'EUR'],
      [
        ['Verbrauchskosten brutto', COMMA(cost)],
        ['abzüglich bezahlter Abschläge', `-${COMMA(part * 11)}`],
        [diff > 0 ? 'Nachzahlung' : 'Guthaben', COMMA(diff)],
      ],
    )}
    <p>Den Betrag buchen wir am 15.02.${year + 1} von Ihrem Konto ${iban('DE', random.digits(18)).slice(0, 10)}…${random.digits(4)} ab. Gläubiger-ID DE99ZZZ0000${random.digits(7)}.</p>`;
  const css =
    '.s{font-size:7pt;text-decoration:underline;margin-bottom:8pt}h1{font-size:14pt;margin:40pt 0 6pt}h2{font-size:11pt}p,h2{margin-bottom:8pt}table{width:100%;margin-bottom:14pt}th{border-bottom:1pt solid}td{padding:2pt 0}';
  return { pages: [page], css: sheet("'Liberation Sans'", 9.5, '45pt 60pt', css) };
}

function spanishCalls(random: Random): Paper {
  const { person } = whoIn(random, 'es');
  const days = daysFrom(random, startDay(random), random.integer(30, 120), 1);
  const costs = days.map(() => random.pick([0, 0, 0, 15, 35, random.integer(20, 480)]));
  const rows = days.map((iso, index) => [
    day(iso, 'dd/mm/yy'),
    `${String(random.integer(7, 23)).padStart(2, '0')}:${random.integer(10, 59)}:${random.integer(10, 59)}`,
    random.pick(['6', '9', '7']) + random.digits(8),
    random.pick(['Móvil nacional', 'Fijo nacional', 'Móvil Zona 1', 'SMS', 'Número 902']),
    `${random.integer(0, 40)}:${random.integer(10, 59)}`,
    COMMA(costs[index] ?? 0),
  ]);
  const total = sum(costs);
  return {
    pages: paged(
      rows,
      34,
      50,
      (
        part,
        index,
        count,
      ) => `<p class="b">Telefonía del Olmo – Factura FM${days[0]?.slice(2, 4)}-${days.length}${index} – Hoja ${index + 1}/${count}</p>
    ${index === 0 ? `<h1>Detalle de llamadas</h1><p>Titular: ${person} – Línea 6${random.digits(8)}</p><p>Periodo ${day(days[0] ?? '', 'dd/mm/yyyy')} a ${day(days.at(-1) ?? '', 'dd/mm/yyyy')}. Cargo en cuenta ${iban('ES', random.digits(20)).slice(0, 19)} **** ****</p><p>Cuota mensual 24,90 – Consumo ${COMMA(total)} – IVA 21% – Total a pagar ${COMMA(Math.round((2_490 + total) * 1.21))} €</p>` : ''}
    ${tableOf('lllcrr', ['Fecha', 'Hora', 'Destino', 'Tipo', 'Duración', 'Importe (€)'], part)}`,
    ),
    css: sheet(
      "'Liberation Sans Narrow'",
      9,
      '36pt 48pt',
      '.b{background:#222;color:#fff;padding:3pt 6pt}h1{font-size:14pt}p,h1{margin-bottom:7pt}table{width:100%}td,th{padding:1pt 3pt}th{border-bottom:1pt solid}',
    ),
  };
}

function italianBill(random: Random): Paper {
  const { person, place } = whoIn(random, 'it');
  const on = startDay(random);
  const items = [
    'Spesa per la materia energia',
    'Trasporto e gestione contatore',
    'Oneri di sistema',
    'Imposte',
    'IVA 10%',
    'Canone di abbonamento TV',
  ].map((name) => ({ name, cost: random.integer(300, 9_000) }));
  const past = list(random.integer(3, 6), (index) => [
    `N. ${random.digits(9)}`,
    day(dayAfter(on, -60 * (index + 1)), 'dd.mm.yyyy'),
    day(dayAfter(on, -60 * (index + 1) + 20), 'dd.mm.yyyy'),
    COMMA(random.integer(4_000, 19_000)),
    'pagata',
  ]);
  const total = COMMA(sum(items.map(({ cost }) => cost)));
  const page = `<div class="h"><b>Luce Perusia S.p.A.</b><span>Bolletta dell'energia elettrica</span></div><p>${person} – ${place}</p><p>POD IT001E${random.digits(8)} – Bolletta n. ${random.digits(10)} del ${day(on, 'dd.mm.yyyy')}</p>
    <p class="t">Totale da pagare € ${total} entro il ${day(dayAfter(on, 20), 'dd.mm.yyyy')}</p>${tableOf(
      'lr',
      ['Sintesi degli importi fatturati', '€'],
      items.map(({ name, cost }) => [name, COMMA(cost)]),
    )}
    <h2>Situazione pagamenti</h2>${tableOf('lllrl', ['Bolletta', 'Emessa', 'Scadenza', 'Importo', 'Stato'], past)}<p>Domiciliazione attiva sul conto ${iban('IT', `B${random.digits(22)}`)}. Letture: 12.${random.digits(3)} kWh rilevata il ${day(dayAfter(on, -4), 'dd.mm.yyyy')}.</p>`;
  const css =
    '.h{display:flex;justify-content:space-between;background:#0b7;color:#fff;padding:8pt;font-size:13pt}p,h2{margin:10pt 0}.t{font-size:14pt;font-weight:bold;border:2pt solid #0b7;padding:8pt}table{width:100%}td,th{padding:4pt}td{border-bottom:.5pt solid #bfe8d8}';
  return { pages: [page], css: sheet("'Liberation Sans'", 9, '40pt', css) };
}

function portugueseWater(random: Random): Paper {
  const { person, place } = whoIn(random, 'pt');
  const on = startDay(random);
  const tiers = [
    '1.º escalão (0–5 m³)',
    '2.º escalão (6–15 m³)',
    'Tarifa disponibilidade água',
    'Saneamento variável',
    'Resíduos urbanos',
    'Taxa de recursos hídricos',
  ];
  const lines = tiers.map((tier) => ({ tier, count: random.integer(1, 30), price: random.integer(4, 190) }));
  const rows = lines.map(({ tier, count, price }) => [
    tier,
    `${day(dayAfter(on, -31), 'yyyy-mm-dd')} a ${day(on, 'yyyy-mm-dd')}`,
    String(count),
    COMMA(price),
    COMMA(count * price),
  ]);
  const total = sum(lines.map(({ count, price }) => count * price));
  const page = `<h1>Águas de Vilarinho, E.M.</h1><h2>Fatura FT ${on.slice(0, 4)}A1/${random.digits(6)}</h2><p>${person}<br>${place}<br>NIF ${random.digits(9)}</p>${tableOf('llrrr', ['Descrição', 'Período', 'Qtd.', 'Preço €', 'Valor €'], rows)}
    <p>Total a pagar: <b>${COMMA(total)} €</b> até ${day(dayAfter(on, 22), 'dd-mm-yyyy')}. Última leitura ${random.digits(4)} m³. Saldo anterior 0,00 €.</p><p>Multibanco — Entidade: 2${random.digits(4)} Referência: ${random.digits(3)} ${random.digits(3)} ${random.digits(3)} Montante: ${COMMA(total)}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Serif'",
      10,
      '55pt',
      'h1{font-size:17pt;color:#069}h2{font-size:11pt;margin:8pt 0 20pt}p{margin:12pt 0}table{width:100%}th{border-bottom:1.5pt solid #069}td{padding:4pt 0}',
    ),
  };
}

function taiwanPhone(random: Random): Paper {
  const { person, place } = whoIn(random, 'zh-TW');
  const on = startDay(random);
  const roc = (iso: string) => `${Number(iso.slice(0, 4)) - 1911}/${day(iso, 'mm/dd')}`;
  const items = [
    '行動上網月租費',
    '網內語音通信費',
    '市話通信費',
    '國際漫遊費',
    '小額代收',
    '手機分期第6/24期',
    '優惠折抵',
  ].map((name, index) => ({ name, cost: index === 6 ? -random.integer(50, 300) : random.integer(0, 1_400) }));
  const total = sum(items.map(({ cost }) => cost));
  const past = list(random.integer(3, 8), (index) => [
    roc(dayAfter(on, -30 * (index + 1))),
    random.pick(['超商繳費', '信用卡扣款', '銀行轉帳']),
    WHOLE(random.integer(399, 1_899)),
  ]);
  const page = `<h1>新海電信 電信費帳單</h1><p>${person} 君　${place}</p><p>門號 09${random.digits(2)}-***-${random.digits(3)}　計費期間 ${roc(dayAfter(on, -30))}~${roc(on)}</p><div class="g"><div>${tableOf(
    'lr',
    ['費用項目', '金額(元)'],
    items.map(({ name, cost }) => [name, WHOLE(cost)]),
  )}</div><div>${tableOf('llr', ['繳費日', '方式', '已繳金額'], past)}</div></div>
    <p class="t">前期餘額 0 元　本期應繳總額 ${WHOLE(total)} 元　繳費期限 ${roc(dayAfter(on, 18))}</p><p>轉帳繳費:銀行代碼 999 帳號 ${random.digits(14)}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Noto Sans CJK TC'",
      9,
      '45pt',
      'h1{font-size:17pt;color:#c06}p{margin:9pt 0}.g{display:grid;grid-template-columns:1fr 1fr;gap:18pt}table{width:100%}td{padding:3pt 0;border-bottom:.5pt solid #eee}.t{background:#fce8f2;padding:8pt;font-weight:bold}',
    ),
  };
}

function finnishWaterAccount(random: Random): Paper {
  const { person, place } = whoIn(random, 'fi');
  const on = startDay(random);
  const rows = list(random.integer(6, 14), (index) => {
    const used = random.integer(6, 22);
    return [
      day(dayAfter(on, index * 30), 'd.m.yyyy'),
      String(800 + index * 14),
      `${used} m³`,
      COMMA(used * 168),
      COMMA(used * 241),
      COMMA(used * 409),
    ];
  });
  const page = `<h1>Koskirannan Vesi Oy</h1><p>TASAUSLASKU</p><p>${person}, ${place}<br>Kulutuspaikka ${random.digits(6)}</p>${tableOf('lrrrrr', ['Lukupäivä', 'Lukema', 'Kulutus', 'Vesi €', 'Jätevesi €', 'Yhteensä €'], rows)}
    <div class="v"><span>Saajan tilinumero<br>${iban('FI', random.digits(14))} BIC KOSKFI99</span><span>Viitenumero<br>${random.digits(5)} ${random.digits(5)}</span><span>Eräpäivä<br>${day(dayAfter(on, 400), 'd.m.yyyy')}</span><span>Euro<br>${COMMA(random.integer(9_000, 60_000))}</span></div>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9.5,
      '50pt',
      'p,h1{margin-bottom:12pt}table{width:100%}th{border-bottom:1pt solid}td{padding:4pt 0}.v{position:absolute;left:50pt;right:50pt;bottom:60pt;display:grid;grid-template-columns:2fr 1fr 1fr 1fr;border:1pt solid}.v span{border-right:.5pt solid;padding:6pt}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('en-energy-bill', 'en', energyBill),
  stranger('de-gas-year', 'de', gasAccount),
  stranger('es-call-list', 'es', spanishCalls),
  stranger('it-power-bill', 'it', italianBill),
  stranger('pt-water-bill', 'pt', portugueseWater),
  stranger('zh-tw-phone-bill', 'zh-TW', taiwanPhone),
  stranger('fi-water-bill', 'fi', finnishWaterAccount),
];
