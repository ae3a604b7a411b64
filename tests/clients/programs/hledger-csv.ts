import { writeFileSync } from 'node:fs';
import { fromMinor } from '@tallyleaf/contract';
import { run } from '../client.ts';

/** A transaction as hledger understands a CSV's row. */
export interface CsvTransaction {
  readonly date: string;
  readonly description: string;
  readonly code: string;
  /** Of the bank account's posting: a decimal string, exact. */
  readonly amount: string;
}

interface Printed {
  readonly tdate: string;
  readonly tdescription: string;
  readonly tcode: string;
  readonly tpostings: readonly {
    readonly paccount: string;
    readonly pamount: readonly {
      readonly aquantity: { readonly decimalMantissa: number; readonly decimalPlaces: number };
    }[];
  }[];
}

const ACCOUNT = 'assets:bank';

/** What hledger reads in a CSV, in the file's order. @param rules lines of a rules file besides account and heading row */
export function readCsvWithHledger(path: string, rules: readonly string[]): CsvTransaction[] {
  const rulesFile = `${path}.rules`;
  writeFileSync(rulesFile, ['skip 1', `account1 ${ACCOUNT}`, ...rules, ''].join('\n'));
  const { status, stdout, stderr } = run('hledger', ['-f', path, '--rules-file', rulesFile, 'print', '-O', 'json']);
  if (status !== 0) throw new Error(`hledger: ${stderr}`);
  return (JSON.parse(stdout) as Printed[]).map(({ tdate, tdescription, tcode, tpostings }) => {
    const [amount, ...others] = tpostings.find(({ paccount }) => paccount === ACCOUNT)?.pamount ?? [];
    if (!amount || others.length > 0) throw new Error(`hledger: no single amount of ${ACCOUNT}`);
    const { decimalMantissa, decimalPlaces } = amount.aquantity;
    return {
      date: tdate,
      description: tdescription,
      code: tcode,
      amount: fromMinor(BigInt(decimalMantissa), decimalPlaces),
    };
  });
}
