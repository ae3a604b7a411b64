import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, Family } from '../family.ts';
import { account, cells, drawnOf, family, heads, joined, look, outIn, rowOf, table, total, truthOf } from '../kit.ts';
import { dayAfter, text } from '../markup.ts';
import { day, iban } from '../stranger-parts.ts';
import {
  accountIn,
  longDay,
  minus,
  month,
  type Placed,
  placed,
  SPACED,
  sheets,
  shifted,
  space,
} from './europe-parts.ts';

const fr = (iso: string) => day(iso, 'dd/mm/yyyy');
const dm = (iso: string) => day(iso, 'dd/mm');
const MOIS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

const CB = [
  ['{=ddmmyy} CB****####|{SAVEURS ET TRAD30OMBRY;PHARMA LAVOIR     30OMBRY;LES CHALETS SEC66BRÉVAN}', -36_000, -340],
  ['{=ddmmyy} CB****####|FRESHBOX NL Amstelveld|46,99EUR 1 EURO = 1,000000', -4_699, -4_699],
  ['CHEQUE', -30_000, -2_500],
  ['ECHEANCE PRET|DONT CAP 909,00 ASS. 159,29E|INT. 393,60 COM. 0,00E', -146_189, -146_189],
  ['PRLV SEPA {EAUX DE VERDOIS;ABEILLON RETRAI}|Numero de client : 60229##### -|MM97602######001', -30_000, -1_500],
  ['VIREMENT SEPA|EVI {AVRIL SANTE PREVOYAN;ELECTRICITE DE VERDOIS}', 2_000, 120_000],
  ['VIR MME SOLENE CARPENTIN|Virement vers Compte Cheques', 20_000, 200_000],
] as const;

function popular(random: Random): Drawn {
  const { opening, closing, rows, end, start, who } = month(random, 'fr', CB, {
    count: [18, 90],
    opening: [-30_000, 400_000],
    floor: -200_000n,
  });
  const printed = iban('FR', `99990999${random.digits(13)}00`);
  const number = random.digits(11);
  const nr = Number(end.slice(5, 7));
  const euro = (value: bigint) => `${minus(SPACED, '- ')(value)} €`;
  const word = (value: bigint) => (value < 0n ? 'DEBITEUR' : 'CREDITEUR');
  const reference = (row: Placed) => (row.lines[0] === 'VIREMENT SEPA' ? null : `E${row.ref.slice(0, 6)}`);
  const bar = (iso: string, value: bigint) =>
    cells('lllccr', ['', `<b>SOLDE ${word(value)} AU ${fr(iso)}</b>`, '', '', '', euro(value)]);
  const one = (row: Placed) =>
    row.lines
      .map((line, at) =>
        cells(
          'lllccr',
          at === 0
            ? [
                dm(row.date),
                text(line),
                reference(row) ?? '',
                dm(shifted(row, -1, 0)),
                dm(shifted(row, -2, 0)),
                euro(row.amount),
              ]
            : ['', `&emsp;${text(line)}`, '', '', '', ''],
          [0, row.at],
        ),
      )
      .join('');
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 10.5 + 2,
    [430, 640],
    (
      sheet,
    ) => `${sheet.first ? `<div class="sp"><div>Votre Agence : OMBRY<br>1 AVENUE DU GENERAL DU MARCHE<br>69999 OMBRY<br>Votre Conseiller : Hervé LANTIGNY<br>Tél : 99 99 99 99 99</div><div class="to">${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div></div><h1>Votre relevé de compte n°${nr} au ${fr(end)}</h1><p class="msg">MESSAGE DE VOTRE BANQUE<br>Au 10/02/${Number(end.slice(0, 4)) + 1} LES CONDITIONS GENERALES EVOLUENT. COTISATION CARTE : 45,00 EUR PAR AN.</p><p class="d">DETAIL DES OPERATIONS DE VOTRE COMPTE CHEQUES N° ${number}</p><div class="sp"><span>${text(who.person)}</span><span>IBAN : ${printed}<br>BIC : CBVDFR99XXX</span></div>` : `<div class="sp d"><span>VOTRE COMPTE CHEQUES N° ${number}</span><span>RELEVE N° ${nr} AU ${fr(end)}</span></div>`}
    ${table([42, 210, 64, 58, 50, 84], cells('lllccr', 'DATE<br>COMPTA|LIBELLE / REFERENCE||DATE<br>OPERATION|DATE<br>VALEUR|MONTANT', null, 'th') + (sheet.first ? bar(dayAfter(start, -1), opening) : '') + sheet.part.map(one).join('') + (sheet.last ? bar(end, closing) : ''), 'k')}<p class="v">20${end.slice(2).replaceAll('-', '')}*223343*EXTCL02*P148054*0000${sheet.index}</p><p class="foot">Banque Coopérative d’Ombry, société anonyme coopérative à capital variable. Siren 755 999 590 RCS Ombry. Intermédiaire d'assurance N° 07 005 999. <span class="pg">Page ${sheet.index + 1}/ ${sheet.count}</span></p>`,
  );
  return drawnOf(
    pages,
    look(
      "8pt/10.5pt 'Liberation Sans'|34pt 34pt 20pt 50pt|.to{margin-top:40pt;width:200pt}h1{font-size:13pt;line-height:18pt;margin:20pt 0 8pt}.msg{border:.5pt solid #003a70;padding:5pt}.d{background:#dce8f3;font-weight:bold;padding:3pt;margin:10pt 0 5pt}.k{margin-top:6pt}.k th{font-size:6.5pt;line-height:8pt;border-bottom:.5pt solid #003a70}.k td{padding:.5pt 0}.v{position:absolute;left:12pt;top:300pt;writing-mode:vertical-rl;font-size:5.5pt}.foot{position:absolute;bottom:20pt;font-size:6pt;width:500pt}",
    ),
    {
      account: accountIn(`Banque Coopérative d’Ombry|${who.person}|checking|EUR`, number, printed, 'CBVDFR99XXX'),
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -2, 0), reference: reference(row) })),
    },
  );
}

const WEB = [
  ['CARTE {=dd/mm} {BOUL. DU QUAI;LIBR. CARPENTIN;GARE OMBRY SNAV} OMBRY', -9_000, -310],
  ['PRLV {MUTUELLE LANTIGNY;OMBRY TELECOM}|REF 20## 29,99 ABONNEMENT', -9_000, -1_999],
  ['VIR INST {M. YANNICK DELBROUSSE;INES BOUKARI}|Loyer {mars;1.}', -80_000, -1_500],
  ['VIR PAPETERIE DU VIEUX QUAI SAS SALAIRE', 140_000, 260_000],
  ['ANN CARTE {=dd/mm} FRESHBOX', 900, 6_000],
] as const;

function fortune(random: Random): Drawn {
  const { opening, closing, rows, start, end, who } = month(random, 'fr', WEB, {
    count: [16, 90],
    opening: [-20_000, 400_000],
    floor: -60_000n,
    from: random.integer(4, 25),
  });
  const printed = iban('FR', `99980999${random.digits(13)}00`);
  const sides = (value: bigint) => (value < 0n ? [space(value), ''] : ['', space(value)]);
  const bar = (words: string, iso: string, value: bigint) =>
    cells('lllrr', [
      '',
      '',
      `<b>${words} ${value < 0n ? 'DÉBITEUR' : 'CRÉDITEUR'} AU ${fr(iso)}</b>`,
      ...sides(value).map((each) => (each ? `${each} €` : '')),
    ]);
  const one = (row: Placed) =>
    cells(
      'lllrr',
      [dm(row.date), fr(shifted(row, -2, 1)), joined(row.lines), ...outIn(row.amount, space).split('|')],
      [0, row.at],
    );
  const carry = (words: string, sheet: { after: bigint; before: bigint }) =>
    cells('lllrr', ['', '', words, ...sides(words === 'Report' ? sheet.before : sheet.after)]);
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11 + 3,
    [470, 640],
    (
      sheet,
    ) => `${sheet.first ? `<div class="sp"><b class="logo">fortunia</b><div class="to">${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</div></div><h1>Relevé de compte</h1><p>Arrêté au ${longDay(end, MOIS)}&emsp;Compte espèces<br>IBAN ${printed} BIC FTNAFR99XXX</p>` : ''}
    <div class="s${sheet.index % 2}">${table([44, 68, 248, 72, 72], heads('lllrr', 'Date|Date de valeur|Opération|Débit|Crédit') + (sheet.first ? bar('ANCIEN SOLDE', dayAfter(start, -1), opening) : carry('Report', sheet)) + sheet.part.map(one).join('') + (sheet.last ? cells('lllrr', ['', '', 'TOTAL DES OPÉRATIONS', space(total(rows, -1)), space(total(rows, 1))]) + bar('NOUVEAU SOLDE', end, closing) : carry('À reporter', sheet)), 'k')}</div>
    ${sheet.last ? '<p class="msg">Total de vos services et frais bancaires du mois : 0,00 €. Garantie de vos dépôts : 100 000 € par déposant.</p>' : ''}<p class="v">FTN 0${sheet.index}88 4 12 A</p>`,
  );
  return drawnOf(
    pages,
    look(
      "8.5pt/11pt 'Liberation Sans'|36pt 30pt 20pt 52pt|.logo{font-size:22pt;line-height:28pt;color:#5aa700}.to{margin-top:50pt;width:210pt}h1{font-size:14pt;line-height:20pt;margin:14pt 0 4pt}.k{margin-top:10pt}.k th{border-bottom:1pt solid #5aa700}.k td{padding:1.5pt 0}.s1{margin-left:4.5pt}.msg{margin-top:14pt;font-size:7pt}.v{position:absolute;left:16pt;top:420pt;writing-mode:vertical-rl;font-size:6pt}",
    ),
    {
      account: accountIn(`fortunia|${who.person}|checking|EUR`, null, printed, 'FTNAFR99XXX'),
      ...{ opening, closing },
      rows: rows.map((row) => rowOf(row, { valueDate: shifted(row, -2, 1) })),
    },
  );
}

const KINDS = [
  ['Frais bancaires et cotisations', /^\*/],
  ['Paiements carte bancaire', /^CB/],
  ['Retraits carte bancaire', /^RETRAIT/],
  ['Prélèvements', /^PRLV/],
  ['Virements reçus', /^VIR/],
] as const;
const BY_KIND = [
  ['* COTIS BOUQUET LIBERTE', -990, -790],
  ['CB {LECLAIR OMBRY;SNAV 07;U EXPRESSO}  FACT {=ddmmyy}', -9_000, -400],
  ['RETRAIT DAB OMBRY  {=dd/mm} 1#H##', -12_000, -2_000],
  ['PRLV {EAUX DE VERDOIS;OMBRY TELECOM}|-Réf. 88#### 12,00', -9_000, -1_200],
  ['VIR SEPA {VERDOIS MATERIAUX;CAF 49}|-Réf. 7####', 20_000, 220_000],
] as const;

function caisse(random: Random): Drawn {
  const {
    opening,
    rows: mixed,
    end,
    start,
    who,
  } = month(random, 'fr', BY_KIND, { count: [14, 60], opening: [20_000, 300_000], from: random.integer(3, 24) });
  const rows = placed(KINDS.flatMap(([, what]) => mixed.filter(({ lines }) => what.test(lines[0] ?? ''))));
  const closing = opening + total(rows);
  const livret = month(
    random,
    'fr',
    [
      ['VERSEMENT', 2_000, 40_000],
      ['VIR VERS COMPTE', -9_000, -1_000],
    ],
    { count: [0, 5], opening: [50_000, 900_000] },
  );
  const saved = placed(
    livret.rows.map((row) => ({ ...row, date: dayAfter(start, Math.min(28, Number(row.date.slice(8)))) })),
  );
  const numbers = [random.digits(11), random.digits(11)] as const;
  const bar = (words: string, iso: string, value: bigint) =>
    cells('llrr', ['', `<b>${words} CREDITEUR AU ${fr(iso)}</b>`, '', `<b>${space(value)}</b>`]);
  const one = (s: number) => (row: Placed) =>
    cells('llrr', [dm(row.date), joined(row.lines), ...outIn(row.amount, space).split('|')], [s, row.at]);
  const headed = (row: Placed) => {
    const [name, what] = KINDS.find(([, kind]) => kind.test(row.lines[0] ?? '')) ?? KINDS[0];
    const before = rows[row.at - 1];
    if (before && what.test(before.lines[0] ?? '')) return '';
    const some = rows.filter(({ lines }) => what.test(lines[0] ?? ''));
    return cells('llrr', [
      '',
      `<i>${name} :</i>`,
      ...outIn(total(some), (value) => `<i>${space(value)}</i>`).split('|'),
    ]);
  };
  const heading = heads('llrr', 'Date|Détail des opérations en euros|Débit|Crédit');
  const title = (name: string, number: string, more = '') => `<p class="d">${name} N° ${number}${more}</p>`;
  const pages = sheets(
    rows,
    opening,
    (row) => row.lines.length * 11 + 8,
    [360, 470],
    (
      sheet,
    ) => `<div class="sp"><b class="logo">Caisse du Quai</b><span class="r">RELEVE DE VOS COMPTES<br>au ${fr(end)} - N° ${Number(end.slice(5, 7))}<br>Page ${sheet.index + 1}/${sheet.count}</span></div>${sheet.first ? `<p class="to">${text(who.person)}<br>${text(who.place).replace(', ', '<br>')}</p>` : ''}
    ${title('COMPTE DE DEPOT', numbers[0], sheet.first ? '' : ' (suite)')}${table([44, 300, 80, 80], heading + (sheet.first ? bar('SOLDE PRECEDENT', dayAfter(start, -1), opening) : '') + sheet.part.map((row) => headed(row) + one(0)(row)).join('') + (sheet.last ? bar('NOUVEAU SOLDE', end, closing) : ''), 'k')}
    ${sheet.last ? `<p class="msg">Les lignes d'opérations correspondant à des frais et cotisations commencent par une étoile</p>${title('LIVRET A', numbers[1])}${table([44, 300, 80, 80], heading + bar('SOLDE PRECEDENT', dayAfter(start, -1), livret.opening) + saved.map(one(1)).join('') + bar('NOUVEAU SOLDE', end, livret.closing), 'k')}` : ''}`,
  );
  const facts = (type: string, number: string, some: readonly Placed[], from: bigint, to: bigint) =>
    truthOf({
      account: account(`Caisse du Quai|${who.person}|${type}|EUR`, number),
      opening: from,
      closing: to,
      rows: some.map((row) => rowOf(row)),
    });
  return {
    pages,
    css: look(
      "9pt/11pt 'Liberation Sans'|36pt 40pt 20pt|.logo{font-size:16pt;line-height:20pt;color:#b3131b}.to{margin:40pt 0 20pt 280pt}.d{border-bottom:1pt solid #b3131b;font-weight:bold;margin:12pt 0 4pt}.k td{padding:1pt 0}.k th{font-size:7.5pt}.msg{font-size:7pt;margin:4pt 0}",
    ),
    statements: [
      facts('checking', numbers[0], rows, opening, closing),
      facts('savings', numbers[1], saved, livret.opening, livret.closing),
    ],
  };
}

export const families: Family[] = [
  family(
    'fr-cheques-montant-signe',
    'fr',
    'checking',
    ['three-dates', 'no-year', 'spaced-sign', 'reference-column'],
    popular,
  ),
  family(
    'fr-en-ligne-a-reporter',
    'fr',
    'checking',
    ['carry-lines', 'no-year', 'value-date-with-year', 'margin-text'],
    fortune,
  ),
  family(
    'fr-caisse-par-nature-deux-comptes',
    'fr',
    'checking',
    ['sections', 'subtotals-before', 'two-accounts', 'no-year'],
    caisse,
  ),
];
