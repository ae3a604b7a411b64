/**
 * French papers: the green mutual bank's relevé (days without a year, `Ancien solde créditeur au`, two accounts in one file, a synthesis before
 * them, totals and no period), and the monthly list of a deferred-debit card: unsigned spending of one or two cards with their totals.
 */
import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import {
  account,
  booked,
  cells,
  family,
  heads,
  joined,
  look,
  type Move,
  moves,
  outIn,
  periodOf,
  rowOf,
  type Sort,
  table,
  total,
  truthOf,
} from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { banked, blanks, dealt, html, ibanOf, valued } from './eu-parts.ts';

const OPERATIONS: readonly Sort[] = [
  ['Carte X#### Boulangerie du Quai {=dd/mm}', -2400, -180],
  ['Carte X#### Marché Verdois {=dd/mm}', -14800, -650],
  ['Carte X#### Station Brévan 49 {=dd/mm}', -9700, -2800],
  ['Carte X#### Harbinger Cloud Dublin {=dd/mm}|   ##,90 USD  1 Euro = 1,0### USD', -9900, -900],
  ["Prlv Électricité de l'Ombry Éch 0#/2#|  ELO-########## FR##ZZZ######", -18900, -3500],
  ['Prlv Mutuelle Lantigny Cotisation|  ++0####### RUM 20######-#', -9800, -3900],
  ['Prlv Impots Prélèvement mensuel DGFIP|  IR 20## ME##########', -38000, -7000],
  ['Virement web Inès Boukari|  Loyer et charges', -89000, -35000],
  ['Cheque émis ########', -45000, -1500],
  ['Retrait au distributeur Verdois Ce {=dd/mm} 1#h##', -20000, -2000],
  ['Cotisation Offre Compte à Composer', -900, -400],
  ['Virement Transports Brévan|  SALAIRE 0#/20## /INV/ ########', 148000, 298000],
  ["Virement CAF de l'Ombry|  XPXREFERENCE 0######~ ####### 0######", 9000, 48000],
  ['Remise de chèques n°######0', 3000, 60000],
];
const SAVED: readonly Sort[] = [
  ['Virement web vers Livret', 5000, 60000],
  ['Virement web du Livret vers compte', -40000, -3000],
];

const FRENCH = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const spoken = (iso: string) => `${day(iso, 'd')} ${FRENCH[Number(day(iso, 'm')) - 1]} ${day(iso, 'yyyy')}`;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a sheet is drawn from top to bottom, in one piece
function releve(random: Random): Drawn {
  const period = periodOf(random, random.integer(3, 12));
  const start = dayAfter(period.start, 1);
  const main = booked(
    random,
    { start, end: period.end, sorts: OPERATIONS, floor: -60_000n },
    16,
    70,
    [-30_000, 380_000],
  );
  const book = booked(random, { start, end: period.end, sorts: SAVED }, 1, 4, [150_000, 2_200_000]);
  const who = whoIn(random, 'fr');
  const numbers = [`4${random.digits(10)}`, `5${random.digits(10)}`];
  const iban = ibanOf(random, 'FR', `1999800${random.digits(3)}${numbers[0]}`, 2);
  const short = (iso: string) => day(iso, 'dd.mm');
  const full = (iso: string) => day(iso, 'dd.mm.yyyy');
  const widths = [38, 38, 270, 74, 74, 12];
  const word = (value: bigint) => (value < 0n ? 'débiteur' : 'créditeur');
  const balance = (label: string, value: bigint, iso: string) =>
    cells('lllrrl', `||<b>${label} ${word(value)} au ${full(iso)}</b>|<b>${outIn(value, blanks)}</b>|`);
  const valueDays = main.rows.map(({ date }) => valued(random, date, -1, 2));
  const bookDays = book.rows.map(({ date }) =>
    dayAfter(`${date.slice(0, 8)}${Number(date.slice(8)) > 15 ? '16' : '01'}`, 0),
  );
  const tableHead = heads('lllrrl', 'Date<br>opé.|Date<br>valeur|<br>Libellé des opérations|<br>Débit|<br>Crédit|');
  const rowHtml = (s: number, row: Move, at: number, value: string) =>
    cells(
      'lllrrl',
      `${short(row.date)}|${short(value)}|${joined(row.lines.map((line) => line.trim()))}|${outIn(row.amount, blanks)}|<span class="thorn">¨</span>`,
      [s, at],
    );
  const ends = (rows: readonly Move[], closing: bigint) =>
    cells('lllrrl', `||Total des opérations|${blanks(total(rows, -1))}|${blanks(total(rows, 1))}|`) +
    balance('Nouveau solde', closing, period.end);
  const parts = dealt(main.rows, 10, 3, 440, 620);
  const pages = parts.map((part, p) => {
    const last = p === parts.length - 1;
    const body =
      (p === 0 ? balance('Ancien solde', main.opening, period.start) : '') +
      part.map(([row, at]) => rowHtml(0, row, at, valueDays[at] ?? '')).join('') +
      (last ? ends(main.rows, main.closing) : '');
    const head =
      p === 0
        ? `<div class="sp"><h1>Caisse Mutuelle de l'Ombry</h1><div>Votre agence : Verdois Centre<br>Tél. 02 49 ${random.digits(2)} ${random.digits(2)} ${random.digits(2)} (appel non surtaxé)<br>Date d'arrêté : ${spoken(period.end)}</div></div><div class="addr">${who.person.toUpperCase()}<br>${who.place.toUpperCase().replace(', ', '<br>')}</div><h2>RELEVÉ DE VOS COMPTES - n°${day(period.end, 'm')}</h2><div class="syn"><b>Synthèse de vos comptes en euros</b>${table([220, 120, 130], cells('llr', `Compte de Dépôt carte n° ${numbers[0]}|Solde ${word(main.closing)}|${main.closing < 0n ? '- ' : '+ '}${blanks(main.closing)} €`) + cells('llr', `Livret d'épargne n° ${numbers[1]}|Solde créditeur|+ ${blanks(book.closing)} €`))}</div>`
        : `<div class="sp"><b>Caisse Mutuelle de l'Ombry</b><span>${who.person.toUpperCase()} · Date d'arrêté : ${spoken(period.end)}</span></div>`;
    const title = `<p class="acc"><b>Compte de Dépôt carte n° ${numbers[0]}</b> en euros${p === 0 ? `<br>IBAN : ${iban} &nbsp; BIC : AGOMFRPP999` : ' (suite)'}</p>`;
    return html(
      `${head}${title}${table(widths, tableHead + body, 'main')}<div class="foot">Page ${p + 1} / ${parts.length + 1} &nbsp; ¨ opérations exonérées de commission de mouvement. La Caisse est membre du fonds de garantie, plafond 100 000 €.</div>`,
    );
  });
  pages.push(
    html(
      `<div class="sp"><b>Caisse Mutuelle de l'Ombry</b><span>${who.person.toUpperCase()} · Date d'arrêté : ${spoken(period.end)}</span></div><p class="acc"><b>Livret d'épargne n° ${numbers[1]}</b> en euros<br>${who.person.toUpperCase()}</p>${table(widths, tableHead + balance('Ancien solde', book.opening, period.start) + book.rows.map((row, at) => rowHtml(1, row, at, bookDays[at] ?? row.date)).join('') + ends(book.rows, book.closing), 'main')}<div class="syn"><b>Votre information</b><p>Le taux du Livret est de 3,00 % depuis le 01.02.2023. Plafond : 22 950 €. Intérêts acquis depuis le 1er janvier : ${blanks(BigInt(random.integer(300, 9000)))} €.</p><p>Frais d'irrégularités et d'incidents du mois : 0,00 €. Médiateur : BP 999, 75999 Ombry Cedex. Oppositions : 09 69 39 92 91 du lundi au samedi.</p></div><div class="foot">Page ${parts.length + 1} / ${parts.length + 1}</div>`,
    ),
  );
  const truth = (rows: readonly Move[], values: readonly string[]) =>
    rows.map((row, at) =>
      rowOf({ ...row, lines: row.lines.map((line) => line.trim()) }, { valueDate: values[at] ?? null }),
    );
  const holder = who.person.toUpperCase();
  return {
    pages,
    css: look(
      "8pt/10pt 'Liberation Sans Narrow'|30pt 44pt|h1{font-size:15pt;line-height:20pt;color:#007461}h2{font-size:11pt;line-height:16pt;text-align:center;border:.6pt solid #007461;margin-bottom:8pt}.addr{height:88pt;padding:30pt 0 0 280pt}.syn{background:#eef5ef;padding:6pt;margin:6pt 0}.acc{margin:8pt 0 4pt}.main{border:.6pt solid #007461}.main td,.main th{padding:1pt 3pt;border-left:.3pt solid #9bb}.main th{background:#cfe3da}.thorn{font-size:5pt}.foot{position:absolute;bottom:14pt;left:44pt;font-size:6pt}",
    ),
    statements: [
      truthOf({
        account: banked(
          account(`Caisse Mutuelle de l'Ombry|${holder}|checking|EUR`, numbers[0] ?? ''),
          iban,
          'AGOMFRPP999',
        ),
        opening: main.opening,
        closing: main.closing,
        rows: truth(main.rows, valueDays),
      }),
      truthOf({
        account: account(`Caisse Mutuelle de l'Ombry|${holder}|savings|EUR`, numbers[1] ?? ''),
        opening: book.opening,
        closing: book.closing,
        rows: truth(book.rows, bookDays),
      }),
    ],
  };
}

const SPENT: readonly Sort[] = [
  ['MARCHE VERDOIS 49VERDOIS', -15400, -720],
  ['BOUL DU QUAI 33LANTIGNY', -1900, -150],
  ['PEAGE A## SECTION 4', -4200, -190],
  ['SNACK LE TANNEUR 49VERDOIS CEDE', -3600, -900],
  ['HOTEL MERIDIEN VIEUX OMBRY', -31000, -7900],
  ['STATION BREVAN 33BREVAN', -9900, -3000],
  ['HARBINGER CLOUD|{12,00;49,99;120,00} USD - COURS 1,0###', -11500, -1100],
  ['BRINDLE RAIL LONDON|{18,40;64,00} GBP - COURS 0,8### - COMMISSION 1,##', -7900, -2100],
];

function differe(random: Random): Drawn {
  const period = periodOf(random, 1);
  const who = whoIn(random, 'fr');
  const holders = [who.person.toUpperCase(), ...(random.chance(0.6) ? ['MME LUCILE VAUQUELON'] : [])];
  const cards = holders.map((holder) => ({
    holder,
    number: `4970 ${random.digits(2)}XX XXXX ${random.digits(4)}`,
    rows: moves(random, { ...period, count: random.integer(5, 34), sorts: SPENT, floor: null }),
  }));
  const all = cards.flatMap(({ rows }) => rows);
  const debit = dayAfter(period.end, 4);
  const compte = `0${random.digits(9)}`;
  const widths = [60, 314, 106];
  const starts = cards.map((_, c) => cards.slice(0, c).reduce((count, { rows }) => count + rows.length, 0));
  const pieces = cards.flatMap((card, c) => {
    const lines = dealt(card.rows, 10, 3, c === 0 ? 460 : 600, 600);
    return lines.map((part, i) => ({ card, c, part, first: i === 0, last: i === lines.length - 1 }));
  });
  const count = pieces.length;
  const pages = pieces.map(({ card, c, part, first, last }, p) => {
    const body = part
      .map(([row, at]) =>
        cells('llr', `${day(row.date, 'dd/mm')}|${joined(row.lines)}|${blanks(row.amount)}`, [
          0,
          (starts[c] ?? 0) + at,
        ]),
      )
      .join('');
    const head =
      p === 0
        ? `<div class="sp"><h1>Banque Delbrousse</h1><div class="r">Relevé édité le ${spoken(dayAfter(period.end, 1))}<br>Page 1 / ${count}</div></div><div class="addr">${holders[0]}<br>${who.place.toUpperCase().replace(', ', '<br>')}</div><h2>RELEVÉ DES OPÉRATIONS PAR CARTE À DÉBIT DIFFÉRÉ</h2><p>Opérations du ${day(period.start, 'dd/mm/yyyy')} au ${day(period.end, 'dd/mm/yyyy')}</p><p><b>Le montant de ${blanks(total(all))} EUR sera débité le ${day(debit, 'dd/mm/yyyy')} de votre compte n° ${compte}</b></p>`
        : `<div class="sp"><b>Banque Delbrousse</b><span>Page ${p + 1} / ${count}</span></div>`;
    const sub = last
      ? cells('llr', `|<b>TOTAL DES ACHATS CARTE ${card.number}</b>|<b>${blanks(total(card.rows))}</b>`)
      : '';
    const grand =
      last && c === cards.length - 1
        ? cells('llr', `|<b>TOTAL À DÉBITER AU ${day(debit, 'dd/mm/yyyy')}</b>|<b>${blanks(total(all))}</b>`)
        : '';
    return html(
      `${head}<p class="acc">Carte Visa Premier n° ${card.number} &nbsp; ${card.holder}${first ? '' : ' (suite)'}</p>${table(widths, heads('llr', "Date d'achat|Commerçant et ville|Montant dépensé (EUR)") + body + sub + grand, 'main')}<div class="foot">Banque Delbrousse SA au capital de 412 000 000 euros - RCS Ombry 499 ${random.digits(3)} ${random.digits(3)} - ORIAS 07 02${random.digits(4)}. En cas de perte : +33 (0)9 77 40 10 08. Plafond de paiement 3 000 € sur 30 jours.</div>`,
    );
  });
  return {
    pages,
    css: look(
      "8.5pt/10pt 'Liberation Sans'|36pt 56pt|h1{font-size:15pt;line-height:20pt}h2{font-size:11pt;line-height:18pt}.addr{height:100pt;padding:36pt 0 0 270pt}.acc{background:#ddd;padding:3pt;margin:10pt 0 4pt}.main td,.main th{padding:1.5pt 3pt}.main th{border-bottom:.6pt solid #000;font-weight:bold}.foot{position:absolute;bottom:18pt;left:56pt;right:56pt;font-size:6pt;line-height:8pt}",
    ),
    statements: [
      truthOf({
        account: account(
          `Banque Delbrousse|${holders[0]}|credit-card|EUR`,
          cards.length === 1 ? (cards[0]?.number.replaceAll(' ', '') ?? null) : compte,
        ),
        period,
        rows: all.map((row) => rowOf(row)),
      }),
    ],
  };
}

export const families: Family[] = [
  family(
    'fr-compte-libelles',
    'fr',
    'checking',
    ['two-accounts', 'no-year', 'no-period', 'totals', 'value-date', 'year-crossing'],
    releve,
  ),
  family('fr-card-differe', 'fr', 'credit-card', ['unsigned', 'no-year', 'two-cards', 'totals-only'], differe),
];
