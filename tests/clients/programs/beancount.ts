import { PYTHON, run } from '../client.ts';

/** Beancount 2: `bean-check` and its loader, by Python. */

const DUMP = `
import json, sys
from beancount import loader
from beancount.core import data
entries, errors, _ = loader.load_file(sys.argv[1])
out = []
for e in entries:
    if isinstance(e, data.Transaction):
        meta = {k: str(v) for k, v in e.meta.items() if k in ('id', 'reference', 'value-date')}
        postings = [[p.account, str(p.units.number), p.units.currency] for p in e.postings]
        out.append({'date': str(e.date), 'flag': e.flag, 'text': e.narration, 'meta': meta, 'postings': postings, 'line': e.meta['lineno']})
    elif isinstance(e, data.Balance):
        out.append({'date': str(e.date), 'account': e.account, 'balance': str(e.amount.number), 'currency': e.amount.currency})
print(json.dumps({'entries': out, 'errors': [x.message for x in errors]}))
`;

export interface BeancountTransaction {
  readonly date: string;
  readonly flag: string;
  readonly text: string;
  readonly meta: Readonly<Record<string, string>>;
  /** Account, number as written, currency. */
  readonly postings: readonly (readonly [string, string, string])[];
  readonly line: number;
}

export interface BeancountBalance {
  readonly date: string;
  readonly account: string;
  readonly balance: string;
  readonly currency: string;
}

/** What Beancount makes of a file, its transactions in the file's order. @throws {Error} when Python fails */
export function readBeancount(path: string) {
  const { status, stdout, stderr } = run(PYTHON, ['-c', DUMP, path]);
  if (status !== 0) throw new Error(stderr);
  const { entries, errors } = JSON.parse(stdout) as {
    entries: (BeancountTransaction | BeancountBalance)[];
    errors: string[];
  };
  const transactions = entries.filter((entry) => 'postings' in entry).sort((one, other) => one.line - other.line);
  return { transactions, balances: entries.filter((entry) => 'balance' in entry), errors };
}

/** What `bean-check` says of a file: nothing where all is well. */
export function beanCheck(path: string): string {
  const { status, stdout, stderr } = run('bean-check', [path]);
  return status === 0 ? '' : `${stdout}${stderr}` || `exit ${status}`;
}
