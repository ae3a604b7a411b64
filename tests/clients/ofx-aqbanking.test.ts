import { expect, it } from 'vitest';
import { client } from './client.ts';
import { byAccount, isCard, lookAtAll, memoOf, minorOf, nameOf, OFX_KINDS, type OfxRow, rowsOf } from './ofx-kinds.ts';
import { type AqTransaction, aqbankingImport } from './programs/aqbanking.ts';

/** OFX in its kinds, read by AqBanking's own reader, which knows banks and no cards. */

client('aqbanking', () => {
  it.each(OFX_KINDS)('AqBanking reads $id', async ({ id, options }) => {
    await lookAtAll({ id, options }, ({ name, path, folder, statements }) => {
      const read = aqbankingImport(['xml', id === 'ofx2' ? 'ofx2' : 'ofx1'], path, folder);
      const banks = statements.filter((statement) => !isCard(statement));
      // Its fault: of OFX 2 it reads the first statement only.
      const accounts = byAccount(id === 'ofx2' ? banks.slice(0, 1) : banks);
      expect(
        read.map(({ values: { accountNumber, currency } }) => ({ accountNumber, currency })),
        name,
      ).toEqual(accounts.map(([{ account, currency }]) => ({ accountNumber: account, currency })));
      // Its fault: windows-1252 comes through as the bytes that stand in the file.
      const asRead = id === 'ofx-br' ? asBytes : (text: string) => text;
      for (const [n, members] of accounts.entries()) {
        const [first] = members;
        const { balances = [], transactions = [] } = read[n] ?? {};
        expect(
          balances.map(({ amount, date }) => [minorOf(amount, first), date]),
          name,
        ).toEqual(members.map(({ closing, source }) => [minorOf(closing, first), source.period.end]));
        const expected = members.flatMap(rowsOf).map((row) => held(row, asRead));
        expect(
          transactions.map((entry) => shown(entry, first)),
          name,
        ).toEqual(expected);
      }
    });
  });
});

/** Where windows-1252 has another character than ISO 8859-1, by that character. */
const BYTES = new Map(
  Array.from({ length: 0x20 }, (_, n) => 0x80 + n).map((byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    String.fromCharCode(byte),
  ]),
);

/** A text of windows-1252 as its bytes. */
const asBytes = (text: string): string => [...text].map((character) => BYTES.get(character) ?? character).join('');

const shown = ({ values, date, valueDate, amount }: AqTransaction, of: { readonly currency: string }) => ({
  date,
  valueDate,
  amount: minorOf(amount, of),
  name: values.remoteName,
  memo: values.purpose ?? '',
  reference: values.customerReference ?? null,
  id: values.fiId,
});

/** Its profiles read DTPOSTED as value date, and DTUSER, which we do not write, as booking date. It makes two blanks one. */
const held = ({ row, statement }: OfxRow, asRead: (text: string) => string) => ({
  date: null,
  valueDate: row.date,
  amount: minorOf(row.amount, statement),
  name: asRead(nameOf(row)).replace(/ {2,}/g, ' '),
  memo: asRead(memoOf(row)).replace(/ {2,}/g, ' '),
  reference: row.reference,
  id: row.id,
});
