import { readFileSync, writeFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { client, inFolder, writeFiles } from './client.ts';
import { openInCalc, type SheetTable } from './programs/libreoffice.ts';
import { readWithOpenpyxl } from './programs/openpyxl.ts';
import { STATEMENTS } from './statements.ts';

/** The workbook with an overview: its formulas, reckoned by a program, give what the file says they give. */

const OPTIONS = { locale: 'en-GB' } as const;
const NAMES = Object.keys(STATEMENTS);

/** Every statement's workbook, and the same without the results of its formulas. */
async function workbooks(folder: string): Promise<{ path: string; bare: string }[]> {
  const each = NAMES.map(async (name) => {
    const stem = name.replaceAll(' ', '_');
    const { files } = await writeFiles(folder, stem, 'xlsx', STATEMENTS[name] as never, OPTIONS);
    const path = files[0]?.path ?? '';
    const parts = unzipSync(readFileSync(path));
    const emptied = Object.entries(parts).map(([part, bytes]) => [
      part,
      part.includes('worksheets') ? strToU8(strFromU8(bytes).replace(/(<\/f>)<v>[^<]*<\/v>/g, '$1')) : bytes,
    ]);
    const bare = `${path.slice(0, -'.xlsx'.length)}-bare.xlsx`;
    writeFileSync(bare, zipSync(Object.fromEntries(emptied)));
    return { path, bare };
  });
  return Promise.all(each);
}

const figures = (tables: readonly SheetTable[] = []) =>
  tables.map((table) => table.map((row) => row.map(({ type, value }) => (type === 'float' ? Number(value) : value))));

client('libreoffice', () => {
  it('reckons every formula to the figure that the file has for it', async () => {
    await inFolder(async (folder) => {
      const books = await workbooks(folder);
      const opened = openInCalc(
        books.flatMap(({ path, bare }) => [path, bare]),
        folder,
      );
      let formulas = 0;
      for (const { path, bare } of books) {
        const tables = opened.get(path) ?? [];
        formulas += tables.flat(2).filter(({ isFormula }) => isFormula).length;
        expect(figures(opened.get(bare)), path).toEqual(figures(tables));
      }
      expect(formulas).toBeGreaterThan(500);
    });
  });
});

client('openpyxl', () => {
  it('opens every workbook, its formulas among them', async () => {
    await inFolder(async (folder) => {
      const books = readWithOpenpyxl((await workbooks(folder)).map(({ path }) => path));
      expect(books).toHaveLength(NAMES.length);
      for (const [overview, ...accounts] of books) {
        expect([overview?.title, overview?.freeze, overview?.filter]).toEqual(['Overview', null, null]);
        expect(accounts.length).toBeGreaterThan(0);
        expect(accounts.map(({ freeze }) => freeze)).toEqual(accounts.map(() => 'A2'));
      }
      const kinds = books.flat().flatMap(({ rows }) => rows.flat().map(([kind]) => kind));
      expect(kinds.filter((kind) => kind === 'f').length).toBeGreaterThan(500);
    });
  });
});
