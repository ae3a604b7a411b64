import readXlsxFile from 'read-excel-file/node';

/** Every cell of every sheet of a workbook: texts, numbers, dates; null where a cell is empty. */
export async function cellsOf(workbook: Buffer): Promise<unknown[]> {
  const sheets = await readXlsxFile(workbook);
  return sheets.flatMap(({ data }) => data.flat() as unknown[]);
}
