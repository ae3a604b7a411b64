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
  moves,
  outIn,
  periodOf,
  rowOf,
  table,
  total,
} from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { comma, longDay, type Placed, placed, sheets, shifted, space } from './europe-parts.ts';

const fr = (iso: string) => day(iso, 'dd/mm/yyyy');

const CHEQUES = [
  ['CHEQUE', -60_000, -2_500],
  ['PRLV SEPA {EAUX DE VERDOIS;MUTUELLE LANTIGNY;ASSUR OMBRY}|RUM ++ M###### ICS FR99ZZZ######', -21_000, -1_500],
  ['CARTE X#### {=dd/mm} {BOUL. DU QUAI;LIBR. CARPENTIN;GARE OMBRY}', -8_000, -450],
  ['VIR SEPA RECU {CAF VERDOIS;MME BOUKARI INES}|REF {LOYER;REMB;NOTE 12} 2###', 9_000, 160_000],
  ['RET DAB VERDOIS {=dd/mm} 1#H4#', -20_000, -2_000],
  ['COM INTERVENTION|# OPERATION(S) DU {=dd/mm}', -2_400, -800],
] as const;

const widths = [52, 205, 52, 50, 46, 62, 62];
const thead = cells(
  'llrccrr',
  'DATE<br>COMPTA|LIBELLE/REFERENCE|N° OPE|DATE<br>OPERATION|DATE<br>VALEUR|DEBIT<br>EUROS|CREDIT<br>EUROS',
  null,
  'th',
);

/** Fees, cheques and credits once more, by kind. */
function repeated(all: readonly Placed[], label: string): string {
  const fees = all.filter(({ lines }) => lines[0]?.startsWith('COM'));
  const paid = all
    .filter(({ lines }) => lines[0] === 'CHEQUE')
    .map((row) => `<span>${row.ref.slice(0, 7)}&ensp;${day(row.date, 'dd/mm')}&ensp;${space(row.amount)}</span>`);
  const received = all.filter(({ amount }) => amount > 0n);
  return `<p class="acc">RECAPITULATIF DES FRAIS ET SERVICES BANCAIRES</p>${table(widths, thead + fees.map((row) => cells('llrccrr', [day(row.date, 'dd/mm'), text(row.lines[0] ?? ''), row.ref.slice(0, 7), '', '', space(row.amount), ''])).join('') + cells('llrccrr', ['', label, '', '', '', space(total(fees)), '']), 'k')}
    <p class="acc">RECAPITULATIF DES CHEQUES PAYES (${paid.length})</p><div class="chq">${paid.join('')}</div><p class="acc">DETAIL DES VIREMENTS SEPA RECUS</p>${table([60, 330, 90], heads('llr', 'DATE|DETAIL|CREDIT EUROS') + received.map((row) => cells('llr', [fr(row.date), text(row.lines.slice(1).join(' ')), space(row.amount)])).join(''), 'k')}<p class="sm">Ces détails reprennent des opérations déjà inscrites ci-dessus. Découvert autorisé : 700,00 EUR, TAEG 14,90 %.</p>`;
}

function cheques(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(3, 20));
  const { opening, rows, closing } = booked(
    random,
    { start, end, sorts: CHEQUES, floor: -70_000n },
    10,
    34,
    [-40_000, 200_000],
  );
  const who = whoIn(random, 'fr');
  const number = random.digits(11);
  const all = placed(rows);
  const word = (value: bigint) => (value < 0n ? 'DEBITEUR' : 'CREDITEUR');
  const sold = (label: string, iso: string, value: bigint) =>
    cells('llrccrr', [
      '',
      `<b>SOLDE ${word(value)} ${label} ${fr(iso)}</b>`,
      '',
      '',
      '',
      ...outIn(value, space).split('|'),
    ]);
  const one = (row: Placed) =>
    cells(
      'llrccrr',
      [
        `${day(row.date, 'dd/mm')}${row.lines[0]?.startsWith('COM') ? '&ensp;F' : ''}`,
        joined(row.lines),
        row.ref.slice(0, 7),
        day(shifted(row, -2, 0), 'dd/mm'),
        day(shifted(row, 0, 1), 'dd/mm'),
        ...outIn(row.amount, space).split('|'),
      ],
      [0, row.at],
    );
  const top = (sheet: number) =>
    `<div class="sp"><b class="logo">CAISSE VERDOISE</b><span>RELEVE N° ${Number(end.slice(5, 7))} AU ${fr(end)}<br>Page ${sheet}</span></div>`;
  const pages = sheets(
    all,
    opening,
    (row) => row.lines.length * 10.5 + 2,
    [520, 620],
    (sheet) => `${top(sheet.index + 1)}
    ${sheet.first ? `<p class="to">${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</p>` : ''}<p class="acc">VOTRE COMPTE CHEQUES N° ${number}</p>
    ${table(widths, thead + (sheet.first ? sold('AU', dayAfter(start, -1), opening) : '') + sheet.part.map(one).join('') + (sheet.last ? cells('llrccrr', ['', 'TOTAL DES MOUVEMENTS', '', '', '', space(total(rows, -1)), space(total(rows, 1))]) + sold('AU', end, closing) : ''), 'k')}${sheet.last ? '' : '<p class="r">(suite au verso)</p>'}`,
  );
  const again = `${top(pages.length + 1)}${repeated(all, `TOTAL DU ${fr(start)} AU ${fr(end)}`)}`;
  return drawnOf(
    [...pages, again],
    look(
      "8pt/10.5pt 'Liberation Sans'|30pt 32pt 20pt 32pt|.logo{font-size:12pt;color:#005ea8;line-height:14pt;width:260pt}.to{margin:34pt 0 30pt 290pt}.acc{background:#dbe9f6;padding:3pt 6pt;font-weight:bold;margin:12pt 0 6pt}.k th{font-size:6.5pt;line-height:8pt;border:.5pt solid #005ea8;padding:2pt}.k td{border-left:.5pt solid #005ea8;border-right:.5pt solid #005ea8;padding:1pt 3pt}.k{border-bottom:.5pt solid #005ea8}.sm{font-size:6.5pt;margin-top:10pt}.chq{display:grid;grid-template-columns:1fr 1fr 1fr;padding:0 6pt}",
    ),
    {
      account: account(`CAISSE VERDOISE|${who.person}|checking|EUR`, number),
      ...{ period: { start, end }, opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, 0, 1), reference: row.ref.slice(0, 7) })),
    },
  );
}

const ACHATS = [
  ['{HYPER OMBRY;MARCHE BRÉVAN} VERDOIS', -16_000, -800],
  ['SNAV TRAINS INTERNET', -14_000, -2_000],
  ['{PHARM. DU LAVOIR;OPTIQUE 45} OMBRY', -9_000, -600],
  ['{GBR LONDON;CHE BASEL} MUSEUM CAFE', -5_000, -700],
  ['REMBT {CHAUSS. DELBROUSSE;VOYAGE AZUREA}', 2_000, 30_000],
] as const;

function differe(random: Random): Drawn {
  const { start, end } = periodOf(random, random.integer(18, 26));
  const who = whoIn(random, 'fr');
  const all = placed(moves(random, { start, end, count: random.integer(6, 40), sorts: ACHATS, floor: null }));
  const digits = random.digits(4);
  const MOIS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
  const one = (row: Placed) =>
    cells(
      'llrrr',
      [
        day(row.date, 'dd.mm'),
        text(row.lines[0] ?? ''),
        row.lines[0]?.startsWith('GBR') ? `${comma((-row.amount * 86n) / 100n)} GBP` : '',
        ...outIn(row.amount, space).split('|'),
      ],
      [0, row.at],
    );
  const half = Math.ceil(all.length / 2);
  const side = (some: readonly Placed[]) =>
    table(
      [30, 118, 46, 34, 34],
      heads('llrrr', 'Date|Commerçant|Devise|Débit €|Crédit €') + some.map(one).join(''),
      'k',
    );
  const page = `<div class="sp"><div><div class="logo">azurea<b>banque</b></div></div><div class="r"><b>Relevé des opérations<br>carte à débit différé</b></div></div>
    <div class="sp mid"><div>Carte n° 4999 **** **** ${digits}<br>Titulaire : ${text(who.person)}<br>Opérations du ${longDay(start, MOIS)} au ${longDay(end, MOIS)}</div><div class="pill">Montant prélevé le ${fr(dayAfter(end, 5))}<br><b>${space(total(all))} €</b><br>sur votre compte 000${digits}9 0</div></div>
    <div class="sp">${side(all.slice(0, half))}${side(all.slice(half))}</div>
    <p class="tot">Total des débits ${space(total(all, -1))} € &emsp; Total des crédits ${space(total(all, 1))} €</p>
    <p class="sm">Les opérations faites après le ${fr(end)} figureront sur le prochain relevé. Plafond de paiement : 3 000 € sur 30 jours glissants.</p>`;
  return drawnOf(
    [page],
    look(
      "7pt/11pt 'DejaVu Sans Condensed','DejaVu Sans'|40pt 30pt 20pt 30pt|.logo{font-size:19pt;line-height:22pt;color:#0077b6}.mid{margin:30pt 0 22pt;font-size:8.5pt;line-height:13pt}.pill{border-radius:10pt;background:#e0f3fb;padding:8pt 14pt;text-align:center}.k th{border-bottom:.6pt solid #0077b6;font-size:6pt}.k td{font-size:6.5pt;border-bottom:.2pt solid #ccc;padding:1.5pt 0}.tot{margin-top:16pt;font-weight:bold;text-align:right;font-size:8.5pt}.sm{margin-top:24pt;color:#555}",
    ),
    {
      account: account(`azureabanque|${who.person}|credit-card|EUR`, `4999 **** **** ${digits}`),
      period: { start, end },
      rows: all.map((row) => rowOf(row)),
    },
  );
}

export const families: Family[] = [
  family(
    'fr-cheques-trois-dates',
    'fr',
    'checking',
    ['three-dates', 'no-year', 'rows-repeated-later', 'word-sign'],
    cheques,
  ),
  family('fr-carte-differe-deux-colonnes', 'fr', 'credit-card', ['side-by-side', 'no-balances', 'no-year'], differe),
];
