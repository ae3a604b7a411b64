import type { Conversion } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { CASES, conversion, statement, transaction } from './testing/cases.ts';

async function write(id: string, of: Conversion) {
  const result = await (await loadExporter(id)).write(of);
  return { ...result, text: new TextDecoder().decode(result.files[0]?.bytes) };
}

/** The texts of all elements of a name. */
const texts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

const flat = (xml: string): string => xml.replace(/\n\s*/g, '');

describe.each(['camt053', 'camt053-08'])('%s', (id) => {
  it('has the version in its namespace, and what the version has', async () => {
    const { text } = await write(id, conversion(statement({ account: { bic: 'BYLADEM1001' } })));
    const old = id === 'camt053';
    expect(text).toContain(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.0${old ? 2 : 8}">`);
    expect(texts(text, old ? 'BIC' : 'BICFI')).toEqual(['BYLADEM1001']);
    expect(flat(text)).toContain(old ? '<Sts>BOOK</Sts>' : '<Sts><Cd>BOOK</Cd></Sts>');
    expect(flat(text)).toContain(
      old
        ? '<TtlNetNtryAmt>23.40</TtlNetNtryAmt><CdtDbtInd>DBIT</CdtDbtInd>'
        : '<TtlNetNtry><Amt>23.40</Amt><CdtDbtInd>DBIT</CdtDbtInd></TtlNetNtry>',
    );
    expect(flat(text).includes('<TxDtls><Amt Ccy="USD">23.40</Amt>')).toBe(!old);
  });

  it('has one block of details for each entry', async () => {
    const { text } = await write(id, CASES['500-rows'] as Conversion);
    expect(text.match(/<Ntry>/g)).toHaveLength(500);
    expect(text.match(/<TxDtls>/g)).toHaveLength(500);
    expect(texts(text, 'NbOfNtries')).toEqual(['500', '250', '250']);
  });

  it('divides a description between words, and says it whole at first', async () => {
    const words = Array.from({ length: 100 }, (_, n) => `word${n}`).join(' ');
    const { text, warnings } = await write(
      id,
      conversion(statement({ transactions: [transaction({ description: words })] })),
    );
    const pieces = texts(text, 'Ustrd');
    expect(pieces.length).toBeGreaterThan(4);
    expect(pieces.filter((piece) => piece.length > 140 || piece !== piece.trim())).toEqual([]);
    expect(pieces.join(' ')).toBe(words);
    expect(texts(text, 'AddtlNtryInf')).toEqual([words.slice(0, 500).trimEnd()]);
    expect(warnings.filter(({ code }) => code === 'text-cut')).toEqual([]);
  });

  it('divides a word that is too long, and says so', async () => {
    const of = conversion(statement({ transactions: [transaction({ description: 'x'.repeat(141) })] }));
    const { text, warnings } = await write(id, of);
    expect(texts(text, 'Ustrd')).toEqual(['x'.repeat(140), 'x']);
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'text-cut', rows: [0] }));
  });

  it('writes references only where one is printed', async () => {
    const rows = [transaction({ reference: '000123' }), transaction(), transaction({ reference: '1'.repeat(36) })];
    const { text, warnings } = await write(id, conversion(statement({ transactions: rows })));
    expect(texts(text, 'EndToEndId')).toEqual(['000123', '1'.repeat(35)]);
    expect(texts(text, 'NtryRef')).toEqual(['000123', '1'.repeat(35)]);
    expect(text).not.toContain('NOTPROVIDED');
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'reference-cut', rows: [2] }));
  });

  it('gives a cheque its number', async () => {
    const { text } = await write(
      id,
      conversion(statement({ transactions: [transaction({ description: 'CHEQUE', reference: '000123' })] })),
    );
    expect(flat(text)).toContain('<EndToEndId>000123</EndToEndId><ChqNb>000123</ChqNb>');
    expect(flat(text)).toContain('<Prtry><Cd>NCHK</Cd></Prtry>');
  });

  it.each([
    [{ iban: 'DE61999123450000555012' }, 'IBAN', 'DE61999123450000555012'],
    [{ number: '5555****4444' }, 'Id', '5555****4444'],
    [{ number: null }, 'Id', 'UNKNOWNUSD'],
  ])('the account %o is %s %s', async (account, element, said) => {
    const { text } = await write(id, conversion(statement({ account })));
    expect(texts(text, element)).toContain(said);
  });

  it('names the bank where its BIC is not printed, or is none', async () => {
    const { text } = await write(
      id,
      conversion(statement({ account: { bic: 'printed badly', institution: 'A & B' } })),
    );
    expect(flat(text)).toContain('<FinInstnId><Nm>A &amp; B</Nm></FinInstnId>');
    const { text: bare } = await write(id, conversion(statement({ account: { institution: null, holder: null } })));
    expect(bare).not.toContain('<Svcr>');
    expect(bare).not.toContain('<Ownr>');
  });

  it('has a value date always, and the time of the statement, not of today', async () => {
    const rows = [transaction(), transaction({ valueDate: '2025-03-05' })];
    const { text } = await write(id, conversion(statement({ transactions: rows })));
    expect(flat(text).match(/<ValDt><Dt>[\d-]+/g)).toEqual(['<ValDt><Dt>2025-03-03', '<ValDt><Dt>2025-03-05']);
    expect(texts(text, 'CreDtTm')).toEqual(['2025-03-31T00:00:00', '2025-03-31T00:00:00']);
  });

  it.each([
    ['opening-balance-missing', statement({ opening: null, transactions: [transaction()] })],
    ['closing-balance-missing', statement({ closing: null, transactions: [transaction()] })],
    ['dates-missing', statement({ period: { start: null, end: null }, transactions: [] })],
    ['figure-too-long', statement({ transactions: [transaction({ amount: '12345678901234567.00' })] })],
    [
      'figure-too-long',
      statement({ transactions: ['9', '-9'].map((sign) => transaction({ amount: `${sign}999999999999999.00` })) }),
    ],
  ])('refuses: %s', async (code, of) => {
    const { files, notWritten } = await write(id, conversion(of));
    expect(files).toEqual([]);
    expect(notWritten).toEqual([expect.objectContaining({ statement: 0, code })]);
  });
});
