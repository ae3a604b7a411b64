import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from '@tallyleaf/engine';
import { createNodeHost } from '@tallyleaf/engine/node';
import { expect, it } from 'vitest';
import { LOCALES, tagOf } from '../packages/web/src/i18n/locale.ts';
import { sampleIn, samplePath } from '../packages/web/src/screens/home/sample/sample-statement.ts';

const WEB = join(import.meta.dirname, '../packages/web');

/** The bank's name as the picture shows it: a typeface without one of its letters would leave a hole. */
const institutionIn = (locale: string): string =>
  (
    JSON.parse(readFileSync(join(WEB, 'src/i18n/messages', locale, 'home.json'), 'utf8')) as {
      sample: { paper: { institution: string } };
    }
  ).sample.paper.institution;

/** The PDFs in `public/` are what the picture shows: read, they give its rows, and add up, in the currency of each language. */
it.each(LOCALES.map(({ code }) => code))(
  'the sample in %s adds up, and is the one that the page shows',
  async (locale) => {
    const sample = sampleIn(locale);
    const bytes = new Uint8Array(readFileSync(join(WEB, 'public', samplePath(locale))));
    const { statements } = await convert(
      { bytes, fileName: 'sample.pdf' },
      { locale: tagOf(locale) },
      createNodeHost(),
    );
    expect(statements).toHaveLength(1);
    const [statement] = statements;
    expect(statement?.reconciliation.status).toBe('verified');
    expect(statement?.account.institution).toBe(institutionIn(locale));
    expect(statement?.account.currency).toBe(sample.currency);
    expect(statement?.transactions.map(({ date, amount }) => [date, amount])).toEqual(
      sample.rows.map(({ date, amount }) => [date, amount]),
    );
  },
);
