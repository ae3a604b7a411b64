import type { Random } from '../../../corpus/generator/random.ts';
import { type Drawn, type Family, LETTER, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A Québec credit union's monthly relevé de compte: several accounts of one folio below one another (chequing and savings),
 * a code column, a column of fees beside withdrawals and deposits, decimal commas, days and months without a year.
 */
type Kind = 'EOP' | 'ES1';

interface Entry {
  readonly date: string;
  readonly code: string;
  readonly label: string;
  readonly cents: bigint;
  readonly fee: boolean;
  readonly balance: bigint;
}

interface Account {
  readonly kind: Kind;
  readonly title: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly Entry[];
}

const MONTHS = 'JAN FÉV MAR AVR MAI JUN JUL AOÛ SEP OCT NOV DÉC'.split(' ');
const FULL = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const WORDS: Record<string, readonly string[]> = {
  shop: 'MARCHÉ DES ÉRABLES|PHARMACIE L. BEAUPRÉ|QUINCAILLERIE DU COIN|RESTO CHEZ GINETTE|PÉTROLES LAFLEUR'.split('|'),
  ville: 'RIMOUSKI|TROIS-RIVIÈRES|LÉVIS|GATINEAU|SHERBROOKE'.split('|'),
  corp: 'Hydro-Rivière|Vidéo-Câble|Assur. Laurier|Ville de Lévis (taxes)|Mobilité Nordet'.split('|'),
  qui: 'Mélanie Gagné|J.-F. Thériault|Nadia Benali|Luc Côté'.split('|'),
};

/** Code and text; `#` is a digit, a name in braces one of its words. */
const OUT = [
  'ACH|Achat / {shop} {ville}',
  'ACS|Achat sans contact / {shop}',
  'ACI|Achat par Internet / {shop}',
  'RGA|Retrait au GA / Caisse ###### {ville}',
  'RIN|Retrait Interac / ######## {ville} QC',
  'PFI|Paiement facture - AccèsNet / {corp} ####',
  'DRE|Paiement préautorisé / {corp} No ref ########',
  'ASS|Assurance / {corp}',
  'HYP|Paiement hypothèque / Prêt ##-####',
  'VIR|Virement Interac à / {qui} /',
  'VFF|Virement entre folios / à ######-EOP',
  'CHQ|Chèque no ### / 8##### IMG',
  'PRR|Contribution REER / versement 50,00 $ x 2',
  'RFC|Retrait au comptoir /{ville}',
  'RBT|Remboursement prêt / PR # échéance du {jm}',
  'AJD|Ajustement débiteur / dossier ######',
];
const FEES = [
  'FRU|Frais d’utilisation',
  'FIX|Frais fixes d’utilisation',
  'FRG|Frais guichet autre institution',
  'INT|Intérêt marge de crédit',
];
const IN = [
  'PAI|Paie / {corp}',
  'DPA|Dépôt direct / Gouv. Québec Sol. fam.',
  'DPC|Dépôt direct / Canada PCU TPS',
  'VIR|Virement Interac de / {qui} /CA####',
  'DGA|Dépôt au GA / Caisse ######',
  'DMB|Dépôt mobile / {jm} no ####',
  'RIS|Ristourne individuelle',
  'VFF|Virement entre folios / de ######-ET1',
];
const SAVINGS = ['VFF|Virement entre folios / de ######-EOP', 'VFA|Virement automatique / épargne programmée'];

const money = (cents: bigint): string => `${figure(cents, { group: ' ', decimal: ',' })}${cents < 0n ? '-' : ''}`;
const shortDate = (iso: string): string => `${partsOf(iso).d} ${MONTHS[Number(partsOf(iso).mm) - 1]}`;
const longDate = (iso: string, year: boolean): string => {
  const { d, mm, yyyy } = partsOf(iso);
  return `${d === '1' ? '1er' : d} ${FULL[Number(mm) - 1]}${year ? ` ${yyyy}` : ''}`;
};

const fill = (random: Random, day: string, pattern: string): string =>
  pattern
    .replace(/#/g, () => random.digits(1))
    .replace(/\{(\w+)\}/g, (_, name: string) => (name === 'jm' ? shortDate(day) : random.pick(WORDS[name] ?? [])));

function drawEntries(random: Random, kind: Kind, start: string, opening: bigint, count: number): Entry[] {
  let balance = opening;
  const days = Array.from({ length: count }, () => dayAfter(start, random.integer(0, 29))).sort();
  return days.map((date) => {
    const income = kind === 'ES1' || balance < 0n || random.chance(0.17);
    const fee = !income && random.chance(0.08);
    const size = random.integer(fee ? 100 : 450, fee ? 1_600 : income ? 210_000 : 26_000);
    const [code = '', label = ''] = fill(
      random,
      date,
      random.pick(kind === 'ES1' ? SAVINGS : income ? IN : fee ? FEES : OUT),
    ).split('|');
    const cents = BigInt(income ? size : -size);
    balance += cents;
    return { date, code, label, cents, fee, balance };
  });
}

function drawAccounts(random: Random, start: string): Account[] {
  const kinds: readonly Kind[] = random.chance(0.7) ? ['EOP', 'ES1'] : ['EOP'];
  return kinds.map((kind) => {
    const opening = BigInt(random.integer(3_000, 700_000));
    const count = kind === 'ES1' ? random.integer(0, 6) : random.integer(random.chance(0.2) ? 1 : 30, 90);
    const entries = drawEntries(random, kind, start, opening, count);
    const title = kind === 'EOP' ? 'EOP - Épargne avec opérations' : 'ES1 - Épargne stable';
    return { kind, title, opening, closing: entries.at(-1)?.balance ?? opening, entries };
  });
}

const COLUMNS =
  '<tr class="th"><th>Date</th><th>Code</th><th class="l">Description</th><th>Frais</th><th>Retrait</th><th>Dépôt</th><th>Solde</th></tr>';

const WIDTHS = `<colgroup>${[46, 34, 0, 46, 62, 62, 66].map((width) => `<col style="${width > 0 ? `width:${width}pt` : ''}">`).join('')}</colgroup>`;

function line(entry: Entry, statement: number, row: number): string {
  const { cents, fee } = entry;
  const amount = money(cents < 0n ? -cents : cents);
  const amounts = [fee ? amount : '', cents < 0n && !fee ? amount : '', cents < 0n ? '' : amount, money(entry.balance)];
  return `<tr ${rowAttribute(statement, row)}><td class="n">${shortDate(entry.date)}</td><td class="c">${entry.code}</td><td>${text(entry.label)}</td>${amounts.map((cell) => `<td class="n">${cell}</td>`).join('')}</tr>`;
}

function lines({ kind, title, opening, closing, entries }: Account, statement: number): string[] {
  const bound = (label: string, amount: bigint) =>
    `<tr class="s"><td></td><td></td><td>${label}</td><td></td><td></td><td></td><td class="n">${money(amount)}</td></tr>`;
  const name = `<tr class="t"><td colspan="7">${title}</td></tr>`;
  const rate =
    kind === 'ES1'
      ? [
          '<tr><td></td><td></td><td colspan="5" class="i">Taux d’intérêt annuel en vigueur : 1,250 % &nbsp; Intérêt couru non versé : 3,17 $</td></tr>',
        ]
      : [];
  const rows = entries.map((entry, row) => line(entry, statement, row));
  return [
    name,
    COLUMNS,
    bound('Solde reporté', opening),
    ...rows,
    bound('Solde de fermeture', closing),
    ...rate,
    '<tr><td colspan="7"></td></tr>',
  ];
}

interface Paper {
  readonly start: string;
  readonly end: string;
  readonly holder: string;
  readonly transit: string;
  readonly folio: string;
}

function head({ start, end, holder, transit, folio }: Paper, page: number, pages: number): string {
  const period = `Du ${longDate(start, start.slice(0, 4) !== end.slice(0, 4))} au ${longDate(end, true)}`;
  const number = `<table class="ids"><tr><td>Transit</td><td>Folio</td><td>Page</td></tr><tr><td><b>${transit}</b></td><td><b>${folio}</b></td><td>${page} de ${pages}</td></tr></table>`;
  const top = `<div class="top"><div><div class="logo">Caisse de la Côte-aux-Pins</div>${page === 1 ? '14, rue Principale, Saint-Elzéar (Québec) G0S 2J0<br>Téléphone : 418 555-0127' : ''}</div><div><div class="h">RELEVÉ DE COMPTE</div>${period}${number}</div></div>`;
  return page > 1
    ? top
    : `${top}<div class="to">${text(holder)}<br>${folio.slice(1, 4)}, RANG DES ÉRABLES<br>SAINT-ELZÉAR QC &nbsp;G0S 2J0</div>`;
}

function pagesOf(paper: Paper, accounts: readonly Account[]): string[] {
  const all = accounts.flatMap(lines);
  const chunks: string[][] = [all.slice(0, 38)];
  for (let at = 38; at < all.length; at += 47) chunks.push(all.slice(at, at + 47));
  return chunks.map((chunk, index) => {
    const again = index > 0 && !chunk[0]?.includes('class="t"') ? COLUMNS : '';
    const last =
      index === chunks.length - 1
        ? '<div class="note"><b>Vérifiez ce relevé.</b> Toute erreur doit être signalée dans les 30 jours. Codes : ACH achat, RGA retrait au guichet automatique, PFI paiement de facture, VIR virement.</div>'
        : '<div class="note">Suite à la page suivante</div>';
    return `<section class="page">${head(paper, index + 1, chunks.length)}<table class="list">${WIDTHS}${again}${chunk.join('')}</table>${last}</section>`;
  });
}

const CSS = `.page { padding: 28pt 36pt; font-family: 'Liberation Sans Narrow'; font-size: 9.5pt; line-height: 12pt; } .top { display: flex; justify-content: space-between; height: 78pt; } .logo { color: #00733e; font-weight: bold; font-size: 14pt; line-height: 20pt; }
 .h { font-weight: bold; font-size: 12pt; } .ids { margin-top: 5pt; width: 190pt; } .ids td { border: .5pt solid #00733e; padding: 1pt 6pt; text-align: center; } .to { height: 88pt; padding: 24pt 0 0 46pt; }
 .list { width: 100%; table-layout: fixed; } .list td { height: 13pt; padding: 0 4pt; white-space: pre; } .th th { background: #00733e; color: #fff; font-weight: normal; height: 13pt; } .th .l { text-align: left; padding-left: 4pt; }
 .t td { font-weight: bold; font-size: 11pt; border-bottom: 1pt solid #00733e; } .s td { font-style: italic; } .n { text-align: right; } .c { text-align: center; } .i { font-size: 8pt; }
 .note { position: absolute; bottom: 20pt; left: 36pt; right: 36pt; font-size: 8pt; line-height: 9pt; border-top: .5pt solid #888; padding-top: 3pt; }`;

function statementOf(paper: Paper, { kind, opening, closing, entries }: Account, failed: boolean): TrueStatement {
  const transactions = entries.map(
    (entry): TrueRow => ({
      ...{
        date: entry.date,
        valueDate: null,
        description: `${entry.code} ${entry.label}`,
        alsoAccepted: [entry.label],
      },
      ...{ reference: null, amount: contractAmount(entry.cents), balance: contractAmount(entry.balance) },
    }),
  );
  const known = { institution: 'Caisse de la Côte-aux-Pins', holder: paper.holder, number: paper.folio };
  return {
    account: { ...known, iban: null, bic: null, type: kind === 'EOP' ? 'checking' : 'savings', currency: 'CAD' },
    ...{
      period: { start: paper.start, end: paper.end },
      opening: contractAmount(opening),
      closing: contractAmount(closing),
    },
    ...{ transactions, reconciliation: { status: failed ? 'failed' : 'verified' } },
  };
}

function draw(random: Random): Drawn {
  const year = random.integer(2022, 2025);
  const month = random.integer(1, 12);
  const start = `${year}-${String(month).padStart(2, '0')}-${random.pick(['01', '05', '16'])}`;
  const holders = [
    'MME GENEVIÈVE ARSENAULT',
    'M. RÉJEAN PELLETIER',
    'M. KARIM OUELLET ET MME ANNE ROY',
    'MLLE ÉLISE FORTIN-DUBÉ',
  ];
  const paper = {
    start,
    end: dayAfter(start, 29),
    holder: random.pick(holders),
    transit: `815-${random.digits(5)}`,
    folio: random.digits(6),
  };
  const accounts = drawAccounts(random, start);
  const wrong = random.chance(0.17) && (accounts[0]?.entries.length ?? 0) > 2;
  const off = BigInt(random.integer(1, 99)) * 10n;
  const slip = wrong ? random.integer(0, (accounts[0]?.entries.length ?? 1) - 1) : -1;
  const closes = random.chance(0.5);
  const printed = accounts.map((account, index) => {
    if (!wrong || index > 0) return account;
    if (closes) return { ...account, closing: account.closing + off };
    return {
      ...account,
      entries: account.entries.map((entry, row) => (row === slip ? { ...entry, balance: entry.balance + off } : entry)),
    };
  });
  const statements = printed.map((account, index) => statementOf(paper, account, wrong && index === 0));
  return { pages: pagesOf(paper, printed), css: CSS, statements };
}

export const families: Family[] = [
  {
    ...{ name: 'ca-releve-folio-fr', country: 'CA', language: 'fr', type: 'checking', size: LETTER, draw },
    difficulties: ['several-accounts', 'fee-column', 'code-column', 'decimal-comma', 'no-year'],
  },
];
