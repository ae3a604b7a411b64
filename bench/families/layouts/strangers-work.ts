import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Stranger } from '../family.ts';
import { intlDate } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  POINT,
  SPACED,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  WHOLE,
  whoIn,
} from '../stranger-parts.ts';

/** Papers between employers and employees: payslips, time sheets, expense reports. */
type Paper = Pick<Drawn, 'pages' | 'css'>;

const clock = (random: Random, low: number, high: number): string =>
  `${String(random.integer(low, high)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;

function payslip(random: Random): Paper {
  const { person, firm } = whoIn(random, 'en');
  const on = startDay(random);
  const basic = random.integer(150_000, 620_000);
  const extra = random.integer(0, 60_000);
  const taken = [0.14, 0.08, 0.05].map((part) => Math.round(basic * part));
  const net = basic + extra - sum(taken);
  const rows = [
    ['Basic pay', POINT(basic), 'PAYE tax', POINT(taken[0] ?? 0)],
    ['Overtime 1.5 x 6.00', POINT(extra), 'National insurance', POINT(taken[1] ?? 0)],
    ['', '', 'Pension (salary sacrifice)', POINT(taken[2] ?? 0)],
    ['Total payments', POINT(basic + extra), 'Total deductions', POINT(sum(taken))],
  ];
  const year = [
    ['Taxable gross', POINT(basic * 7)],
    ['Tax paid', POINT((taken[0] ?? 0) * 7)],
    ['Employer pension', POINT((taken[2] ?? 0) * 7)],
  ];
  const page = `<div class="bar"><b>${firm.replace('&', '&amp;')}</b><span>Pay date ${day(on, 'dd/mm/yyyy')}</span><span>Period ${random.integer(1, 12)}</span><span>NI no. QQ ${random.digits(6)} C</span></div><p>${person} · Employee ${random.digits(4)} · Tax code 1257L</p>
    ${tableOf('lrlr', ['Payments', 'Amount', 'Deductions', 'Amount'], rows)}<h2>This year to date</h2>${tableOf('lr', ['', '£'], year)}<p class="net">Net pay £${POINT(net)}</p><p>Paid by BACS to account ****${random.digits(4)}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9,
      '40pt',
      '.bar{display:flex;gap:22pt;border:1pt solid;padding:7pt}p,h2{margin:10pt 0}table{width:100%;border:.5pt solid}td,th{padding:4pt 8pt}.net{font-size:15pt;font-weight:bold;text-align:right}',
    ),
  };
}

function salary(random: Random): Paper {
  const { person, place, firm } = whoIn(random, 'de');
  const on = startDay(random);
  const gross = random.integer(240_000, 780_000);
  const cuts = [
    ['Lohnsteuer', 0.17],
    ['Krankenversicherung', 0.081],
    ['Rentenversicherung', 0.093],
    ['Arbeitslosenversicherung', 0.013],
    ['Pflegeversicherung', 0.021],
  ] as const;
  const taken = cuts.map(([name, part]) => ({ name, cost: Math.round(gross * part) }));
  const rows = [
    ['2000', 'Gehalt', 'L', 'L', COMMA(gross)],
    ['5010', 'VWL Arbeitgeberanteil', 'L', 'L', COMMA(2_660)],
    ...taken.map(({ name, cost }, index) => [String(9000 + index * 10), name, '', '', `${COMMA(cost)}-`]),
    ['9900', 'Abschlag vom 15.', '', '', `${COMMA(random.pick([0, 20_000, 50_000]))}-`],
  ];
  const net = gross + 2_660 - sum(taken.map(({ cost }) => cost));
  const page = `<pre>${firm.padEnd(52)}Abrechnung der Brutto/Netto-Bezüge
Personal-Nr. 00${random.digits(3)}  Steuerklasse ${random.integer(1, 5)}  Eintritt 01.0${random.integer(1, 9)}.2019    für ${intlDate(on, 'de', { month: 'long', year: 'numeric' })}

${person}
${place}</pre>${tableOf('llccr', ['Lohnart', 'Bezeichnung', 'St', 'SV', 'Betrag'], rows)}<pre class="n">Gesamt-Brutto ${COMMA(gross + 2_660)}   Netto-Verdienst ${COMMA(net)}
Auszahlungsbetrag ${COMMA(net)}   Bank: Küstenbank Elbtor   ${iban('DE', random.digits(18))}
Verdienstbescheinigung: Gesamt-Brutto ${COMMA(gross * 9)}  Steuer ${COMMA((taken[0]?.cost ?? 0) * 9)}</pre>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Mono'",
      8.5,
      '40pt',
      "pre{font-family:'Liberation Mono';margin-bottom:20pt}table{width:100%;border:1pt solid}th{border-bottom:1pt solid}td,th{padding:2.5pt 6pt;border-right:.5pt solid}.n{margin-top:20pt;border:1pt solid;padding:6pt}",
    ),
  };
}

function bulletin(random: Random): Paper {
  const { person, firm, place } = whoIn(random, 'fr');
  const on = startDay(random);
  const gross = random.integer(180_000, 560_000);
  const parts = [
    ['Sécurité sociale – maladie', 0, 7],
    ['Vieillesse plafonnée', 6.9, 8.55],
    ['Vieillesse déplafonnée', 0.4, 1.9],
    ['Complémentaire tranche 1', 3.15, 4.72],
    ['Assurance chômage', 0, 4.05],
    ['CSG déductible', 6.68, 0],
    ['CSG/CRDS non déductible', 2.85, 0],
  ] as const;
  const rows = parts.map(([name, mine, theirs]) => [
    name,
    SPACED(gross),
    mine ? String(mine).replace('.', ',') : '',
    mine ? `-${SPACED((gross * mine) / 100)}` : '',
    theirs ? SPACED((gross * theirs) / 100) : '',
  ]);
  const cut = Math.round(sum(parts.map(([, mine]) => (gross * mine) / 100)));
  const page = `<h1>BULLETIN DE PAIE</h1><div class="g"><p>${firm}<br>SIRET ${random.digits(14)}<br>APE 4673A</p><p>${person}<br>${place}<br>N° SS 1 8${random.digits(1)} ${random.digits(2)} ${random.digits(2)} ${random.digits(3)}</p></div><p>Période du 01/${day(on, 'mm/yyyy')} au 28/${day(on, 'mm/yyyy')} – Paiement le ${day(on, 'dd/mm/yyyy')} par virement</p>
    ${tableOf('lrrrr', ['Rubrique', 'Base', 'Taux %', 'Part salarié', 'Part employeur'], [['Salaire de base 151,67 h', '', '', SPACED(gross), ''], ...rows])}<p class="t">Net à payer avant impôt : ${SPACED(gross - cut)} €</p><p>Impôt prélevé à la source ${SPACED(gross * 0.04)} – Net payé ${SPACED(gross * 0.96 - cut)} € – Congés restants : 12,5 j</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans Condensed'",
      8,
      '40pt',
      'h1{text-align:center;font-size:13pt;border:1pt solid;padding:4pt}.g{display:flex;justify-content:space-between;margin:14pt 0}p{margin:8pt 0}table{width:100%}td,th{border:.5pt solid #888;padding:3pt 5pt}.t{font-size:12pt;font-weight:bold;text-align:right}',
    ),
  };
}

function kyuyo(random: Random): Paper {
  const { person, firm } = whoIn(random, 'ja');
  const on = startDay(random);
  const pay = ['基本給', '役職手当', '住宅手当', '通勤手当', '残業手当'].map((name, index) => ({
    name,
    yen: index === 0 ? random.integer(190_000, 420_000) : random.integer(0, 38_000),
  }));
  const cuts = ['健康保険', '厚生年金', '雇用保険', '所得税', '住民税'].map((name) => ({
    name,
    yen: random.integer(1_200, 39_000),
  }));
  const line = (items: { name: string; yen: number }[]) =>
    tableOf(
      'rrrrr',
      items.map(({ name }) => name),
      [items.map(({ yen }) => WHOLE(yen))],
    );
  const all = (items: { yen: number }[]) => sum(items.map(({ yen }) => yen));
  const page = `<h1>給与明細書</h1><p>令和${Number(on.slice(0, 4)) - 2018}年${day(on, 'm')}月分　支給日 ${day(on, 'yyyy年m月d日')}</p><p>${firm}　社員番号 ${random.digits(5)}　${person} 殿</p><h2>勤怠　出勤 21日　有休 1日　残業 ${random.integer(0, 40)}:30</h2><h2>支給</h2>${line(pay)}<h2>控除</h2>${line(cuts)}<p class="t">総支給額 ${WHOLE(all(pay))}　控除合計 ${WHOLE(all(cuts))}　差引支給額 ${WHOLE(all(pay) - all(cuts))}円</p><p>振込先 浜岡信用組合 普通 ***${random.digits(4)}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Noto Sans CJK JP'",
      9,
      '45pt',
      'h1{text-align:center;letter-spacing:8pt}p,h2{margin:10pt 0;font-size:9.5pt}table{width:100%}td,th{border:.75pt solid #357;padding:5pt}th{background:#e6eef6}.t{border:1.5pt solid #357;padding:6pt}',
    ),
  };
}

function danishPay(random: Random): Paper {
  const { person, firm } = whoIn(random, 'da');
  const on = startDay(random);
  const gross = random.integer(2_400_000, 6_200_000);
  const labour = Math.round(gross * 0.08);
  const tax = Math.round((gross - labour - 520_000) * 0.37);
  const rows = [
    ['010', 'Månedsløn', '', COMMA(gross)],
    ['170', 'ATP-bidrag', '', `-${COMMA(9_900)}`],
    ['200', 'AM-bidrag 8 %', COMMA(gross - 9_900), `-${COMMA(labour)}`],
    ['210', 'A-skat 37 %', COMMA(gross - labour - 520_000), `-${COMMA(tax)}`],
    ['400', 'Frokostordning', '', `-${COMMA(random.integer(20_000, 60_000))}`],
  ];
  const page = `<h1>Lønseddel</h1><p>${firm} · CVR ${random.digits(8)}</p><p>${person} · Lønperiode 01.${day(on, 'mm.yyyy')} – 30.${day(on, 'mm.yyyy')} · Til disposition ${day(on, 'dd.mm.yyyy')}</p>${tableOf('llrr', ['Kode', 'Tekst', 'Grundlag', 'Beløb kr.'], rows)}<p class="t">Til udbetaling på konto 9999 ${random.digits(10)}: ${COMMA(gross - labour - tax - 9_900)}</p><p>Saldi: Feriedage til gode ${random.integer(1, 25)},0 · Fritvalg saldo ${COMMA(random.integer(10_000, 900_000))} · AM-indkomst i år ${COMMA(gross * 5)}</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9.5,
      '55pt',
      'h1{font-weight:400;color:#800}p{margin:12pt 0}table{width:100%}td,th{padding:4pt 0}th{border-bottom:1pt solid #800}.t{background:#f5e9e9;padding:8pt;font-weight:bold}',
    ),
  };
}

function timeSheet(random: Random): Paper {
  const { person, firm } = whoIn(random, 'no');
  const days = daysFrom(random, startDay(random), random.integer(12, 24), 4);
  let flex = random.integer(-300, 900);
  const hours = (minor: number) =>
    `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)},${String(Math.abs(minor) % 100).padStart(2, '0')}`;
  const rows = days.map((iso) => {
    const diff = random.pick([-150, -75, 0, 25, 50, 125]);
    flex += diff;
    return [
      intlDate(iso, 'nb', { weekday: 'short' }),
      day(iso, 'dd.mm.yyyy'),
      clock(random, 6, 9),
      clock(random, 15, 18),
      random.pick(['Prosjekt Bryggen', 'Kontor', 'Kundebesøk', 'Kurs']),
      hours(750 + diff),
      hours(diff),
      hours(flex),
    ];
  });
  const page = `<h1>Timeliste med fleksisaldo</h1><p>${person} – ${firm}</p>${tableOf('llcclrrr', ['', 'Dato', 'Inn', 'Ut', 'Arbeid', 'Timer', '+/-', 'Saldo'], rows)}<p>Utgående fleksisaldo ${hours(flex)} timer. Godkjent av leder: ________________</p>`;
  return {
    pages: [page],
    css: sheet(
      "'DejaVu Sans'",
      8.5,
      '45pt',
      'h1{font-size:14pt}p{margin:10pt 0}table{width:100%}td,th{border-bottom:.5pt solid #aaa;padding:3.5pt}',
    ),
  };
}

function expenses(random: Random): Paper {
  const { person, firm } = whoIn(random, 'fi');
  const items = daysFrom(random, startDay(random), random.integer(6, 18), 2).map((iso) => ({
    iso,
    cost: random.integer(300, 28_000),
  }));
  const rows = items.map(({ iso, cost }, index) => [
    String(index + 1),
    day(iso, 'd.m.yyyy'),
    random.pick([
      'Taksi asemalle',
      'Junalippu',
      'Hotelliyö',
      'Lounas asiakkaan kanssa',
      'Pysäköinti',
      'Toimistotarvikkeet',
    ]),
    random.pick(['Kortti', 'Käteinen', 'Oma']),
    COMMA(cost),
    COMMA((cost * 25.5) / 125.5),
  ]);
  const page = `<div class="r">MATKALASKU ${random.digits(5)}</div><h1>${firm}</h1><p>${person} · IBAN ${iban('FI', random.digits(14))}</p><p>Matka: Lumijärvi – Koskiranta, projekti ${random.digits(4)}</p>${tableOf('rlllrr', ['Nro', 'Pvm', 'Selite', 'Maksutapa', 'Summa €', 'josta alv €'], rows)}<p>Kulut yhteensä ${COMMA(sum(items.map(({ cost }) => cost)))} €, päiväraha 2 x 53,00 €, kilometrikorvaus ${random.integer(20, 400)} km x 0,59 €</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Serif'",
      10,
      '50pt',
      'p{margin:10pt 0}table{width:100%}th{border-bottom:1pt solid}td,th{padding:3pt 4pt}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('en-payslip', 'en', payslip, [A4[0], 421]),
  stranger('de-payslip', 'de', salary),
  stranger('fr-payslip', 'fr', bulletin),
  stranger('ja-payslip', 'ja', kyuyo),
  stranger('da-payslip', 'da', danishPay),
  stranger('no-time-sheet', 'no', timeSheet),
  stranger('fi-expense-report', 'fi', expenses),
];
