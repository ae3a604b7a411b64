import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Presses Enter on what has the focus, and reads the file that comes: its bytes as letters of ISO 8859-1. */
export async function taken(page: Page): Promise<{ name: string; text: string }> {
  const [got] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return { name: got.suggestedFilename(), text: await readFile(await got.path(), 'latin1') };
}
