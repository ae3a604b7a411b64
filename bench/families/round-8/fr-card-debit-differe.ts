import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, look, type Move, moves, rowOf, total } from '../kit.ts';
import { dayAfter, figure, text } from '../markup.ts';
import { day, whoIn } from '../stranger-parts.ts';
import { BLANKED, billOf, columns, flow, foot, named, type Sorts } from './europe-parts.ts';

/** After a French bank's list of deferred debit card purchases: days without a year, town and country in columns, a total for each card and for the account, no balance. */

const SORTS: Sorts = [
  ['{CARREFOUX;MONOPRIZ;INTERMARCHAND}|{VERDOIS;LANTIGNY;PARIS 12}|', -22_000, -350],
  ['{SNCV INTERNET;RATIP NAVIGO;UBARE *EATS}|PARIS|', -18_000, -190],
  ['{BOULANG. DU QUAI;CAFE LE RELAIS;PHARM. OMBRY}|OMBRY|', -6_500, -110],
  ['{PEAGE APRX AUTOROUT;TOTALIS ####;ESSO EXPRES ####}|{DIJON;BEAUNE;MACON}|', -9_800, -290],
  ['X|{AMAZIN PAYMENTS;HOTEL BELLAVISTA;BOOTS ####}|{LUXEMBOURG;ROMA;LONDON}|{LU;IT;GB}', -43_000, -900],
  ['{FNOC.COM;DECATHLOR} AVOIR|IVRY|', 900, 12_000],
];

const LONG = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
const ALIGN = 'lllcrrr';
const WIDTHS = [38, 150, 104, 32, 74, 58, 58];
const long = (iso: string): string => `${named(iso, LONG, false).replace(/^1 /, '1er ')} ${iso.slice(0, 4)}`;
const euros = (value: bigint): string => figure(value, BLANKED);

interface Told {
  readonly row: Move;
  readonly cells: readonly string[];
  readonly description: string;
  readonly short: readonly string[];
}

function toldOf(random: Random, row: Move): Told {
  const foreign = row.lines[0] === 'X';
  const [name = '', town = '', land = ''] = foreign ? row.lines.slice(1) : row.lines;
  const rate = BigInt(random.integer(82, 89));
  const abroad = land === 'GB' ? `${euros((-row.amount * rate) / 100n)} GBP` : '';
  const sides = row.amount < 0n ? [euros(row.amount), ''] : ['', euros(row.amount)];
  const base = `${name} ${town}`;
  return {
    row,
    cells: [day(row.date, 'dd/mm'), text(name), town, land, abroad, ...sides],
    description: `${base} ${land}`.trim(),
    short: [base, name],
  };
}

function draw(random: Random): Drawn {
  const { person, place } = whoIn(random, 'fr');
  const { start, end } = billOf(random, random.integer(24, 28));
  const cards = Array.from({ length: random.integer(1, 3) }, () => ({
    number: `${random.digits(4)} XXXX XXXX ${random.digits(4)}`,
    rows: moves(random, { start, end, count: random.integer(4, 36), sorts: SORTS, floor: null }).map((row) =>
      toldOf(random, row),
    ),
  }));
  const all = cards.flatMap(({ rows }) => rows);
  const sum = total(all.map(({ row }) => row));
  const number = random.digits(11);
  let r = 0;
  const totalRow = (label: string, rows: readonly Told[], kind: string) => {
    const moved = rows.map(({ row }) => row);
    return {
      h: 20,
      html: `<tr class="${kind}"><td></td><td colspan="4" class="l">${label}</td><td class="r">${euros(total(moved, -1))}</td><td class="r">${total(moved, 1) > 0n ? euros(total(moved, 1)) : ''}</td></tr>`,
    };
  };
  const blocks = cards.flatMap((card) => [
    {
      h: 24,
      html: `<tr class="card"><td colspan="7" class="l">CARTE ${card.number} &nbsp; ${text(person.toUpperCase())}</td></tr>`,
    },
    ...card.rows.map((told) => ({ h: 12, html: cells(ALIGN, told.cells, [0, r++]) })),
    totalRow(`TOTAL CARTE ${card.number.slice(-4)}`, card.rows, 'sub'),
  ]);
  const last = [
    totalRow('TOTAL DES OPÉRATIONS', all, 'tot'),
    {
      h: 76,
      html: `<p class="n">Le montant net de <b>${euros(sum)} EUR</b> sera débité de votre compte le ${long(dayAfter(end, 6))}.</p><p class="s">En cas de perte ou de vol, faites opposition au 09 55 55 01 01. Les opérations en devises sont converties au cours du jour de traitement, majoré d'une commission de 2,00 % (minimum 1,00 EUR). Votre plafond de paiement : 3 000,00 EUR sur 30 jours glissants. Contestation sous 13 mois. Médiateur : BP 151, 75999 Ombry.</p>`,
    },
  ];
  const pages = flow([...blocks, ...last], {
    first: 500,
    rest: 650,
    table: columns(WIDTHS, heads(ALIGN, 'DATE|COMMERÇANT|VILLE|PAYS|MONTANT DEVISE|DÉBIT EUR|CRÉDIT EUR'), 't'),
    page: (inside, index, count) =>
      `<div class="sp"><b class="logo">CRÉDIT VERDOIS</b><span class="r">Page ${index + 1}/${count}<br>Édité le ${day(dayAfter(end, 1), 'dd/mm/yyyy')}</span></div>${index === 0 ? `<div class="addr">${text(person.toUpperCase())}<br>${text(place.toUpperCase()).replace(', ', '<br>')}</div>` : ''}<h1>RELEVÉ DE VOS OPÉRATIONS CARTE À DÉBIT DIFFÉRÉ</h1><p>Période du ${long(start)} au ${long(end)}<br>Compte de rattachement n° ${number}</p>${inside}${foot('Crédit Verdois, société coopérative à capital variable, 3 quai Brévan, 49999 Verdois - RCS 999 555 111 - ORIAS 07 999 555')}`,
  });
  const css = look(
    "7.5pt/9.5pt 'Liberation Sans'|36pt 40pt|.logo{font-size:15pt;color:#006a4e}.addr{margin:40pt 0 40pt 270pt}h1{font-size:10.5pt;margin-bottom:6pt;text-align:center}p{margin-bottom:10pt}.t th{border:.5pt solid #006a4e;padding:2pt;font-size:6.5pt}.t td{padding:1.2pt 2pt}.card td{font-weight:bold;padding-top:9pt}.sub td{font-style:italic;padding:4pt 2pt}.tot td{font-weight:bold;border-top:.8pt solid #006a4e;padding:4pt 2pt}.n{margin-top:10pt}.s,.foot{font-size:6.3pt;line-height:8pt;color:#555}",
  );
  return drawnOf(pages, css, {
    account: account(`CRÉDIT VERDOIS|${person.toUpperCase()}|credit-card|EUR`, number),
    period: { start, end },
    rows: all.map(({ row, description, short }) => rowOf({ ...row, lines: [description] }, { alsoAccepted: short })),
  });
}

export const families: Family[] = [
  family(
    'fr-card-debit-differe',
    'fr',
    'credit-card',
    ['no-year-in-rows', 'totals-only', 'several-cards', 'no-balance', 'blank-thousands'],
    draw,
  ),
];
