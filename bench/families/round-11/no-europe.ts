import type { Random } from '../../../corpus/generator/random.ts';
import type { Stranger } from '../family.ts';
import { dayAfter } from '../markup.ts';
import {
  COMMA,
  day,
  daysFrom,
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
  whoIn,
} from '../stranger-parts.ts';

/**
 * Near to statements, and none: an energy supplier's account with a running balance, a German payslip, and a French insurer's statement of
 * reimbursed treatment.
 */

function energy(random: Random) {
  const who = whoIn(random, 'en');
  const days = daysFrom(random, startDay(random), random.integer(5, 14), 20);
  let balance = random.integer(-30_000, 20_000);
  const opening = balance;
  const rows = days.map((iso) => {
    const paid = random.chance(0.5);
    const amount = random.integer(3_000, 16_000);
    balance += paid ? amount : -amount;
    const what = paid
      ? 'Direct Debit payment – thank you'
      : random.pick([
          'Electricity charges (estimated)',
          'Gas charges (actual read)',
          'Standing charge 91 days @ 60.10p',
          'Export credit correction',
        ]);
    return [
      day(iso, 'dd/mm/yyyy'),
      what,
      paid ? '' : POINT(amount),
      paid ? POINT(amount) : '',
      `${POINT(Math.abs(balance))} ${balance < 0 ? 'DR' : 'CR'}`,
    ];
  });
  const reads = list(4, (n) => [
    day(days[n % days.length] ?? '', 'dd/mm/yyyy'),
    `E${random.digits(8)}`,
    String(20_000 + n * 311),
    n % 2 ? 'Estimated' : 'Actual',
    `${n * 311} kWh`,
  ]);
  const page = `<h1>Fellgate Energy</h1><p>${who.person}<br>${who.place}</p><h2>Your energy account statement</h2><p>Customer number ${random.digits(9)} · Supply address ${who.site} · Period ${day(days[0] ?? '', 'dd/mm/yyyy')} to ${day(days.at(-1) ?? '', 'dd/mm/yyyy')}</p>
    <p>Your previous balance £${POINT(Math.abs(opening))} ${opening < 0 ? 'in debit' : 'in credit'}. Your new balance <b>£${POINT(Math.abs(balance))} ${balance < 0 ? 'in debit' : 'in credit'}</b>.</p>${tableOf('llrrr', ['Date', 'What happened', 'Charges £', 'Payments £', 'Balance £'], rows)}
    <h2>Meter readings</h2>${tableOf('llrll', ['Date', 'Meter', 'Reading', 'Type', 'Used'], reads)}<p>MPAN 20 0001 ${random.digits(8)}. Unit rate 28.62p per kWh incl. VAT at 5%. Could you pay less? Our Fixed 12M tariff could save you £84.00 a year.</p>`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Sans'",
      9,
      '44pt',
      'h1{font-size:20pt;color:#0a7}h2{font-size:11pt;margin:14pt 0 6pt}p{margin:8pt 0}td,th{padding:3pt 10pt 3pt 0}',
    ),
  };
}

function payslip(random: Random) {
  const who = whoIn(random, 'de');
  const iso = startDay(random);
  const gross = random.integer(240_000, 690_000);
  const tax = Math.round(gross * 0.172);
  const social = [0.073, 0.093, 0.013, 0.017].map((share) => Math.round(gross * share));
  const net = gross - tax - sum(social);
  const wages = [
    ['1000', 'Gehalt', '', '', COMMA(gross - 12_000)],
    ['1410', 'Zulage Schicht', '8,00', '15,00', COMMA(12_000)],
  ];
  const cuts = [
    ['Lohnsteuer', COMMA(gross), COMMA(tax)],
    ...['KV-Beitrag', 'RV-Beitrag', 'AV-Beitrag', 'PV-Beitrag'].map((name, n) => [
      name,
      COMMA(gross),
      COMMA(social[n] ?? 0),
    ]),
  ];
  const page = `<div class="box"><b>${who.firm}</b><br>${who.site}<br><br>*P ${random.digits(5)}*${random.digits(5)}<br>${who.person}<br>${who.place}</div><h1>Abrechnung der Brutto/Netto-Bezüge für ${day(iso, 'mm/yyyy')}</h1>
    <p>Pers.-Nr. ${random.digits(5)} · Geburtsdatum 14.05.1984 · StKl 1 · Eintritt 01.04.2016 · SV-Nummer ${random.digits(8)}H${random.digits(3)} · Urlaub Rest 11,00</p>${tableOf('llrrr', ['Lohnart', 'Bezeichnung', 'Menge', 'Faktor', 'Betrag'], wages)}
    <p><b>Gesamt-Brutto ${COMMA(gross)}</b></p>${tableOf('lrr', ['Steuer / Sozialversicherung', 'Brutto', 'Abzug'], cuts)}<p>Netto-Verdienst ${COMMA(net)}</p>${tableOf(
      'lr',
      ['Netto-Bezüge / Netto-Abzüge', 'Betrag'],
      [
        ['VWL-Überweisung', COMMA(-4_000)],
        ['Essensgeld', COMMA(-6_320)],
      ],
    )}
    <p><b>Auszahlungsbetrag ${COMMA(net - 10_320)}</b><br>Überweisung auf Konto DE88 **** **** **** **12 zum ${day(dayAfter(iso, 20), 'dd.mm.yyyy')}</p>${tableOf(
      'lrr',
      ['Verdienstbescheinigung', 'Monat', 'Jahr'],
      [
        ['Gesamt-Brutto', COMMA(gross), COMMA(gross * 7)],
        ['Lohnsteuer', COMMA(tax), COMMA(tax * 7)],
      ],
    )}`;
  return {
    pages: [page],
    css: sheet(
      "'Liberation Mono'",
      8,
      '40pt',
      'h1{font-size:10pt;margin:24pt 0 8pt}p{margin:10pt 0}table{width:100%;border:.6pt solid #333}td,th{padding:2pt 4pt}.box{margin-bottom:20pt}',
    ),
  };
}

function health(random: Random) {
  const who = whoIn(random, 'fr');
  const days = daysFrom(random, startDay(random), random.integer(6, 34), 6);
  const rows = days.map((iso) => {
    const paid = random.integer(1_500, 9_800);
    const base = Math.round(paid * 0.8);
    return { iso, paid, base, back: Math.round(base * 0.7) };
  });
  const cellsOf = rows.map(({ iso, paid, base, back }) => [
    day(iso, 'dd/mm/yyyy'),
    random.pick([
      'CONSULTATION GENERALISTE',
      'PHARMACIE 65%',
      'ACTES DE BIOLOGIE',
      'SOINS DENTAIRES',
      'KINESITHERAPIE',
    ]),
    SPACED(paid),
    SPACED(base),
    '70%',
    SPACED(back),
  ]);
  const last = days.at(-1) ?? '';
  const all = SPACED(sum(rows.map(({ back }) => back)));
  const pages = paged(
    cellsOf,
    20,
    34,
    (
      part,
      p,
      count,
    ) => `<h1>Mutuelle du Lavoir</h1>${p === 0 ? `<p>${who.person}<br>${who.place}</p><h2>Relevé de vos remboursements de soins</h2><p>N° d’adhérent ${random.digits(8)} – N° de sécurité sociale 2 84 05 49 ${random.digits(3)} ${random.digits(3)}. Du ${day(days[0] ?? '', 'dd/mm/yyyy')} au ${day(last, 'dd/mm/yyyy')}. Un virement de <b>${all} €</b> a été effectué le ${day(dayAfter(last, 3), 'dd/mm/yyyy')} sur votre compte FR76 XXXX XXXX XXXX 412.</p>` : ''}
      <table><thead>${rowsOf('llrrrr', [['Date des soins', 'Nature de l’acte', 'Montant payé', 'Base de remb.', 'Taux', 'Montant versé']], 'th')}</thead><tbody>${rowsOf('llrrrr', part)}${p === count - 1 ? rowsOf('llrrrr', [['', 'TOTAL VERSE', '', '', '', all]]) : ''}</tbody></table><p>Page ${p + 1}/${count}</p>`,
  );
  return {
    pages,
    css: sheet(
      "'Liberation Sans'",
      8.5,
      '40pt',
      'h1{font-size:15pt;color:#06a}h2{font-size:11pt;margin:12pt 0}p{margin:8pt 0;white-space:normal}table{width:100%}td,th{padding:3pt 6pt 3pt 0;border-bottom:.4pt solid #ccc}',
    ),
  };
}

export const strangers: Stranger[] = [
  stranger('gb-energy-running-account', 'en', energy),
  stranger('de-entgelt-brutto-netto', 'de', payslip),
  stranger('fr-remboursements-soins', 'fr', health),
];
