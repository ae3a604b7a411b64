import { PYTHON, run } from '../client.ts';

/** ofxparse, which Odoo's importer reads OFX with. */

export interface PyEntry {
  readonly date: string;
  readonly amount: string;
  readonly payee: string;
  readonly memo: string;
  readonly number: string;
  readonly id: string;
  readonly type: string;
}

export interface PyStatement {
  readonly account: string;
  readonly currency: string;
  readonly balance: string;
  readonly start: string;
  readonly end: string;
  readonly entries: readonly PyEntry[];
}

const SCRIPT = `
import base64, io, json, sys, warnings, ofxparse
warnings.simplefilter('ignore')
def entry(t):
    return {'date': t.date.date().isoformat(), 'amount': str(t.amount), 'payee': t.payee, 'memo': t.memo,
            'number': t.checknum, 'id': t.id, 'type': t.type}
def statement(a):
    s = a.statement
    return {'account': a.account_id, 'currency': a.curdef, 'balance': str(s.balance),
            'start': s.start_date.date().isoformat(), 'end': s.end_date.date().isoformat(),
            'entries': [entry(t) for t in s.transactions]}
read = []
for file in json.load(sys.stdin):
    try:
        read.append([statement(a) for a in ofxparse.OfxParser.parse(io.BytesIO(base64.b64decode(file))).accounts])
    except Exception as error:
        read.append(type(error).__name__)
json.dump(read, sys.stdout)
`;

/** The statements of each file, in the files' order; the name of its error where it refuses one. */
export function readWithOfxparse(files: readonly Uint8Array[]): (PyStatement[] | string)[] {
  const input = JSON.stringify(files.map((bytes) => Buffer.from(bytes).toString('base64')));
  const { status, stdout, stderr } = run(PYTHON, ['-c', SCRIPT], { input });
  if (status !== 0) throw new Error(`ofxparse: ${stderr}`);
  return JSON.parse(stdout) as (PyStatement[] | string)[];
}
