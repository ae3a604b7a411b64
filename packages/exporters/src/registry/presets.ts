import type { ProgramLimit } from '../exporter.ts';

/**
 * Tables in the columns of programs, as data over the form of own columns. Each says where its facts are from; what no page
 * of the program's own maker says for certain is experimental, and its label says so.
 */
export interface Preset {
  readonly id: string;
  readonly program: string;
  /** What else people call it: the menu finds the format by these. */
  readonly aliases: readonly string[];
  /** As `parts/layout.ts` writes columns. */
  readonly columns: string;
  readonly delimiter: ',' | ';';
  readonly decimal: '.' | ',';
  /** `reader`: the order that the reader's country takes; else the one that the program asks for. */
  readonly dates: 'reader' | 'dmy' | 'ymd' | 'dotted';
  readonly header: boolean;
  /** The program takes no quotes, so that texts may hold none, nor the delimiter. */
  readonly bare?: boolean;
  readonly byteOrderMark?: boolean;
  readonly limit?: ProgramLimit;
  /** The page that says how the program takes it. */
  readonly source: string;
  readonly certain: boolean;
  /** What a person has to know besides, in English. */
  readonly note: string;
}

export const PRESETS: readonly Preset[] = [
  {
    id: 'freeagent',
    program: 'FreeAgent',
    aliases: ['Free Agent'],
    columns: 'date,amount,text',
    delimiter: ',',
    decimal: '.',
    dates: 'dmy',
    header: false,
    bare: true,
    source: 'https://support.freeagent.com/hc/en-gb/articles/115001222564-Format-a-CSV-file-to-upload-a-bank-statement',
    certain: true,
    note: 'date, amount and description without headings, quotes and commas in texts; dates as 31/12/2025',
  },
  {
    id: 'freshbooks',
    program: 'FreshBooks',
    aliases: ['Fresh Books'],
    columns: 'date=Date,amount=Amount,text=Description',
    delimiter: ',',
    decimal: '.',
    dates: 'reader',
    header: true,
    source:
      'https://support.freshbooks.com/hc/en-us/articles/6787282269325-How-do-I-add-edit-or-delete-manual-transactions-in-Bank-Reconciliation-',
    certain: true,
    note: 'the headings that its bank reconciliation asks for; one account a file',
  },
  {
    id: 'wave',
    program: 'Wave',
    aliases: ['Wave Accounting', 'waveapps'],
    columns: 'date=Date,text=Description,amount=Amount',
    delimiter: ',',
    decimal: '.',
    dates: 'reader',
    header: true,
    source: 'https://support.waveapps.com/entries/22811726-Uploading-a-bank-or-credit-card-statement-in-CSV-format',
    certain: true,
    note: 'asks which column is the date, the amount and the description; one account a file',
  },
  {
    id: 'zoho-books',
    program: 'Zoho Books',
    aliases: ['Zoho'],
    columns: 'date=Date,moneyOut=Withdrawals,moneyIn=Deposits,empty=Payee,text=Description,reference=Reference Number',
    delimiter: ',',
    decimal: '.',
    dates: 'reader',
    header: true,
    source: 'https://www.zoho.com/books/help/importing-bank-statements.html',
    certain: true,
    note: 'asks which column is what: choose deposits and withdrawals; one account a file',
  },
  {
    id: 'lexware-office',
    program: 'Lexware Office',
    aliases: ['lexoffice', 'Lexware'],
    columns: 'date=Buchungsdatum,text=Auftraggeber/Empfänger,text=Verwendungszweck,amount=Betrag',
    delimiter: ';',
    decimal: ',',
    dates: 'dotted',
    header: true,
    byteOrderMark: true,
    source:
      'https://support.lexoffice.de/online-banking-neu-beta/manueller-import-von-umsatzen/import-elektronischer-kontoauszug',
    certain: true,
    note: 'date, payee, purpose and amount must all be filled, so the description stands in both; it does not look for rows that it has already',
  },
  {
    id: 'sevdesk',
    program: 'sevdesk',
    aliases: ['sevDesk'],
    columns:
      'date=Buchungsdatum,valueDate=Wertstellung,text=Auftraggeber/Empfänger,text=Verwendungszweck,amount=Betrag',
    delimiter: ';',
    decimal: ',',
    dates: 'dotted',
    header: true,
    byteOrderMark: true,
    source:
      'https://support.anifora.io/hc/de/articles/16800558125074-Wie-verarbeite-ich-manuell-die-Transaktionen-von-anifora-in-sevDesk',
    certain: false,
    note: 'asks which column is what; the columns are those that another program writes for it',
  },
  {
    id: 'erpnext',
    program: 'ERPNext',
    aliases: ['Frappe Books', 'Frappe'],
    columns:
      'date=Date,moneyIn=Deposit,moneyOut=Withdrawal,text=Description,id=Reference Number,account=Bank Account,currency=Currency',
    delimiter: ',',
    decimal: '.',
    dates: 'ymd',
    header: true,
    source: 'https://pypi.org/project/camt-to-erpnext/',
    certain: false,
    note: 'the fields of its Bank Transaction; put the name of the bank account in your ERPNext in place of the number',
  },
  {
    id: 'pennylane',
    program: 'Pennylane',
    aliases: [],
    columns: 'date=Date,text=Libellé,amount=Montant',
    delimiter: ';',
    decimal: ',',
    dates: 'dmy',
    header: true,
    byteOrderMark: true,
    source: 'https://help.pennylane.com/fr/articles/18727-fonctionnement-de-la-page-transactions',
    certain: false,
    note: 'it takes CSV, XLS and OFX; which columns its CSV has the page does not say: where it asks, OFX is surer',
  },
  {
    id: 'sage-accounting',
    program: 'Sage Accounting',
    aliases: ['Sage', 'Sage One', 'Sage Business Cloud'],
    columns: 'date=Date,text=Description,amount=Amount',
    delimiter: ',',
    decimal: '.',
    dates: 'reader',
    header: true,
    source: 'https://help.sbc.sage.com/en-us/start/banking/import-bank-statement.html',
    certain: false,
    note: 'asks which column is what; its help recommends OFX over CSV',
  },
];

/** The ending of a preset's files. */
export const presetExtension = ({ id }: Preset): string => `${id.replaceAll('-', '')}.csv`;
