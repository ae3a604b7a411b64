import type { Random } from '../../../corpus/generator/random.ts';
import {
  drawEntries,
  drawFlaw,
  type Entry,
  ibanOf,
  inFours,
  misprinted,
  pack,
  rowCount,
  sort,
  sumOf,
  verdict,
  type Words,
} from '../commonwealth.ts';
import { A4, type Drawn, type Family, type TrueRow } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/**
 * A French savings bank's statement of a current account, its operations told apart by nature: transfers in, deposits, direct
 * debits, cards, cheques, charges; each nature with a total in its title, one signed column, the value date behind the text.
 */
const BANK = 'Caisse Populaire du Val de Brévan';
const SORTS = [
  sort('vir', 'VIR SEPA {firm}|SALAIRE {my} -Réf. donneur d’ordre : ~~########', 110_000, 340_000),
  sort('vir', 'VIR SEPA {person}|-Réf. donneur d’ordre : REMBOURSEMENT RESTO', 900, 25_000),
  sort('vir', 'VIR INST {person}', 500, 60_000),
  sort('vir', 'VIR SEPA CPAM DE L OMBRY|{dma} ############ REMBT SOINS', 700, 9_000),
  sort('vir', 'VIR SEPA CAF ALLOC|#######X MOIS DE {my}', 9_000, 60_000),
  sort('dep', 'VERSEMENT ESPECES AUTOMATE|{town} LE {dma} A {hh}H2#', 2_000, 80_000),
  sort('dep', 'REMISE DE CHEQUES BORD. ####### (2 CHQ)', 3_000, 150_000),
  sort('prl', 'PRLV {util}|-Réf. donneur d’ordre : ##-########|-Réf. mandat : ++FR##ZZZ######', -1_900, -16_000),
  sort('prl', 'PRLV {util}|ECH {dma} CTR ##########', -900, -12_000),
  sort('prl', 'PRLV DGFIP IMPOT ######## PAS {my}', -3_000, -60_000),
  sort('prl', 'PRLV {assur}|COTISATION {my} CONTRAT ########', -1_500, -14_000),
  sort('emi', 'VIR SEPA {person}|-Réf. donneur d’ordre : LOYER {my}', -45_000, -120_000),
  sort('emi', 'VIR INST {person}|CADEAU COMMUN', -1_000, -20_000),
  sort('emi', 'VIR LIVRET A EPARGNE AUTO', -2_000, -40_000),
  sort('cb', 'CB {shop} FACT {djma}', -250, -9_000),
  sort('cb', 'CB {shop} {town} FACT {djma}', -300, -14_000),
  sort('cb', 'CB {web} FACT {djma}', -499, -16_000),
  sort('cb', 'CB {abroad} FACT {djma}|##,## GBP TX 1,1####', -900, -21_000),
  sort('cb', 'CB {shop} REMB {djma}', 900, 8_000),
  sort('cb', 'RETRAIT DAB {town} {djma} {hh}H2#|CARTE XX ####', -2_000, -30_000),
  sort('cb', 'RETRAIT DAB HORS RESEAU {djma} {hh}H2#|CARTE XX ####', -2_000, -20_000),
  sort('chq', 'CHEQUE N° #######', -1_500, -90_000),
  sort('chq', 'CHEQUE N° ####### VOTRE TALON ##', -1_500, -40_000),
  sort('fra', '*COTISATION BOUQUET LIBERTE', -790, -1_490),
  sort('fra', '*COMMISSION D’INTERVENTION|1 OPERATION LE {dma}', -800, -805),
  sort('fra', '*FRAIS PAIEMENT CB HORS ZONE EURO', -25, -600),
  sort('fra', 'INTERETS DEBITEURS AU {dma}', -20, -2_100),
  sort('fra', '*REMISE COMMERCIALE', 100, 900),
];
const NATURES: readonly (readonly [string, string])[] = [
  ['vir', 'Virements reçus'],
  ['dep', 'Dépôts d’espèces et remises de chèques'],
  ['prl', 'Prélèvements'],
  ['emi', 'Virements émis'],
  ['cb', 'Paiements et retraits par carte bancaire'],
  ['chq', 'Chèques payés'],
  ['fra', 'Frais bancaires et cotisations'],
];
const words = (date: string): Words => {
  const { dd, mm, yyyy, yy } = partsOf(dayAfter(date, -2));
  return {
    dma: [`${dd}/${mm}/${yyyy}`],
    djma: [`${dd}${mm}${yy}`],
    hh: ['08', '10', '12', '16', '19'],
    my: [`${mm}/${yyyy}`],
    firm: ['SARL VERDOIS MATERIAUX', 'TRANSPORTS BREVAN', 'MAIRIE DE LANTIGNY'],
    person: ['M OU MME CARPENTIN', 'YANNICK DELBROUSSE', 'INES BOUKARI'],
    town: ['VERDOIS', 'LANTIGNY', 'OMBRY CENTRE'],
    util: ['ELECTRA FRANCE', 'EAUX DU VAL', 'TELEVOX MOBILE', 'FIBRELIO SAS'],
    assur: ['MUTUELLE DU QUAI', 'ASSURANCES LE TAMARIS'],
    shop: ['BOULANG AUX 4 EPIS', 'HYPER VERDOIS', 'PHARM DU LAVOIR', 'STATION RIVOLET 442', 'SNC TABAC PRESSE'],
    web: ['PRUNELIVRE.FR', 'STREAMORA PARIS', 'SNTF VOYAGES'],
    abroad: ['OAKMERE GROCERS LONDON', 'BRINDLE RAIL YORK'],
  };
};
const money = (minor: bigint) => figure(minor, { group: ' ', decimal: ',' });
const signed = (minor: bigint) => `${minor < 0n ? '-' : '+'} ${money(minor)}`;
const dma = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}/${partsOf(iso).yyyy}`;
const dm = (iso: string) => `${partsOf(iso).dd}/${partsOf(iso).mm}`;

const CSS = `.page{padding:36pt 44pt;font-family:'Liberation Sans Narrow';font-size:9.4pt;line-height:11pt}.bk{color:#b5121b;font-weight:bold;font-size:14pt;line-height:18pt}
.top{display:flex;justify-content:space-between;height:96pt}.sol{border:1.2pt solid #b5121b;padding:5pt 8pt;display:flex;justify-content:space-between;font-weight:bold;height:23pt;margin:6pt 0}
.tx{width:100%;table-layout:fixed}.tx td{padding:1.5pt 3pt;vertical-align:top;white-space:nowrap;border-bottom:.4pt solid #ddd}.tx .r{text-align:right}
.tx tr.n td{background:#f4e3e4;font-weight:bold;height:16pt;border-bottom:.8pt solid #b5121b}.tx tr.h td{font-size:8pt;color:#555;height:14pt}
.foot{position:absolute;bottom:24pt;left:44pt;right:44pt;font-size:7pt;line-height:8.4pt;color:#555}`;

interface Op extends Entry {
  readonly value: string;
}
type Item = { readonly nature: string; readonly again: boolean } | { readonly op: Op; readonly r: number };

const itemsOf = (ops: readonly Op[]): Item[] =>
  ops.flatMap((op, r): Item[] =>
    ops[r - 1]?.code === op.code
      ? [{ op, r }]
      : [
          { nature: op.code, again: false },
          { op, r },
        ],
  );

function itemRow(item: Item, totals: ReadonlyMap<string, bigint>): string {
  if ('nature' in item) {
    const label = NATURES.find(([code]) => code === item.nature)?.[1] ?? '';
    if (item.again) return `<tr class="n"><td colspan="4">${label} (suite)</td></tr>`;
    return `<tr class="n"><td colspan="3">${label}</td><td class="r">${signed(totals.get(item.nature) ?? 0n)} €</td></tr>`;
  }
  const { op, r } = item;
  return `<tr ${rowAttribute(0, r)}><td>${dm(op.date)}</td><td>${op.lines.map(text).join('<br>')}</td><td>${dm(op.value)}</td>
    <td class="r">${signed(op.amount)}</td></tr>`;
}

/** A page that begins within a nature names it again. */
const continued = (part: readonly Item[]): Item[] => {
  const [first] = part;
  return first && 'op' in first ? [{ nature: first.op.code, again: true }, ...part] : [...part];
};

const trueRow = (op: Op): TrueRow => ({
  ...{ date: op.date, valueDate: op.value, description: op.lines.join(' '), reference: null },
  ...{ amount: contractAmount(op.amount), balance: null },
});

function draw(random: Random): Drawn {
  const month = random.integer(0, 47);
  const at = (m: number, d: number) => new Date(Date.UTC(2022, m, d)).toISOString().slice(0, 10);
  const start = at(month, random.pick([1, 1, 6]));
  const end = dayAfter(at(month + 1, partsOf(start).d === '1' ? 1 : 6), -1);
  const opening = BigInt(random.integer(-30_000, 520_000));
  const count = rowCount(random, 22, 100);
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  const entries = drawEntries(random, { sorts: SORTS, words, start, days, count, opening });
  const ops = NATURES.flatMap(([code]) => entries.filter((entry) => entry.code === code)).map((entry) => ({
    ...entry,
    value: dayAfter(entry.date, random.pick([0, 0, 0, 1, -1])),
  }));
  const flaw = drawFlaw(random, count, ['closing', 'total']);
  const off = misprinted(random, 0n);
  const wrong = flaw === 'total' ? random.pick(ops).code : '';
  const totals = new Map(
    NATURES.map(([code]) => [
      code,
      sumOf(
        ops.filter((op) => op.code === code),
        () => true,
      ) + (code === wrong ? off : 0n),
    ]),
  );
  const closing = opening + sumOf(ops, () => true) + (flaw === 'closing' ? off : 0n);
  const iban = ibanOf('FR', `1399900${random.digits(3)}0${random.digits(10)}${random.digits(2)}`);
  const holder = random.pick([
    'MME SOLENE CARPENTIN',
    'M YANNICK DELBROUSSE',
    'M OU MME LANTIGNY',
    'MLLE INES BOUKARI',
  ]);
  const parts = pack(itemsOf(ops), (item) => ('nature' in item ? 17 : item.op.lines.length * 11 + 4), 490, 610);
  const sol = (when: string, minor: bigint) =>
    `<div class="sol"><span>Solde ${minor < 0n ? 'débiteur' : 'créditeur'} au ${dma(when)}</span><span>${signed(minor)} €</span></div>`;
  const pages = parts.map((part, p) => {
    const top = `<div class="top"><div>Agence LANTIGNY CENTRE<br>3 quai Brévan 33999 LANTIGNY<br>Tél. 09 99 99 ${random.digits(2)} ${random.digits(2)} (appel non surtaxé)<br>Votre conseiller : H. MARVAL</div><div>${text(holder)}<br>12 RUE DES TANNEURS<br>49999 VERDOIS</div></div>
      <p>COMPTE DE DEPOT N° ${iban.slice(14, 25)} &nbsp; IBAN ${inFours(iban)} &nbsp; BIC CPVBFR2L</p>`;
    return `<div class="bk">Caisse Populaire du Val de Brévan</div><p>Relevé de compte en euros du ${dma(start)} au ${dma(end)} – n° ${partsOf(end).m} – page ${p + 1}/${parts.length}</p>
      ${p === 0 ? `${top}${sol(dayAfter(start, -1), opening)}` : '<p>&nbsp;</p>'}
      <table class="tx"><colgroup><col style="width:38pt"><col><col style="width:44pt"><col style="width:84pt"></colgroup>
      <tr class="h"><td>Date</td><td>Détail des opérations</td><td>Valeur</td><td class="r">Montant (€)</td></tr>${continued(
        part,
      )
        .map((item) => itemRow(item, totals))
        .join('')}</table>
      ${p === parts.length - 1 ? `${sol(end, closing)}<p style="font-size:7.6pt">* Opération soumise à la TVA ou au suivi des frais. Autorisation de découvert : 400,00 € au taux de 18,20 % l’an.</p>` : ''}
      <div class="foot">${BANK} – Société coopérative à capital variable – RCS Ombry 999 ${random.digits(3)} ${random.digits(3)} – Intermédiaire d’assurance immatriculé à l’ORIAS 07 999 ${random.digits(3)}. Les sommes déposées sont garanties par le FGDR dans la limite de 100 000 €.</div>`;
  });
  return {
    pages,
    css: CSS,
    statements: [
      {
        account: {
          institution: BANK,
          holder,
          number: iban.slice(14, 25),
          iban,
          bic: 'CPVBFR2L',
          type: 'checking',
          currency: 'EUR',
        },
        period: { start, end },
        opening: contractAmount(opening),
        closing: contractAmount(closing),
        transactions: ops.map(trueRow),
        reconciliation: verdict(flaw),
      },
    ],
  };
}

export const families: Family[] = [
  {
    name: 'fr-checking-par-nature',
    ...{ country: 'FR', language: 'fr', type: 'checking', size: A4, draw },
    difficulties: ['sections', 'no-year', 'total-in-title', 'value-date-behind-text', 'sign-apart'],
  },
];
