import { createRequire } from 'node:module';

/** The two readers of MT940 among the packages of npm. They have no types that fit. */

const require = createRequire(import.meta.url);

export interface Mt940jsStatement {
  readonly accountIdentification: string;
  readonly openingBalance: number;
  readonly closingBalance: number;
  readonly openingBalanceDate: Date;
  readonly closingBalanceDate: Date;
  readonly currency: string;
  readonly transactions: readonly {
    readonly date: Date;
    readonly entryDate: Date;
    readonly amount: number;
    readonly reference: string;
    readonly bankReference: string;
    readonly details: string;
    readonly structuredDetails?: Readonly<Record<string, string>>;
  }[];
}

/** @throws {Error} when mt940js refuses the text, for wrong sums too */
export function readMt940js(text: string): Mt940jsStatement[] {
  const { Parser } = require('mt940js') as { Parser: new () => { parse: (text: string) => Mt940jsStatement[] } };
  return new Parser().parse(text);
}

export interface Mt940JsStatement {
  readonly accountId: string;
  readonly openingBalance: { readonly isCredit: boolean; readonly date: string; readonly value: number };
  readonly closingBalance: { readonly isCredit: boolean; readonly date: string; readonly value: number };
  readonly transactions: readonly {
    readonly valueDate: string;
    readonly entryDate: string;
    readonly isCredit: boolean;
    readonly amount: number;
    readonly currency: string;
    readonly description: string;
    readonly customerReference: string;
  }[];
}

/** @throws {Error} when mt940-js refuses the bytes */
export function readMt940Js(bytes: Uint8Array): Promise<Mt940JsStatement[]> {
  const { read } = require('mt940-js') as { read: (bytes: Buffer) => Promise<Mt940JsStatement[]> };
  return read(Buffer.from(bytes));
}
