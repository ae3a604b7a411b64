import { dayAfter, figure, partsOf } from '../../markup.ts';
import type { Template, Words } from './central-europe.ts';

/** The same Swiss account in three languages: words, headings, columns and type of each bank. */
export type Column = 'date' | 'text' | 'value' | 'debit' | 'credit' | 'balance';

export interface SwissBank {
  readonly language: 'de' | 'fr' | 'it';
  readonly institution: string;
  readonly bic: string;
  readonly clearing: string;
  readonly font: string;
  readonly group: string;
  readonly signBehind: boolean;
  readonly columns: readonly Column[];
  readonly headings: Readonly<Record<Column, string>>;
  readonly labels: Readonly<
    Record<'title' | 'from' | 'to' | 'opening' | 'carried' | 'totals' | 'closing' | 'page' | 'fine', string>
  >;
  readonly holders: readonly string[];
  readonly street: string;
  readonly words: Words;
  readonly templates: readonly Template[];
}

const COMMON: Words = {
  amt: (random) => figure(BigInt(random.integer(20, 900) * 5), { group: "'", decimal: '.' }),
  on: (_, day) =>
    `${partsOf(dayAfter(day, -1)).dd}.${partsOf(dayAfter(day, -1)).mm}.${partsOf(dayAfter(day, -1)).yyyy}`,
  at: (random) => `${String(random.integer(7, 21)).padStart(2, '0')}:${String(random.integer(0, 59)).padStart(2, '0')}`,
};

const GERMAN: readonly Template[] = [
  ['', 'Einkauf Debitkarte, {shop}, {town}|{on} {at}, Karten-Nr. {#8}', -18_000, -300],
  ['', 'Einkauf {shop}|Karte xxxx {#4}, {on}', -9_000, -250],
  ['', 'Debit Mobilzahlung: {name}|+41 79 {#3} {#2} {#2}', -12_000, -500],
  ['', 'Gutschrift Mobilzahlung: {name}|Znüni CHF {amt}', 500, 9_000],
  ['', 'E-Banking Auftrag (2)|{name}, {town}: CHF {amt}|{shop}: CHF {amt}', -120_000, -9_000],
  ['', 'E-Banking Sammelauftrag|Anzahl Zahlungen: {#1}|Auftrag vom {on}', -240_000, -20_000],
  ['', 'E-Banking CHF Inland|{name}|QR-Ref. {#2} {#5} {#5} {#5} {#5} {#5}', -90_000, -2_000],
  ['', 'eBill-Rechnung {firm}|Rechnung {#7}, Fälligkeit {on}', -30_000, -4_000],
  ['', 'LSV-Belastung {firm}|Police {#3}.{#4}.{#2}', -50_000, -9_000],
  ['', 'Dauerauftrag Miete|{name}', -230_000, -120_000],
  ['', 'Dauerauftrag Säule 3a|Konto {#3}-{#6}.{#2}', -60_000, -10_000],
  ['', 'Bargeldbezug Bancomat {town}|{on} {at}, EUR 200.00 zum Kurs 0.9732', -60_000, -10_000],
  ['', 'Bezug am Schalter', -200_000, -20_000],
  ['', 'Zahlung E-Banking Ausland|EUR {amt} Kurs 0.9581, Spesen 5.00', -150_000, -8_000],
  ['', 'Kreditkartenabrechnung {#4} {#4}', -160_000, -9_000],
  ['', 'Steuerverwaltung {town}|Akonto 2. Rate {#9}', -300_000, -50_000],
  ['', 'Kontoführung, Paketpreis 5.00 und Porto', -1_200, -500],
  ['', 'Krankenkasse {firm}|Prämie {#8}', -90_000, -32_000],
  ['', 'Storno Einkauf {shop}', 500, 9_000],
  ['', 'Gutschrift {firm}|Salär {#6}', 420_000, 980_000],
  ['', 'Gutschrift {firm}|Spesen und Fahrten {on}', 5_000, 90_000],
  ['', 'Gutschrift {name}|Mitteilung: Rückzahlung Skitag {amt} x 3', 1_000, 40_000],
  ['', 'Einzahlung Bancomat {town}', 10_000, 200_000],
  ['', 'Kinderzulage Ausgleichskasse {#5}', 20_000, 46_000],
  ['', 'Zinsgutschrift 0.10 % abzgl. Verrechnungssteuer', 15, 900],
];
const FRENCH: readonly Template[] = [
  ['', 'Achat carte de débit {shop}, {town}|{on} {at}, carte {#8}', -18_000, -300],
  ['', 'Achat {shop}|sans contact, carte xxxx {#4}', -6_000, -200],
  ['', 'Paiement mobile à {name}|079 {#3} {#2} {#2}', -12_000, -500],
  ['', 'Paiement mobile de {name}|merci pour la fondue CHF {amt}', 500, 9_000],
  ['', 'Ordre collectif e-banking|{name}, {town} : {amt}|{firm} : {amt}', -150_000, -9_000],
  ['', 'Ordre e-banking, {name}|Facture {#6} du {on}', -90_000, -2_000],
  ['', 'Facture eBill {firm}|Réf. {#2} {#5} {#5} {#5}', -35_000, -4_000],
  ['', 'Prélèvement LSV {firm}|Police {#7}', -48_000, -9_000],
  ['', 'Ordre permanent|{name}, loyer et charges', -240_000, -110_000],
  ['', 'Ordre permanent épargne {#3}.{#6}', -60_000, -10_000],
  ['', 'Retrait Bancomat {town}|{on} {at}', -50_000, -5_000],
  ['', 'Retrait Bancomat à l’étranger|EUR 150.00 au cours de 0.9688', -30_000, -9_000],
  ['', 'Retrait au guichet', -200_000, -20_000],
  ['', 'Virement étranger EUR {amt}|frais 4.50 partagés', -140_000, -8_000],
  ['', 'Décompte carte de crédit {#4}', -160_000, -9_000],
  ['', 'Administration cantonale des impôts|Acompte {#2}/12 {#9}', -200_000, -40_000],
  ['', 'Assurance-maladie {firm}|Prime mensuelle {#8}', -90_000, -32_000],
  ['', 'Frais de tenue de compte, 3 mois à 4.00', -1_200, -1_200],
  ['', 'Bonification {firm}|Salaire {#6}', 420_000, 900_000],
  ['', 'Bonification {name}|remboursement {amt} moins avance', 1_000, 40_000],
  ['', 'Bonification caisse de compensation|Allocations familiales {#5}', 20_000, 60_000],
  ['', 'Bonification {firm}|Note de frais du {on}', 3_000, 60_000],
  ['', 'Versement Bancomat {town}', 10_000, 150_000],
  ['', 'Contre-passation achat {shop}', 500, 9_000],
  ['', 'Intérêts créanciers nets, taux 0.125 %', 15, 900],
];
const ITALIAN: readonly Template[] = [
  ['', 'Acquisto carta di debito {shop}|{town}, {on} {at}', -18_000, -300],
  ['', 'Acquisto {shop}|carta xxxx {#4} senza contatto', -6_000, -200],
  ['', 'Pagamento mobile a {name}|079 {#3} {#2} {#2}', -12_000, -500],
  ['', 'Pagamento mobile da {name}|grazie! CHF {amt}', 500, 9_000],
  ['', 'Ordine collettivo e-banking|{name}: {amt}|{firm}: {amt}', -150_000, -9_000],
  ['', 'Ordine e-banking {name}|Fattura {#6} del {on}', -90_000, -2_000],
  ['', 'Fattura eBill {firm}|Rif. {#2} {#5} {#5} {#5}', -35_000, -4_000],
  ['', 'Addebito LSV {firm}|Polizza {#7}', -48_000, -9_000],
  ['', 'Ordine permanente|{name}, pigione', -220_000, -100_000],
  ['', 'Ordine permanente risparmio {#6}', -60_000, -10_000],
  ['', 'Prelevamento Bancomat {town}|{on} {at}', -50_000, -5_000],
  ['', 'Prelevamento all’estero|EUR 100.00 al cambio 0.9702', -30_000, -9_000],
  ['', 'Prelevamento allo sportello', -200_000, -20_000],
  ['', 'Bonifico estero EUR {amt}|spese 6.00', -140_000, -8_000],
  ['', 'Conteggio carta di credito {#4}', -160_000, -9_000],
  ['', 'Ufficio esazione imposte|Rata {#1} di 4, {#9}', -200_000, -40_000],
  ['', 'Cassa malati {firm}|Premio {#8}', -90_000, -32_000],
  ['', 'Spese di gestione conto, 3 x 3.00', -900, -900],
  ['', 'Accredito {firm}|Stipendio {#6}', 380_000, 800_000],
  ['', 'Accredito {name}|rimborso {amt} meno acconto', 1_000, 40_000],
  ['', 'Accredito cassa di compensazione|Assegni familiari {#5}', 20_000, 60_000],
  ['', 'Accredito {firm}|Rimborso spese {on}', 3_000, 60_000],
  ['', 'Versamento Bancomat {town}', 10_000, 150_000],
  ['', 'Storno acquisto {shop}', 500, 9_000],
  ['', 'Interessi attivi netti 0.10 %', 15, 900],
];

export const SWISS: readonly SwissBank[] = [
  {
    ...{
      language: 'de',
      institution: 'Bergtalbank AG',
      bic: 'BGTLCH22XXX',
      clearing: '08734',
      font: "9pt/11pt 'Liberation Sans'",
    },
    ...{ group: "'", signBehind: false, street: 'Untere Gasse 12, 6490 Anderstal', templates: GERMAN },
    columns: ['date', 'text', 'debit', 'credit', 'value', 'balance'],
    headings: {
      date: 'Datum',
      text: 'Buchungstext',
      debit: 'Belastung',
      credit: 'Gutschrift',
      value: 'Valuta',
      balance: 'Saldo',
    },
    labels: {
      title: 'Kontoauszug',
      from: 'vom',
      to: 'bis',
      opening: 'Saldovortrag',
      carried: 'Übertrag',
      totals: 'Umsatztotal',
      closing: 'Schlusssaldo',
      page: 'Seite',
      fine: 'Ohne Ihren Bericht innert 30 Tagen gilt der Auszug als genehmigt. Formular ohne Unterschrift.',
    },
    holders: ['Regula Aeschlimann', 'Beat Zgraggen', 'Schreinerei Furrer GmbH'],
    words: {
      ...COMMON,
      shop: ['Dorfmarkt Anderstal', 'Bäckerei Gisler', 'Landi Süd', 'Kiosk Bahnhof', 'Apotheke Löwen'],
      town: ['Anderstal', 'Altdorf', 'Chur', 'Luzern'],
      firm: ['Elektrizitätswerk Reusstal', 'Sanavita Versicherungen', 'Holzbau Arnold AG', 'Telenetz AG'],
      name: ['Urs Imholz', 'Silvana Caduff', 'Fam. Herger', 'Dario Planzer'],
    },
  },
  {
    ...{
      language: 'fr',
      institution: 'Banque Valmontagne SA',
      bic: 'BVMTCH2LXXX',
      clearing: '08655',
      font: "9pt/11.5pt 'Liberation Serif'",
    },
    ...{ group: '’', signBehind: true, street: 'Rue du Bourg 3, 1920 Val-des-Cluses', templates: FRENCH },
    columns: ['date', 'value', 'text', 'debit', 'credit', 'balance'],
    headings: {
      date: 'Date',
      value: 'Valeur',
      text: 'Texte comptable',
      debit: 'Débit',
      credit: 'Crédit',
      balance: 'Solde',
    },
    labels: {
      title: 'Relevé de compte',
      from: 'du',
      to: 'au',
      opening: 'Solde reporté',
      carried: 'Report',
      totals: 'Total des mouvements',
      closing: 'Solde en votre faveur / notre faveur',
      page: 'Page',
      fine: 'Sauf avis contraire de votre part dans les 30 jours, ce relevé est considéré comme approuvé. Sans signature.',
    },
    holders: ['Madame Noémie Crettenand', 'Monsieur Loïc Berthod', 'Garage du Rhône Sàrl'],
    words: {
      ...COMMON,
      shop: ['Épicerie du Bourg', 'Boulangerie Michellod', 'Station Les Îles', 'Librairie des Cimes'],
      town: ['Sion', 'Martigny', 'Lausanne', 'Vevey'],
      firm: ['Énergies de la Vallée', 'Mutuelle Sanalpes', 'Constructions Fellay SA'],
      name: ['Yvan Darbellay', 'Aline Rossier', 'Fam. Bender', 'Kevin Moret'],
    },
  },
  {
    ...{
      language: 'it',
      institution: 'Banca Valcerna SA',
      bic: 'BVCECH2SXXX',
      clearing: '08249',
      font: "8pt/10.5pt 'DejaVu Sans'",
    },
    ...{ group: "'", signBehind: false, street: 'Via al Ponte 21, 6710 Cernasca', templates: ITALIAN },
    columns: ['date', 'text', 'value', 'debit', 'credit', 'balance'],
    headings: {
      date: 'Data',
      text: 'Descrizione',
      value: 'Valuta',
      debit: 'Addebito',
      credit: 'Accredito',
      balance: 'Saldo',
    },
    labels: {
      title: 'Estratto conto',
      from: 'dal',
      to: 'al',
      opening: 'Saldo riportato',
      carried: 'Riporto',
      totals: 'Totale movimenti',
      closing: 'Saldo finale',
      page: 'Pagina',
      fine: 'Senza osservazioni entro 30 giorni l’estratto è considerato approvato. Documento senza firma.',
    },
    holders: ['Signora Fiorenza Bernasconi', 'Signor Elio Togni', 'Panetteria Ponti Sagl'],
    words: {
      ...COMMON,
      shop: ['Bottega del Piano', 'Farmacia Riva', 'Distributore Nord', 'Edicola Stazione'],
      town: ['Bellinzona', 'Biasca', 'Locarno', 'Lugano'],
      firm: ['Azienda elettrica Cernasca', 'Cassa Salute Sud', 'Impresa Gada SA'],
      name: ['Nadia Guidotti', 'Mirko Jelmini', 'Fam. Vosti', 'Sara Devittori'],
    },
  },
];
