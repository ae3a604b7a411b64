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
  type Move,
  mon,
  moves,
  outIn,
  pack,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { BLANK, banked, blank, dayBefore, MONTHS, withForeign } from './europe-kit.ts';

/**
 * French papers: a retail bank's statement of a current account (days without a year, the value date between text and figures, SOLDE lines,
 * a total of both columns, a page of charges of the year); and the statement of cards with deferred debit, a section a card, each with what is
 * debited, no balance anywhere.
 */

const COURANT: readonly Sort[] = [
  [
    'FACTURE CARTE DU {=ddmmyy} {BOULANGERIE VERDOIS;SUPERMARCHE OMBRY;GARAGE LANTIGNY}|{VERDOIS;LYON 3;49OMBRY} CARTE 4974XXXXXXXX####',
    -9_400,
    -310,
  ],
  [
    'PRLV SEPA {EAUX DE VERDOIS;LUMELEC CLIENTS;TELEBREV MOBILE}|ECH/{=ddmmyy}/ID EMETTEUR/FR##ZZZ######|MDT/~~#########|REF/###########/LIB/FACTURE {=mm-yyyy}',
    -14_500,
    -1_299,
  ],
  [
    'VIREMENT SEPA EMIS /MOTIF {LOYER;ETRENNES;REMB} {=mm/yyyy}|/BEN {SCI DES TANNEURS;M HERVE LANTIGNY} /REFDO|/REFBEN',
    -90_000,
    -2_000,
  ],
  [
    'VIREMENT SEPA RECU /DE {TRANSPORTS BREVAN;CAF DU RHONE;CPAM}|/MOTIF {SALAIRE {=mmyyyy};PRESTATIONS;#########}|/REF {NOTPROVIDED;##########}',
    1_400,
    260_000,
  ],
  ['CHEQUE N° #######', -42_000, -1_500],
  ['RETRAIT DAB {=dd/mm/yy} 1#H#4 ########|VERDOIS CENTRE CARTE 4974XXXXXXXX####', -30_000, -2_000],
  ['* COMMISSIONS FRAIS D INTERVENTION|DU {=dd/mm/yy} AU {=dd/mm/yy}', -800, -800],
];

const charges = (number: string, year: number): string =>
  `<section class="page"><h1>RECAPITULATIF DE VOS FRAIS</h1><p>Total des frais perçus au titre de votre compte n° ${number} en ${year - 1} : 94,60 EUR</p>${table([70, 250, 70], heads('llr', 'Date|Nature des frais|Montant EUR') + cells('llr', `14.02.${year - 1}|COMMISSION D'INTERVENTION|8,00`) + cells('llr', `02.05.${year - 1}|COTISATION CARTE|45,60`) + cells('llr', `30.09.${year - 1}|INTERETS DEBITEURS TAUX 16,10 %|1,00`) + cells('llr', `21.12.${year - 1}|FRAIS DE LETTRE CHEQUE SANS PROVISION|40,00`))}<p>Le taux annuel effectif global (TAEG) applicable à votre découvert est de 17,92 %. Vos dépôts sont garantis à hauteur de 100 000 EUR par le FGDR. En cas de réclamation : médiateur, 64999 Paris Cedex 9. Chèques perdus ou volés : 0 892 68 32 08.</p></section>`;

function courant(random: Random): Drawn {
  const period = periodOf(random, random.pick([1, 11, 16]));
  const { opening, rows, closing } = booked(
    random,
    { ...period, sorts: COURANT, floor: null },
    14,
    85,
    [-60_000, 350_000],
  );
  const who = whoIn(random, 'fr');
  const bban = `30999${random.digits(5)}${random.digits(11)}${random.digits(2)}`;
  const long = iban('FR', bban);
  const number = bban.slice(10, 21);
  const values = rows.map(({ date }) => dayAfter(date, random.integer(-2, 2)));
  const off = random.chance(0.4) ? 10_000n : 0n;
  const dm = (iso: string) => day(iso, 'dd.mm');
  const full = (iso: string) => day(iso, 'dd.mm.yyyy');
  const long_ = (iso: string) => `${day(iso, 'd')} ${mon(iso, MONTHS.fr)} ${day(iso, 'yyyy')}`;
  const widths = [38, 290, 40, 72, 72];
  const solde = (value: bigint, iso: string) =>
    cells(
      'lllrr',
      `|<b>SOLDE ${value < 0n ? 'DEBITEUR' : 'CREDITEUR'} AU ${full(iso)}</b>||${value < 0n ? `<b>${blank(value)}</b>|` : `|<b>${blank(value)}</b>`}`,
    );
  const html = (move: Move) => {
    const r = rows.indexOf(move);
    return cells(
      'lllrr',
      [dm(move.date), joined(move.lines), dm(values[r] ?? ''), ...outIn(move.amount, blank).split('|')],
      [0, r],
    );
  };
  const parts = pack(rows, ({ lines }) => lines.length * 9 + 3, 520, 660);
  const head = heads('lllrr', 'Date|Nature des opérations|Valeur|Débit|Crédit');
  const before = dayBefore(period.start);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const body =
      head +
      (p === 0 ? solde(opening, before) : '') +
      part.map(html).join('') +
      (last
        ? cells(
            'lllrr',
            `|<b>TOTAL DES OPERATIONS</b>||<b>${blank(total(rows, -1))}</b>|<b>${blank(total(rows, 1) + off)}</b>`,
          ) + solde(closing, period.end)
        : '');
    const top =
      p === 0
        ? `<div class="sp"><div><b class="logo">BANQUE DU VIEUX QUAI</b><br><br>VOTRE AGENCE : VERDOIS CENTRE (00${random.digits(3)})<br>3 QUAI BREVAN 49999 VERDOIS<br>Tél. 3477 (0,15 €/min)</div><div class="addr">${who.person.toUpperCase()}<br>${who.place.toUpperCase().split(', ').join('<br>')}</div></div><h1>RELEVE DE COMPTE CHEQUES</h1><div class="c">du ${long_(before)} au ${long_(period.end)}</div><div class="sp k"><span>Monnaie du compte : EUROS</span><span>Compte n° ${number}</span></div><div>IBAN : ${long} &nbsp; BIC : BQVQFRPPXXX</div>`
        : `<div class="sp s"><span>RELEVE DE COMPTE CHEQUES du ${long_(period.end)} &nbsp; N° ${number} ${who.person.toUpperCase()}</span><span>P. ${p + 1}/${parts.length + 1}</span></div>`;
    return `<section class="page">${top}${table(widths, body)}<div class="foot">Banque du Vieux Quai SA au capital de 2 499 597 122 euros - 662 999 449 RCS Lyon - Document à conserver - ${full(period.end)}</div></section>`;
  });
  pages.push(charges(number, Number(day(period.end, 'yyyy'))));
  const css = look(
    "7.5pt/9pt 'Liberation Sans'|30pt 42pt|.logo{font-size:13pt;line-height:18pt;color:#063}.addr{margin:64pt 40pt 20pt 0;line-height:11pt}h1{font-size:12pt;line-height:18pt;text-align:center}.k{margin-top:10pt}table{margin-top:10pt}th{background:#063;color:#fff;padding:3pt 2pt}td{padding:1.5pt 2pt}.s{font-size:6.5pt}p{margin:12pt 0}.foot{position:absolute;bottom:16pt;font-size:5.5pt}",
  );
  return drawnOf(pages, css, {
    account: banked(`BANQUE DU VIEUX QUAI|${who.person.toUpperCase()}|checking|EUR`, number, long, 'BQVQFRPPXXX'),
    period: { start: before, end: period.end },
    opening,
    closing,
    rows: rows.map((move, r) => rowOf(move, { valueDate: values[r] ?? null })),
    status: off ? 'failed' : 'verified',
  });
}

const DEFERRED: readonly Sort[] = [
  [
    '{BOULANGERIE VERDOIS 49 VERDOIS;SNCV INTERNET PARIS 10;PHARMACIE DU LAVOIR 69 OMBRY;STATION BREVAN A6;EPICERIE FINE 33 LANTIGNY;PEAGE SUD}',
    -12_900,
    -250,
  ],
  ['{HOTEL ASTER GENEVE;CONFISERIE LAC LAUSANNE}|¤ CHF CHANGE 0,9{412;587}+COM 0,42', -34_000, -1_800],
  ['AVOIR {MODE EN LIGNE ROUBAIX;SNCV INTERNET}', 900, 8_900],
];

function differe(random: Random): Drawn {
  const period = periodOf(random, 1);
  const taken = dayAfter(period.end, 3);
  const who = whoIn(random, 'fr');
  const full = (iso: string) => day(iso, 'dd/mm/yyyy');
  const widths = [54, 280, 76, 76];
  const cards = Array.from({ length: random.integer(1, 3) }, (_, c) => ({
    number: `${random.pick(['4974', '5131'])} XXXX XXXX ${random.digits(4)}`,
    name: c === 0 ? who.person.toUpperCase() : random.pick(['MME CLAIRE OMBREDANE', 'M. LEO OMBREDANE']),
    rows: withForeign(moves(random, { ...period, count: random.integer(4, 30), sorts: DEFERRED, floor: null }), BLANK),
  }));
  const rows = cards.flatMap((card) => card.rows);
  type Item =
    | { readonly kind: 'head' | 'sum'; readonly card: (typeof cards)[number] }
    | { readonly kind: 'row'; readonly move: Move };
  const items = cards.flatMap((card): Item[] => [
    { kind: 'head', card },
    ...card.rows.map((move): Item => ({ kind: 'row', move })),
    { kind: 'sum', card },
  ]);
  const html = (item: Item) => {
    if (item.kind === 'row') {
      const { move } = item;
      return cells(
        'llrr',
        [full(move.date), joined(move.lines), ...outIn(move.amount, blank).split('|')],
        [0, rows.indexOf(move)],
      );
    }
    if (item.kind === 'head')
      return `<tr class="h"><td colspan="4">Carte ${text(item.card.number)} &nbsp; ${text(item.card.name)} &nbsp; débit différé</td></tr>`;
    return cells(
      'llrr',
      `|<b>Sous-total carte se terminant par ${item.card.number.slice(-4)}</b>|<b>${blank(total(item.card.rows, -1))}</b>|<b>${total(item.card.rows, 1) ? blank(total(item.card.rows, 1)) : ''}</b>`,
    );
  };
  const parts = pack(items, (item) => (item.kind === 'row' ? item.move.lines.length * 10 + 3 : 22), 500, 640);
  const net = total(rows);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const end = last
      ? `${cells('llrr', `|<b>TOTAL DES OPERATIONS DU MOIS</b>|<b>${blank(total(rows, -1))}</b>|<b>${blank(total(rows, 1))}</b>`)}`
      : '';
    return `<section class="page"><div class="sp"><b class="logo">crédit rural d’Ombry</b><span>Page ${p + 1} / ${parts.length}</span></div>${p === 0 ? `<div class="sp"><div>Votre conseiller : Y. DELBROUSSE<br>Tél : 09 74 75 76 77 (appel non surtaxé)</div><div class="addr">${who.person.toUpperCase()}<br>${who.place.toUpperCase().split(', ').join('<br>')}</div></div><h1>Relevé de vos opérations par carte – ${mon(period.end, MONTHS.fr)} ${day(period.end, 'yyyy')}</h1><p>Opérations du ${full(period.start)} au ${full(period.end)}. Le montant net de <b>${blank(net)} EUR</b> sera ${net < 0n ? 'prélevé sur' : 'crédité sur'} votre compte n° ${random.digits(11)} le <b>${full(taken)}</b>.</p>` : ''}
      ${table(widths, heads('llrr', 'Date|Opération|Débit EUR|Crédit EUR') + part.map(html).join('') + end)}<div class="foot">Sous réserve des opérations non encore reçues au ${full(period.end)}. Opposition 7j/7 : 09 69 39 92 91. Plafond de paiement 2 300,00 EUR / 30 jours.</div></section>`;
  });
  const css = look(
    "8pt/10pt 'Liberation Sans'|34pt 50pt|.logo{font-size:15pt;line-height:20pt;color:#086}.addr{margin:50pt 20pt 20pt 0}h1{font-size:11pt;line-height:16pt}p{margin:8pt 0 12pt;white-space:normal}th{border-bottom:1pt solid #086;padding:3pt 2pt;color:#086}td{padding:1.5pt 2pt}.h td{background:#e4f3ec;padding:5pt 2pt;font-weight:bold}.foot{position:absolute;bottom:18pt;font-size:6pt}",
  );
  return drawnOf(pages, css, {
    account: account(
      `crédit rural d’Ombry|${who.person.toUpperCase()}|credit-card|EUR`,
      cards[0]?.number.replaceAll(' ', '') ?? null,
    ),
    period,
    rows: rows.map((move) => rowOf(move, { alsoAccepted: [move.lines[0] ?? ''] })),
  });
}

export const families: Family[] = [
  family(
    'fr-courant-nature',
    'fr',
    'checking',
    ['no-year', 'value-date-in-the-middle', 'misprint', 'charges-page'],
    courant,
  ),
  family(
    'fr-carte-differe',
    'fr',
    'credit-card',
    ['no-balance', 'sections', 'several-cards', 'foreign-lines'],
    differe,
  ),
];
