import { exporters } from '@tallyleaf/exporters';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { parseOptions } from '../usage.ts';

/** `tallyleaf formats [--json]`: one a line, the id first, then its ending, its name and who needs it. */
export function formats(args: string[], io: Io): ExitCode {
  const { values } = parseOptions({ args, options: { json: { type: 'boolean' } } });
  const rows = exporters.map(({ extension, ...info }) => ({ ...info, ending: `.${extension}` }));
  if (values.json) {
    const list = rows.map(({ id, ending, label, neededBy, mediaType, accounts }) => {
      return { id, ending, label, neededBy, mediaType, accounts };
    });
    io.stdout.write(`${JSON.stringify(list, null, 2)}\n`);
    return EXIT.ok;
  }
  const width = (key: 'id' | 'ending' | 'label') => Math.max(...rows.map((row) => row[key].length)) + 2;
  const [id, ending, label] = [width('id'), width('ending'), width('label')];
  for (const row of rows) {
    io.stdout.write(`${row.id.padEnd(id)}${row.ending.padEnd(ending)}${row.label.padEnd(label)}${row.neededBy}\n`);
  }
  return EXIT.ok;
}
