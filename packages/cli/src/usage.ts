import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Something in the arguments, or a file that they name, that the person at the keyboard has to put right. */
export class UsageError extends Error {
  constructor(message: string) {
    // One line, however many things are wrong.
    super(message.replace(/\s*\n\s*/g, ' '));
    this.name = 'UsageError';
  }
}

export const USAGE = `tallyleaf: turns bank and card statements into data, and says honestly whether the result adds up.

  tallyleaf convert FILE… [--to FORMAT[,FORMAT…]] [--out DIR] [--force] [--stdout]
                          [--set [FORMAT.]SETTING=VALUE]… [--merge NAME]
                          [--password PW | --password-file F] [--locale TAG] [--max-pages N]
                          [--max-seconds N] [--layouts FILE] [--report FILE] [--quiet]
  tallyleaf export RESULT.json… [--to FORMAT[,FORMAT…]] [--out DIR] [--force] [--stdout]
                          [--set [FORMAT.]SETTING=VALUE]… [--merge NAME] [--locale TAG] [--report FILE] [--quiet]
  tallyleaf formats [FORMAT] [--json]
  tallyleaf inspect FILE [--out DIR] [--password PW | --password-file F]
  tallyleaf serve [--port N] [--host ADDRESS] [--data DIR] [--role all|web|worker]
  tallyleaf worker [--data DIR]
  tallyleaf admin COMMAND [--data DIR]
  tallyleaf version

convert writes DIR/NAME.EXT for each FILE and format (csv and the current folder unless said otherwise).
  --to             formats by their ids, parted by commas; "tallyleaf formats" lists them
  --force          overwrite files that exist
  --set            what a format lets one choose, such as qif.dates=mdy; "tallyleaf formats qif" lists it
  --merge          all files as one, DIR/NAME.EXT: an account's statements joined, each transaction once
  --stdout         one file, one format, to standard output
  --password-file  one password a line; each is tried on every encrypted file
  --locale         the reader's language and country, such as de-AT
  --max-seconds    the processor's time that a file may take besides its pages; 20 unless said otherwise
  --layouts        columns that somebody set, as JSON: statements laid out so are read by them
  --report         a JSON account of what became of each file
  --quiet          no lines and no progress on standard error

export does the same from results as JSON, as convert --to json and the API give them, so that a corrected one is exported
again and no document is read.

inspect prints what was proposed of each table, column and statement, by whom, with what score, and what was taken (*).
  --out            also draws each page, with what was read of it, into this folder

admin works on the database and the files that the environment configures (docs/operations.md):
  user create EMAIL [--password-stdin] [--locale CODE] | user show EMAIL [--json] | user delete EMAIL
  grant credits EMAIL N [--days D] [--reason TEXT] | grant plan EMAIL INDEX [--months M]
  revoke sessions|keys|plan|factors EMAIL | stats [--json] | purge [--older-than 7d] [--compact]
  journal [--account EMAIL] [--since 7d] [--limit N] [--json]
  backup FILE [--force] | restore FILE [--force] | doctor [PART…] [--json]
  forget-key | rotate-keys

Exit status: 0 all converted (or done, or well), 1 doctor found something broken, 2 at least one file was refused, 64 wrong usage, 70 a fault of ours.
`;

/**
 * `parseArgs`, strict, its complaints as usage errors.
 * @throws {UsageError} for an unknown option, or one without its value.
 */
export function parseOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageError(error.message.split('. ')[0] ?? error.message);
    }
    throw error;
  }
}
