import type { ExportedFile } from '../../exporter.ts';
import type { Reader, ReadRow, ReadStatement } from './read.ts';
import { readXml, type XmlNode } from './xml-tree.ts';

/** A strict reader of camt.053: the order of elements, lengths, codes, what belongs to a version, and the sums. */
export const CAMT_READERS: Readonly<Record<string, Reader>> = {
  camt053: async (file) => read(file, '02'),
  'camt053-08': async (file) => read(file, '08'),
};

/** Elements that may stand in an element, in their order; `!` must be there, `*` may be there several times. */
const ORDER: Readonly<Record<string, string>> = {
  Document: 'BkToCstmrStmt!',
  BkToCstmrStmt: 'GrpHdr! Stmt!*',
  GrpHdr: 'MsgId! CreDtTm!',
  Stmt: 'Id! ElctrncSeqNb CreDtTm! FrToDt Acct! Bal!* TxsSummry! Ntry*',
  FrToDt: 'FrDtTm! ToDtTm!',
  Acct: 'Id! Ccy! Ownr Svcr',
  Bal: 'Tp! Amt! CdtDbtInd! Dt!',
  TxsSummry: 'TtlNtries! TtlCdtNtries! TtlDbtNtries!',
  TtlCdtNtries: 'NbOfNtries! Sum!',
  TtlDbtNtries: 'NbOfNtries! Sum!',
  Ntry: 'NtryRef Amt! CdtDbtInd! Sts! BookgDt! ValDt! AcctSvcrRef! BkTxCd! NtryDtls! AddtlNtryInf!',
  NtryDtls: 'TxDtls!',
  Refs: 'EndToEndId! ChqNb',
  RmtInf: 'Ustrd!*',
};
const ORDER_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '02': { ...ORDER, TtlNtries: 'NbOfNtries! Sum! TtlNetNtryAmt! CdtDbtInd!', TxDtls: 'Refs RmtInf!' },
  '08': { ...ORDER, TtlNtries: 'NbOfNtries! Sum! TtlNetNtry!', TxDtls: 'Refs Amt! CdtDbtInd! RmtInf!' },
};

const LONGEST: Readonly<Record<string, number>> = {
  MsgId: 35,
  Id: 35,
  NtryRef: 35,
  AcctSvcrRef: 35,
  EndToEndId: 35,
  ChqNb: 35,
  Ustrd: 140,
  Nm: 140,
  AddtlNtryInf: 500,
};

function check(node: XmlNode, order: Readonly<Record<string, string>>): void {
  const expected = order[node.name];
  if (expected) {
    const pattern = expected.replace(/(\w+)(!?)(\*?) ?/g, (_, name, must, many) => {
      return `(?:${name} )${must ? (many ? '+' : '') : many ? '*' : '?'}`;
    });
    const children = node.children.map(({ name }) => `${name} `).join('');
    if (!new RegExp(`^${pattern}$`).test(children)) throw new Error(`${node.name} holds ${children}`);
  }
  const length = [...node.text].length;
  if (node.children.length === 0 && (length === 0 || length > (LONGEST[node.name] ?? 40))) {
    throw new Error(`${node.name} has ${length} characters`);
  }
  for (const child of node.children) check(child, order);
}

function all(node: XmlNode, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce((nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)), [node]);
}

const text = (node: XmlNode, path: string): string | undefined => all(node, path)[0]?.text;

function must(node: XmlNode, path: string, pattern: RegExp): string {
  const found = all(node, path);
  const value = found[0]?.text ?? '';
  if (found.length !== 1 || !pattern.test(value)) throw new Error(`${node.name}/${path} is ${value}`);
  return value;
}

function read({ bytes }: ExportedFile, version: '02' | '08') {
  const root = readXml(bytes);
  if (root.attributes.xmlns !== `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`) throw new Error('namespace');
  check(root, ORDER_OF[version] ?? {});
  const statements = all(root, 'BkToCstmrStmt/Stmt').map((statement) => readStatement(statement, version));
  return { rows: statements.flatMap(({ rows }) => rows), statements: statements.map(({ said }) => said) };
}

function readStatement(statement: XmlNode, version: '02' | '08'): { rows: ReadRow[]; said: ReadStatement } {
  const currency = must(statement, 'Acct/Ccy', /^[A-Z]{3}$/);
  const iban = text(statement, 'Acct/Id/IBAN');
  if (iban && !/^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/.test(iban)) throw new Error(`no IBAN: ${iban}`);
  const account = iban ?? must(statement, 'Acct/Id/Othr/Id', /^.{1,34}$/u);
  const bic = text(statement, `Acct/Svcr/FinInstnId/${version === '02' ? 'BIC' : 'BICFI'}`);
  if (bic && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)) throw new Error(`no BIC: ${bic}`);
  const [opening, closing] = ['OPBD', 'CLBD'].map((code, n) => {
    const balance = all(statement, 'Bal')[n];
    if (!balance || must(balance, 'Tp/CdOrPrtry/Cd', /^\w{4}$/) !== code) throw new Error(`no balance ${code}`);
    must(balance, 'Dt/Dt', /^\d{4}-\d\d-\d\d$/);
    return money(balance, currency);
  });
  const day = (path: string, time: string) => text(statement, path)?.replace(time, '') ?? null;
  const period = { start: day('FrToDt/FrDtTm', 'T00:00:00'), end: day('FrToDt/ToDtTm', 'T23:59:59') };
  const rows = all(statement, 'Ntry').map((entry) => ({ ...readEntry(entry, currency, version), account, currency }));
  checkSummary(statement, rows);
  return { rows, said: { account, opening: opening ?? null, closing: closing ?? null, period } };
}

function money(node: XmlNode, currency: string): string {
  if (all(node, 'Amt')[0]?.attributes.Ccy !== currency) throw new Error('another currency');
  return signed(must(node, 'Amt', /^\d{1,15}(?:\.\d{1,5})?$/), node);
}

const signed = (amount: string, node: XmlNode): string =>
  must(node, 'CdtDbtInd', /^(?:CRDT|DBIT)$/) === 'DBIT' ? `-${amount}` : amount;

function readEntry(entry: XmlNode, currency: string, version: '02' | '08'): ReadRow {
  must(entry, version === '02' ? 'Sts' : 'Sts/Cd', /^BOOK$/);
  must(entry, 'BkTxCd/Prtry/Cd', /^N[A-Z]{3}$/);
  const amount = money(entry, currency);
  const [details] = all(entry, 'NtryDtls/TxDtls');
  if (!details || (version === '08' && money(details, currency) !== amount)) throw new Error('another amount');
  const described = all(details, 'RmtInf/Ustrd')
    .map((piece) => piece.text)
    .join(' ');
  if (!described.startsWith(must(entry, 'AddtlNtryInf', /./u))) throw new Error('two descriptions');
  return {
    date: must(entry, 'BookgDt/Dt', /^\d{4}-\d\d-\d\d$/),
    valueDate: must(entry, 'ValDt/Dt', /^\d{4}-\d\d-\d\d$/),
    amount,
    text: described,
    reference: text(details, 'Refs/EndToEndId') ?? null,
    id: must(entry, 'AcctSvcrRef', /^[0-9a-f]{32}$/),
  };
}

/** Counts and sums of the summary are those of the entries. Both have the decimals of the currency. */
function checkSummary(statement: XmlNode, rows: readonly ReadRow[]): void {
  const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));
  const sides: readonly [string, (amount: string) => boolean][] = [
    ['TtlNtries', () => true],
    ['TtlCdtNtries', (amount) => !amount.startsWith('-')],
    ['TtlDbtNtries', (amount) => amount.startsWith('-')],
  ];
  for (const [name, belongs] of sides) {
    const amounts = rows.map(({ amount }) => amount).filter(belongs);
    const sum = amounts.reduce((so, amount) => so + minor(amount.replace('-', '')), 0n);
    const stated = minor(must(statement, `TxsSummry/${name}/Sum`, /^\d+(?:\.\d+)?$/));
    if (must(statement, `TxsSummry/${name}/NbOfNtries`, /^\d{1,15}$/) !== String(amounts.length) || sum !== stated) {
      throw new Error(`${name} does not come out`);
    }
  }
}
