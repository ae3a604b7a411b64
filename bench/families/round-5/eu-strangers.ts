import type { Random } from '../../../corpus/generator/random.ts';
import type { Stranger } from '../family.ts';
import {
  COMMA,
  day,
  daysFrom,
  iban,
  list,
  rowsOf,
  SPACED,
  sheet,
  startDay,
  stranger,
  sum,
  tableOf,
  whoIn,
} from '../stranger-parts.ts';

/** Papers with days, sums and account numbers that no bank issued: a premium notice, a tax bill, a service charge. */

/** A Dutch insurer's yearly overview: premiums by policy and month, and what was claimed. */
function premies(random: Random): ReturnType<Stranger['draw']> {
  const { person, place } = whoIn(random, 'nl');
  const year = random.integer(2022, 2026);
  const premium = random.integer(900, 7_500);
  const rows = list(12, (m) => [
    `01-${String(m + 1).padStart(2, '0')}-${year}`,
    'Woonpakket',
    COMMA(premium),
    COMMA(premium * 0.21),
    COMMA(premium * 1.21),
  ]);
  const claims = daysFrom(random, `${year}-02-01`, random.integer(1, 4), 60).map((date) => [
    day(date, 'dd-mm-yyyy'),
    random.pick(['Waterschade keuken', 'Glasbreuk', 'Fietsdiefstal']),
    COMMA(random.integer(9_000, 180_000)),
    'toegekend',
  ]);
  const page = `<h1>Kadezekerheid N.V.</h1><p>${person}<br>${place}</p><p class="i">Polisnummer ${random.digits(8)} · Premieoverzicht ${year} · Verzekerd bedrag € ${COMMA(random.integer(8_000_000, 40_000_000))}</p>
    ${tableOf('llrrr', ['Vervaldag', 'Verzekering', 'Premie', 'Assurantiebelasting', 'Totaal'], rows)}<h2>Gemelde schades</h2>${tableOf('llrl', ['Datum', 'Schade', 'Bedrag', 'Status'], claims)}<p class="i">De jaarpremie voor ${year + 1} bedraagt € ${COMMA(premium * 12.9)}. Incasso van ${iban('NL', `KADE0${random.digits(9)}`)}.</p>`;
  return {
    pages: [page],
    css: sheet(
      '"Liberation Sans"',
      9,
      '46pt 56pt',
      'table{width:100%}td,th{padding:2pt 4pt}h1{line-height:32pt}h2{font-size:10pt;padding:20pt 0 4pt}.i{padding:16pt 0}',
    ),
  };
}

/** A French property tax notice with its instalments and a slip to pay by. */
function impot(random: Random): ReturnType<Stranger['draw']> {
  const { person, place, site } = whoIn(random, 'fr');
  const year = random.integer(2022, 2026);
  const base = random.integer(90_000, 420_000);
  const parts = [
    ['Commune', 0.312],
    ['Intercommunalité', 0.041],
    ['Taxe ordures ménagères', 0.093],
    ['GEMAPI', 0.002],
  ] as const;
  const due = parts.map(([, rate]) => Math.round((base * rate) / 100) * 100);
  const rows = parts.map(([label, rate], at) => [
    label,
    SPACED(base),
    `${(rate * 100).toFixed(2).replace('.', ',')} %`,
    SPACED(due[at] ?? 0),
  ]);
  const monthly = Math.floor(sum(due) / 10);
  const drawn = list(10, (m) => [
    `15/${String(m + 1).padStart(2, '0')}/${year}`,
    'Prélèvement mensuel',
    SPACED(monthly),
  ]);
  const page = `<h1>DIRECTION DES CONTRIBUTIONS DE LANTIGNY</h1><h2>Avis d'impôt ${year} — Taxe foncière</h2><p>${person}<br>${place}</p><p>Bien : ${site} · N° fiscal ${random.digits(13)} · Réf. avis ${random.digits(2)} ${random.digits(2)} ${random.digits(7)}</p><br>
    ${tableOf('lrrr', ['Bénéficiaire', 'Base', 'Taux', 'Cotisation'], rows)}<p class="t">Somme à payer : ${SPACED(sum(due))} € avant le 15/10/${year}</p><h2>Vos mensualités déjà prélevées</h2><table>${rowsOf('llr', drawn)}</table>
    <div class="slip">TALON DE PAIEMENT · Créancier ICS FR99ZZZ${random.digits(6)} · Compte ${iban('FR', `17777${random.digits(18)}`)} · Solde restant dû ${SPACED(sum(due) - monthly * 10)} €</div>`;
  return {
    pages: [page],
    css: sheet(
      '"Liberation Serif","DejaVu Serif"',
      9,
      '40pt 50pt',
      'table{width:100%}td,th{padding:2pt 4pt;border-bottom:.3pt solid #aaa}h1{font-size:13pt;line-height:24pt}h2{font-size:10.5pt;padding:14pt 0 6pt}.t{font-weight:bold;padding:10pt 0}.slip{position:absolute;left:50pt;right:50pt;bottom:26pt;border-top:1pt dashed #000;padding-top:8pt;font-size:7.4pt}',
    ),
  };
}

/** A Polish housing cooperative's charges: prepayments against what was metered, and the difference. */
function czynsz(random: Random): ReturnType<Stranger['draw']> {
  const { person, place } = whoIn(random, 'pl');
  const start = startDay(random);
  const kinds = ['Eksploatacja', 'Fundusz remontowy', 'Centralne ogrzewanie', 'Zimna woda', 'Wywóz odpadów', 'Winda'];
  const costs = kinds.map(() => [random.integer(2_000, 46_000), random.integer(2_000, 46_000)] as const);
  const rows = kinds.map((kind, at) => {
    const [paid, cost] = costs[at] ?? [0, 0];
    return [String(at + 1), kind, random.pick(['m²', 'm³', 'os.']), SPACED(paid), SPACED(cost), SPACED(paid - cost)];
  });
  const meters = daysFrom(random, start, 6, 40).map((date) => [
    day(date, 'dd.mm.yyyy'),
    `W-${random.digits(5)}`,
    String(random.integer(100, 800)),
    `${random.integer(1, 30)},${random.digits(3)}`,
  ]);
  const totals = [sum(costs.map(([paid]) => paid)), sum(costs.map(([, cost]) => cost))];
  const page = `<h1>Spółdzielnia Mieszkaniowa „Pod Lipą”</h1><p>${person}<br>${place}<br>Lokal nr ${random.integer(1, 90)}, ${random.integer(28, 90)},40 m²</p><h2>Rozliczenie zaliczek za lokal do ${day(start, 'dd.mm.yyyy')}</h2>
    ${tableOf('rlcrrr', ['Lp.', 'Składnik', 'Jedn.', 'Zaliczki', 'Koszt', 'Różnica'], [...rows, ['', 'Razem', '', ...totals.map(SPACED), SPACED((totals[0] ?? 0) - (totals[1] ?? 0))]])}<h2>Odczyty wodomierzy</h2>${tableOf('llrr', ['Data', 'Licznik', 'Stan', 'Zużycie m³'], meters)}<p class="i">Nadpłatę zaliczymy na poczet czynszu; niedopłatę prosimy wpłacić na ${iban('PL', `19999999${random.digits(16)}`)} do 14 dni.</p>`;
  return {
    pages: [page],
    css: sheet(
      '"DejaVu Sans Condensed"',
      8.8,
      '46pt 54pt',
      'table{width:100%}td,th{padding:3pt 4pt;border:.4pt solid #888}h1{font-size:13pt;line-height:30pt}h2{font-size:10pt;padding:20pt 0 6pt}p{line-height:13pt}.i{padding-top:20pt}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('nl-premieoverzicht-verzekering', 'nl', premies),
  stranger('fr-avis-taxe-fonciere', 'fr', impot),
  stranger('pl-rozliczenie-zaliczek-czynsz', 'pl', czynsz),
];
