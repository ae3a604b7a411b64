/**
 * The whole life with the HTTP API, call by call, against fresh servers: `npm run demo:api`. First on the embedded database,
 * then on a PostgreSQL server; payments go to a local server that speaks Stripe's HTTP. Ends with 1 at the first answer
 * that is not as it must be.
 */
import { readFileSync } from 'node:fs';
import { startStripe } from '../../packages/server/src/testing/stripe.ts';
import { mailedLink } from '../e2e/mails.ts';
import { corpus, startServer, temporaryFolder } from '../e2e/product.ts';
import { startPostgres } from '../real-postgres.ts';
import { walkThrough } from './life.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function demonstrate(name: string, databaseUrl: string | undefined): Promise<void> {
  say(`\n=== ${name}`);
  const folder = temporaryFolder();
  const stripe = await startStripe();
  const server = await startServer(folder.path, {
    ...stripe.environment,
    // What a visitor has where nothing else is set (product, section 3).
    VISITOR_CREDITS_A_DAY: '3',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  stripe.webhookUrl = `${server.url}/api/stripe/webhook`;
  try {
    await walkThrough({
      url: server.url,
      statement,
      mailedToken: async (parameter) => (await mailedLink(folder.path, parameter)).searchParams.get(parameter) ?? '',
      // Whoever closes the page has opened it, no more.
      leavePage: async (url) => void (await fetch(url)),
      payOnPage: async (url) => void (await fetch(url, { method: 'POST', redirect: 'manual' })),
      say,
    });
    say(`=== ${name}: all as it must be`);
  } finally {
    await server.stop();
    await stripe.close();
    folder.remove();
  }
}

/** A statement of one page of the corpus; a comment behind its end makes it another file. */
function statement(number: number): File {
  const found = corpus.find(({ name }) => name === 'us-checking-plain');
  if (!found) throw new Error('the corpus has no such statement');
  const bytes = Buffer.concat([readFileSync(found.path), Buffer.from(`\n% ${number}\n`)]);
  return new File([new Uint8Array(bytes)], `statement-${number}.pdf`, { type: 'application/pdf' });
}

const postgres = await startPostgres();
try {
  await demonstrate('the embedded database', undefined);
  await demonstrate('a PostgreSQL server', postgres.url);
} finally {
  await postgres.stop();
}
