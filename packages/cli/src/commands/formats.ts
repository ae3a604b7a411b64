import { type ExporterInfo, exporters, findExporter, type Setting } from '@tallyleaf/exporters';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { parseOptions, UsageError } from '../usage.ts';

/** `tallyleaf formats [FORMAT] [--json]`: one a line, the id first, then its ending, its name and who needs it. */
export function formats(args: string[], io: Io): ExitCode {
  const { values, positionals } = parseOptions({
    args,
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const asked = positionals.length === 0 ? exporters : positionals.map(known);
  const rows = asked.map(({ extension, ...info }) => ({ ...info, ending: `.${extension}` }));
  if (values.json) {
    const list = rows.map(({ id, ending, label, neededBy, mediaType, accounts, keeps, settings }) => {
      return { id, ending, label, neededBy, mediaType, accounts, keeps, settings };
    });
    io.stdout.write(`${JSON.stringify(list, null, 2)}\n`);
    return EXIT.ok;
  }
  const width = (key: 'id' | 'ending' | 'label') => Math.max(...rows.map((row) => row[key].length)) + 2;
  const [id, ending, label] = [width('id'), width('ending'), width('label')];
  for (const row of rows) {
    io.stdout.write(`${row.id.padEnd(id)}${row.ending.padEnd(ending)}${row.label.padEnd(label)}${row.neededBy}\n`);
    if (positionals.length > 0) io.stdout.write(row.settings.map(settingLine).join(''));
  }
  return EXIT.ok;
}

function known(id: string): ExporterInfo {
  const info = findExporter(id);
  if (!info) throw new UsageError(`There is no format "${id}". "tallyleaf formats" lists those that there are.`);
  return info;
}

const settingLine = (setting: Setting): string => {
  const values = setting.kind === 'choice' ? setting.choices.map(({ value }) => value).join('|') : setting.expects;
  return `  --set ${setting.id}=${values}   ${setting.label}; ${setting.standard || 'nothing'} where it is not set\n`;
};
