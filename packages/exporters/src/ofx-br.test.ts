import type { Statement } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { loadExporter } from './index.ts';
import { conversion, statement, transaction } from './testing/cases.ts';

const write = async (of: Statement, settings = {}) =>
  (await loadExporter('ofx-br')).write(conversion(of), { settings });

const inReais = (account: Partial<Statement['account']>, description = 'PIX') =>
  statement({ account: { currency: 'BRL', ...account }, transactions: [transaction({ description })] });

async function printed(of: Statement, settings = {}): Promise<string> {
  const { files } = await write(of, settings);
  return new TextDecoder('windows-1252').decode(files[0]?.bytes).replaceAll('\r\n', '\n');
}

describe('ofx-br', () => {
  it.each([
    [{ bankCode: '341' }, {}, '341'],
    [{ bankCode: '237-2' }, {}, '237'],
    [{ bankCode: '60701190' }, {}, '341'],
    [{ iban: 'BR9700360305000010009795493P1' }, {}, '104'],
    [{}, { 'bank-code': '756' }, '756'],
    [{ bankCode: '001' }, { 'bank-code': '756' }, '001'],
  ])('the bank of %o with the settings %o is %s', async (account, settings, code) => {
    expect(await printed(inReais(account), settings)).toContain(`<BANKID>${code}\n`);
  });

  it('refuses a statement whose bank is not known, and says what to do', async () => {
    const { files, notWritten } = await write(inReais({ bankCode: '12' }));
    expect(files).toEqual([]);
    expect(notWritten).toEqual([
      { statement: 0, code: 'bank-code-missing', message: expect.stringContaining('bank-code') },
    ]);
  });

  it('needs no bank for a card', async () => {
    expect(await printed(inReais({ type: 'credit-card' }))).toContain('<CCACCTFROM>');
  });

  it('is in Portuguese and in windows-1252', async () => {
    const { files } = await write(inReais({ bankCode: '001' }, 'TRANSFERÊNCIA – SÃO JOÃO 木'));
    const bytes = files[0]?.bytes ?? new Uint8Array();
    const text = new TextDecoder('windows-1252').decode(bytes);
    expect(text).toContain('ENCODING:USASCII\r\nCHARSET:1252\r\n');
    expect(text).toContain('<LANGUAGE>POR\r\n');
    expect(text).toContain('<NAME>TRANSFERÊNCIA – SÃO JOÃO Mu\r\n');
    expect(bytes.includes(0x96), 'the dash is one byte').toBe(true);
  });
});
