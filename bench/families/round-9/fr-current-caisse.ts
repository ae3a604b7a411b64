import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family, TrueStatement } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  inOrOut,
  joined,
  look,
  type Move,
  moves,
  outIn,
  periodOf,
  rowOf,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter, figure, intlDate, text } from '../markup.ts';
import { day, iban, whoIn } from '../stranger-parts.ts';
import { bare, drawnWith, legal, put, sheets, slip, statusOf, valueDay, withIban } from './europe-parts.ts';

/** Follow a French cooperative bank's statement of a cheque account and a savings book in one file, and a deferred card's list of purchases. */
const CHEQUES = [
  ['Carte X##{1;2} {Super U Verdois;Boulangerie Ombry;Rail Internet} {=dd/mm}', -13000, -190],
  [
    'Prlv {Elec Ombry Clients Particuliers;Libre Mobile;Mutuelle Lantigny}|Numero de client : 6 ### ### ### Numero de co|RUM FR##########',
    -16000,
    -999,
  ],
  ['Virement {M Hervé Lantigny;Web Mlle Boukari}|Loyer {=mm/yyyy}', -82000, -2000],
  ['Virement Sarl Verdois Materiaux|Salaire {=mm} {=yyyy}|Ref : SAL{=yymm}######', 140000, 280000],
  ['Virement {Cpam Du Rhone;Caf De La Gironde}|{=dd.mm.yy} XPX 699######', 600, 41000],
  ['Retrait Au Distributeur X##{1;2} Dab {Verdois;Lantigny Gare}|{=dd/mm} 1#H## {1;2} RUE DU LAVOIR', -20000, -2000],
  ['Cheque Emis ### ## ##', -45000, -1500],
  ['Cotisation Offre Eko', -300, -200],
] as const;

const money = (value: bigint): string => figure(value, { group: ' ', decimal: ',' });

const side = (value: bigint): string => (value < 0n ? 'débiteur' : 'créditeur');

interface Part {
  readonly title: string;
  readonly number: string;
  readonly rows: readonly Move[];
  readonly opening: bigint;
  readonly closing: bigint;
}

/** The lines of one account: its title, its old balance, its rows, sums and new balance. */
function linesOf(
  { title, number, rows, opening, closing }: Part,
  s: number,
  end: string,
  before: string,
): { html: string; height: number }[] {
  const balance = (label: string, iso: string, value: bigint) => {
    const pair = value < 0n ? [money(value), ''] : ['', money(value)];
    return {
      html: cells('lllrrl', [
        '',
        '',
        `<b>${label} ${side(value)} au ${day(iso, 'dd.mm.yyyy')}</b>`,
        ...pair.map((one) => `<b>${one}</b>`),
        '',
      ]),
      height: 15,
    };
  };
  const out = money(total(inOrOut(rows, -1)));
  return [
    {
      html: `<tr><td colspan="6" class="l" style="padding-top:9pt"><b style="font-size:9.5pt">${title} n° ${number}</b> en euros</td></tr>`,
      height: 24,
    },
    balance('Ancien solde', before, opening),
    ...rows.map((move, r) => ({
      html: cells(
        'lllrrl',
        [
          day(move.date, 'dd.mm'),
          day(valueDay(move), 'dd.mm'),
          joined(move.lines),
          ...outIn(move.amount, money).split('|'),
          Number(move.ref[1]) > 6 ? '¨' : '',
        ],
        [s, r],
      ),
      height: move.lines.length * 9.6 + 2,
    })),
    {
      html: cells('lllrrl', [
        '',
        '',
        'Total des opérations',
        rows.length ? out : '',
        rows.length ? money(total(inOrOut(rows, 1))) : '',
        '',
      ]),
      height: 13,
    },
    balance('Nouveau solde', end, closing),
  ];
}

const ACCOUNTS_LOOK = look(
  "7.8pt/9.6pt 'Liberation Sans'|30pt 40pt|th{background:#d5ebe6;padding:2pt 1pt}td{padding-top:2pt}",
);

function accounts(random: Random): Drawn {
  const who = whoIn(random, 'fr');
  const { start, end } = periodOf(random, random.integer(5, 28));
  const main = booked(random, { start, end, sorts: CHEQUES, floor: -60_000n }, 14, 58, [-40_000, 300_000]);
  const saving = booked(
    random,
    {
      start,
      end,
      sorts: [
        ['Virement De Compte A Compte', 2000, 60000],
        ['Virement Vers Compte Cheque', -70000, -3000],
      ],
    },
    0,
    3,
    [20_000, 2_200_000],
  );
  const off = slip(random, 0.25);
  const parts: Part[] = [
    { title: 'Compte Chèque', number: random.digits(11), ...main, closing: main.closing + off },
    { title: 'Livret A', number: random.digits(11), ...saving },
  ];
  const before = dayAfter(start, -1);
  const code = iban('FR', `1390600099${parts[0]?.number}${random.digits(2)}`);
  const long = intlDate(end, 'fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });
  const made = parts.flatMap((part, s) => linesOf(part, s, end, before));
  const pages = sheets(made, 500, 640, (some, index, count) => {
    const top = `<div class="sp"><b style="font-size:13pt;line-height:18pt;color:#007461">CAISSE AGRICOLE<br>DU VAL D'OMBRY</b><span>RELEVE DE COMPTES<br>Date d'arrêté : ${long}<br>Page ${index + 1} / ${count}</span></div>`;
    const window = index
      ? ''
      : `<div style="height:104pt"></div>${put(320, 92, `${text(who.person.toUpperCase())}<br>${text(who.place.toUpperCase())}`)}${put(40, 84, `Vos contacts<br>Votre agence : VERDOIS HALLES<br>Tél : 04 99 00 12 34 (prix d'un appel local)<br>Internet : www.ca-ombry.example<br>SOS carte : 09 69 39 99 99`, 'font-size:7pt;line-height:9pt;border:.5pt solid;padding:5pt')}<p>IBAN : ${code} &nbsp; BIC : AGRIFRPP999</p>`;
    return `${top}${window}${table([34, 34, 286, 68, 68, 14], cells('lllrrl', ['Date<br>opé.', 'Date<br>valeur', '<br>Libellé des opérations', '<br>Débit', '<br>Crédit', ''], null, 'th') + some.map(({ html }) => html).join(''))}${put(40, 788, legal(['¨ Opération exonérée de commission de mouvement. Plafond mensuel des frais d’incident 80,00 €. Taux annuel effectif global du découvert au-delà de 400,00 € : 19,76 %. Le Livret A est rémunéré à 3,00 % depuis le 01.02.2023. Dépôts garantis jusqu’à 100 000,00 € (FGDR). Médiateur : BP 99, 75999 Paris.']), 'width:510pt')}`;
  });
  const statements = parts.map(({ title, number, rows, opening, closing }, s): TrueStatement => {
    const facts = truthOf({
      account: account(
        `CAISSE AGRICOLE DU VAL D'OMBRY|${who.person.toUpperCase()}|${s ? 'savings' : 'checking'}|EUR`,
        number,
      ),
      opening,
      closing,
      ...(title === 'Livret A' ? {} : statusOf(off)),
      rows: rows.map((move) => rowOf(move, { valueDate: valueDay(move) })),
    });
    return s ? facts : withIban(facts, code, 'AGRIFRPP999');
  });
  return drawnWith(pages, ACCOUNTS_LOOK, statements);
}

const SHOPPING = [
  ['{CARREFORT MKT;MONOPRIS 0###;PICARDE SA} {BORDEAUX;OMBRY}', -15000, -390],
  ['{RAIL INTERNET;AIR FRANCO} {PARIS;0892354###}', -42000, -2900],
  ['{NETSTREAM.COM;DEEZR} {LOS GATOS;PARIS}', -1799, -599],
  [
    '{STEAKHOUSE 23RD ST;PARKING JFK} NEW YORK|{2#,##;4#,##} USD 1 EURO = 1,0812#|COMMISSION : 0,{45;91} INCLUSE',
    -9000,
    -1400,
  ],
  ['REMB. {VINTEDD;ZALANDA} PARIS', 900, 9000],
  ['STATION {TOTALE;AVIO} A10 {ORLEANS;TOURS}', -9800, -3500],
] as const;

const DEFERRED_LOOK = look(
  "8.4pt/10.4pt 'Liberation Sans'|34pt 48pt|h1{font-size:11pt;line-height:18pt}p{white-space:normal;margin-bottom:8pt}th{background:#eee;padding:3pt}td{padding:3pt 2pt 0}.h{font-weight:bold;padding-top:9pt}",
);

function deferred(random: Random): Drawn {
  const who = whoIn(random, 'fr');
  const { start, end } = periodOf(random, random.integer(24, 27));
  const cards = [0, 1].slice(0, random.integer(1, 2)).map(() => `4974 XXXX XXXX ${random.digits(4)}`);
  const groups = cards.map(() =>
    moves(random, { start, end, count: random.integer(7, 44), sorts: SHOPPING, floor: null }),
  );
  const rows = groups.flat();
  const due = dayAfter(end, 5);
  const signed = (value: bigint) => (value > 0n ? `+ ${money(value)}` : money(value));
  let at = 0;
  const bar = (label: string, value = '') => ({
    html: `<tr><td class="l h" colspan="2">${label}</td><td class="r h">${value}</td></tr>`,
    height: 22,
  });
  const made = groups.flatMap((group, g) => [
    bar(`Carte Premier n° ${cards[g]} &nbsp; ${g ? 'CONJOINT' : text(who.person.toUpperCase())}`),
    ...group.map((move) => ({
      html: cells('llr', [day(move.date, 'dd/mm'), joined(move.lines), signed(move.amount)], [0, at++]),
      height: move.lines.length * 10.4 + 3,
    })),
    bar(`TOTAL CARTE n° ${cards[g]}`, signed(total(group))),
  ]);
  const pages = sheets(made, 420, 610, (part, index, count) => {
    const head = index
      ? ''
      : `<div style="height:120pt"></div>${put(320, 96, `${text(who.person)}<br>${text(who.place)}`)}<h1>RELEVÉ DE VOS OPÉRATIONS PAR CARTE À DÉBIT DIFFÉRÉ</h1><p>Achats enregistrés du ${day(start, 'dd/mm/yyyy')} au ${day(end, 'dd/mm/yyyy')}. Le total de vos achats sera prélevé le <b>${day(due, 'dd/mm/yyyy')}</b> sur votre compte n° 000${random.digits(8)}.</p>`;
    const last =
      index < count - 1
        ? ''
        : `<div class="sp" style="margin-top:10pt;border:.6pt solid;padding:4pt"><b>MONTANT TOTAL DES ACHATS</b><b>${signed(total(rows))} EUR</b></div>`;
    return `<div class="sp"><b style="font-size:17pt;line-height:22pt;color:#c22">crédit lantigny</b><span>${index + 1}/${count}</span></div>${head}${table([52, 350, 90], cells('llr', ['Date', 'Commerçant', 'Montant en EUR'], null, 'th') + part.map(({ html }) => html).join(''))}${last}${put(48, 800, legal(['Opposition carte : 03 88 39 85 78 (24h/24). Pour une contestation, vous disposez de 13 mois. Commission sur paiement hors zone euro : 2,00 % + 0,20 €.']), 'width:490pt')}`;
  });
  const facts = truthOf({
    account: account(`crédit lantigny|${who.person}|credit-card|EUR`, bare(cards[0] ?? '')),
    period: { start, end },
    rows: rows.map((move) => rowOf(move)),
  });
  return drawnWith(pages, DEFERRED_LOOK, facts);
}

export const families: Family[] = [
  family(
    'fr-current-caisse',
    'fr',
    'checking',
    ['accounts', 'year-from-heading', 'marks-beside', 'misprint'],
    accounts,
  ),
  family('fr-card-differe', 'fr', 'credit-card', ['no-balance', 'totals-of-cards', 'no-year', 'unsigned'], deferred),
];
