import type { Stranger } from '../family.ts';
import { text } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
  list,
  POINT,
  SPACED,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  whoIn,
} from '../stranger-parts.ts';

/** Papers near to statements: a bank's tax certificate, a water company's account with a balance, a loan offer with its schedule, an acquirer's settlement with its fees. */

const taxCertificate = stranger('de-tax-certificate', 'de', (random) => {
  const { person, place } = whoIn(random, 'de');
  const year = random.integer(2021, 2024);
  const gains = random.integer(3_000, 500_000);
  const tax = Math.round(gains / 4);
  const line = (label: string, row: string, value: number) => [label, row, COMMA(value)];
  const rows = [
    line('Höhe der Kapitalerträge', 'Zeile 7 Anlage KAP', gains),
    line('davon: Gewinn aus Aktienveräußerungen', 'Zeile 8 Anlage KAP', Math.round(gains / 3)),
    line('Höhe des in Anspruch genommenen Sparer-Pauschbetrages', 'Zeile 16 Anlage KAP', 100_000),
    line('Kapitalertragsteuer', 'Zeile 37 Anlage KAP', tax),
    line('Solidaritätszuschlag', 'Zeile 38 Anlage KAP', Math.round(tax * 0.055)),
    line('Kirchensteuer zur Kapitalertragsteuer', 'Zeile 39 Anlage KAP', 0),
  ];
  const days = daysFrom(random, `${year}-01-04`, random.integer(6, 16), 24);
  const detail = days.map((iso) => {
    const value = random.integer(200, 30_000);
    return [
      day(iso, 'dd.mm.yyyy'),
      random.pick(['Zinsen Tagesgeld', 'Dividende NORDMYRA AB', 'Ausschüttung ETF WELT', 'Verkauf ELBTOR AG']),
      random.pick(['Konto', 'Depot']),
      COMMA(value),
      COMMA(-Math.round(value / 4)),
    ];
  });
  const page = `<p>Elbtor Sparbank AG · 60999 Elbtor</p><p>${text(person)}<br>${text(place)}</p><h1>Jahressteuerbescheinigung</h1><p>Für ${text(person)}, Konto-/Depotnummer ${random.digits(10)}, werden für das Kalenderjahr ${year} folgende Angaben bescheinigt:</p>${tableOf('llr', ['', '', 'EUR'], rows)}<h2>Anlage: Erträgnisaufstellung vom 01.01.${year} bis 31.12.${year}</h2>${tableOf('lllrr', ['Zahltag', 'Ertragsart', 'Herkunft', 'Ertrag EUR', 'Steuer EUR'], detail)}<p>Diese Bescheinigung ist maschinell erstellt und wird nicht unterschrieben.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9,
      '46pt 50pt',
      'table{width:100%;margin:8pt 0}td,th{padding:2pt 8pt 2pt 0}p{margin:10pt 0}h1{font-size:14pt}h2{font-size:10pt;margin-top:14pt}',
    ),
  };
});

const water = stranger('gb-water-account', 'en', (random) => {
  const { person, place } = whoIn(random, 'en');
  const start = startDay(random);
  let owed = random.integer(1_000, 20_000);
  const opening = owed;
  const rows = daysFrom(random, start, random.integer(7, 22), 32).map((iso) => {
    const pays = random.chance(0.6);
    const value = random.integer(1_500, 9_000);
    owed += pays ? -value : value;
    const what = pays
      ? 'Direct Debit payment - thank you'
      : random.pick(['Water charges', 'Wastewater charges', 'Surface water drainage']);
    return [
      day(iso, 'dd/mm/yyyy'),
      what,
      pays ? '' : POINT(value),
      pays ? POINT(value) : '',
      `${POINT(Math.abs(owed))} ${owed < 0 ? 'CR' : 'DR'}`,
    ];
  });
  const read = random.integer(100, 900);
  const page = `<h1>Pellmoor Water</h1><p>${text(person)}<br>${text(place)}</p><p>Customer reference ${random.digits(10)} · Meter ${random.digits(8)}<br>Supply address: ${text(place)}</p><h2>Your account in detail</h2>${tableOf('llrrr', ['Date', 'Details', 'Charges £', 'Payments £', 'Balance £'], [['', 'Balance brought forward', '', '', `${POINT(opening)} DR`], ...rows])}<h2>Your meter readings</h2>${tableOf(
    'lrrr',
    ['Period', 'Previous', 'Latest', 'Used m³'],
    [
      ['This year', String(read), String(read + 88), '88'],
      ['Last year', String(read - 92), String(read), '92'],
    ],
  )}<p>Standing charge 14.22p a day; water £1.8872 a m³; wastewater £2.1100 a m³. If you have trouble paying, call 0800 555 0177.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9,
      '44pt 50pt',
      'table{width:100%;margin:6pt 0}td,th{padding:2pt 0}p{margin:9pt 0}h1{font-size:16pt;color:#0077b6}h2{font-size:10.5pt;margin-top:12pt}',
    ),
  };
});

const loanOffer = stranger('fr-loan-offer-schedule', 'fr', (random) => {
  const { person, place } = whoIn(random, 'fr');
  const months = random.integer(24, 72);
  const amount = random.integer(40, 300) * 10_000;
  const rate = random.integer(280, 640) / 120_000;
  const monthly = Math.round((amount * rate) / (1 - (1 + rate) ** -months));
  const start = startDay(random);
  let left = amount;
  const rows = list(months, (index) => {
    const date = new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) + index, 5))
      .toISOString()
      .slice(0, 10);
    const interest = Math.round(left * rate);
    const capital = index === months - 1 ? left : monthly - interest;
    left -= capital;
    return [
      String(index + 1),
      day(date, 'dd/mm/yyyy'),
      SPACED(capital + interest),
      SPACED(capital),
      SPACED(interest),
      '4,20',
      SPACED(left),
    ];
  });
  const head = ['N°', 'Échéance', 'Mensualité', 'Capital', 'Intérêts', 'Assurance', 'Capital restant dû'];
  const offer = `<h1>Offre de contrat de crédit : prêt personnel</h1><p>Crédit Lantigny · 3 quai Brévan, 33999 Lantigny</p><p>Emprunteur : ${text(person)}, ${text(place)}</p><p>Montant total du crédit : ${SPACED(amount)} € · Durée : ${months} mois · Mensualité hors assurance : ${SPACED(monthly)} €<br>Taux débiteur fixe ${(rate * 1200).toFixed(2).replace('.', ',')} % · Frais de dossier 0,00 € · Offre valable 15 jours à compter du ${day(start, 'dd/mm/yyyy')}</p><p>L'emprunteur dispose d'un délai de rétractation de 14 jours calendaires. Un crédit vous engage et doit être remboursé.</p><p>Date et signature : ______________</p>`;
  const schedule = [rows.slice(0, 36), rows.slice(36)]
    .filter((part) => part.length > 0)
    .map((part) => `<h1>Tableau d'amortissement prévisionnel</h1>${tableOf('rlrrrrr', head, part)}`);
  return {
    pages: [offer, ...schedule],
    css: sheet(
      "'Liberation Sans'",
      9,
      '46pt 46pt',
      'table{width:100%;margin:10pt 0}td,th{padding:2.5pt 6pt 2.5pt 0;border-bottom:.3pt solid #ccc}p{margin:12pt 0}h1{font-size:13pt}',
    ),
  };
});

const acquirer = stranger('es-merchant-settlement', 'es', (random) => {
  const { firm, site } = whoIn(random, 'es');
  const start = startDay(random);
  const lines = daysFrom(random, start, random.integer(12, 28), 2).map((iso) => ({
    iso,
    gross: random.integer(3_000, 160_000),
    count: random.integer(2, 60),
  }));
  const rows = lines.map(({ iso, gross, count }) => {
    const fee = Math.round(gross * 0.0065);
    return [
      day(iso, 'dd/mm/yyyy'),
      `${random.digits(5)}`,
      random.pick(['VISSA débito', 'MASTERCART crédito', 'Resto marcas']),
      String(count),
      COMMA(gross),
      '0,65',
      COMMA(-fee),
      COMMA(gross - fee),
    ];
  });
  const gross = sum(lines.map((line) => line.gross));
  const fees = sum(lines.map((line) => Math.round(line.gross * 0.0065)));
  const page = `<h1>RedSíl Comercios</h1><p>${text(firm)}<br>${text(site)}<br>Nº de comercio ${random.digits(9)} · Terminal 001</p><h2>Liquidación de operaciones TPV ${day(lines[0]?.iso ?? start, 'mm/yyyy')}</h2>${tableOf('lllrrrrr', ['Fecha', 'Remesa', 'Marca', 'Oper.', 'Bruto €', 'Tasa %', 'Comisión €', 'Líquido €'], rows)}<p>Total bruto ${COMMA(gross)} € · Total comisiones ${COMMA(fees)} € · Cuota mensual TPV 15,00 € · IVA exento · Total abonado en cuenta ${COMMA(gross - fees)} €</p><p>Este documento sustituye a la factura a efectos del artículo 6. Consultas: 91 555 90 00.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      8.5,
      '44pt 44pt',
      'table{width:100%;margin:10pt 0}td,th{padding:2.5pt 6pt 2.5pt 0}p{margin:10pt 0}h1{font-size:16pt}h2{font-size:11pt}',
    ),
  };
});

export const strangers: Stranger[] = [taxCertificate, water, loanOffer, acquirer];
