import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CONVERSIONS_PATH, type ConversionReceipt } from '@tallyleaf/contract';
import { expect, open } from './browser.ts';

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A document as a file of its own, by a comment behind its end: the server keeps one result for each file. */
export const fileOfItsOwn = (bytes: Uint8Array, name: string): Buffer =>
  Buffer.concat([bytes, Buffer.from(`% ${name}\n`)]);

/** Converts a file on the server, as the visitor that the browser is; gives the conversion's id. */
export async function convertedOnServer(page: Page, url: string, path: string, name: string): Promise<string> {
  await open(page, '/conversions');
  const [id = ''] = await allConvertedOnServer(page, url, [{ name, bytes: readFileSync(path) }]);
  return id;
}

/** Converts files at once, as the visitor that the browser is by now; gives the conversions' ids in the same order. */
export async function allConvertedOnServer(page: Page, url: string, files: readonly GivenFile[]): Promise<string[]> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await page.request.post(url + CONVERSIONS_PATH, { multipart: form });
  if (!answer.ok()) throw new Error(`not taken: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: ConversionReceipt[] };
  for (const { id } of data) {
    const status = async () => (await (await page.request.get(`${url}${CONVERSIONS_PATH}/${id}`)).json()).data.status;
    await expect.poll(status, { timeout: 60_000, intervals: [100, 150, 250] }).toBe('done');
  }
  return data.map(({ id }) => id);
}
