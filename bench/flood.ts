/**
 * How long one visitor waits while another floods the server: `node bench/flood.ts [--only NAME] [--files N]`.
 *
 * Servers of their own, with the real engine and two workers. The visitor's wait is measured while each flood runs, and on an
 * idle server before and after it, as a machine is seldom as busy for long; all on files that are converted alike. Fails
 * where the median during a flood is twice that of the idle servers or more. Only ratios are worth comparing between runs; on a
 * busy machine say how many `--files` even it out.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { TEST_KEY } from '../packages/server/src/testing/harness.ts';
import { startServer, temporaryFolder } from '../tests/e2e/product.ts';
import { emptyObjects, loopingFile, unlike } from './flood/attacks.ts';
import { visitorAt, type Waited } from './flood/client.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, files: { type: 'string', default: '7' } },
});
const FILES = Number(values.files);
const MOST = 2;

/** As they are unless set, but for files: a flood of more than an hour's shows nothing else. */
const LIMITS = {
  WORKERS: '2',
  TRUST_PROXY: '1',
  MAX_FILES_AN_HOUR: '10000',
  MAX_UNPAID_SECONDS_AN_HOUR: '600',
  // The clients sign their own cookies.
  SECRET_KEY: TEST_KEY.toString('base64'),
};

const root = resolve(import.meta.dirname, '..');
const sample = readFileSync(join(root, 'corpus/cases/gb-card-statement/input.pdf'));

/** What an attacker does, once; the answers' statuses. */
type Flood = (server: string) => Promise<readonly number[]>;

const many = (count: number, make: () => Buffer): Buffer[] => Array.from({ length: count }, make);
const statuses = async (all: readonly Promise<{ readonly status: number }>[]): Promise<number[]> =>
  (await Promise.all(all)).map(({ status }) => status);

const copies: Flood = (server) => {
  const attacker = visitorAt(server, '203.0.113.11');
  return statuses([1, 2].map(() => attacker.send(many(100, () => sample))));
};
const distinct: Flood = (server) => {
  const attacker = visitorAt(server, '203.0.113.12');
  return statuses([1, 2].map(() => attacker.send(many(100, () => unlike(sample)))));
};
const looping: Flood = (server) => {
  const attacker = visitorAt(server, '203.0.113.13');
  return statuses([attacker.send(many(100, () => unlike(loopingFile())))]);
};
const counting: Flood = (server) => {
  const large = emptyObjects();
  return statuses([1, 2, 3].map((n) => visitorAt(server, `203.0.113.2${n}`).send([unlike(large)])));
};
const mixed: Flood = async (server) => (await Promise.all([distinct, looping].map((flood) => flood(server)))).flat();

const floods: Readonly<Record<string, Flood>> = { copies, distinct, looping, counting, mixed };

const median = (of: readonly number[]): number =>
  [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN;

async function waits(server: string, address: string): Promise<Waited[]> {
  const victim = visitorAt(server, address);
  const all: Waited[] = [];
  for (let n = 0; n < FILES; n++) all.push(await victim.convert(unlike(sample)));
  return all;
}

/** Does something with a server of its own that has begun to work. */
async function withServer<T>(work: (server: string) => Promise<T>): Promise<T> {
  const folder = temporaryFolder();
  const server = await startServer(folder.path, LIMITS);
  try {
    await waits(server.url, '203.0.113.1');
    return await work(server.url);
  } finally {
    await server.kill();
    folder.remove();
  }
}

const idleWaits = (): Promise<Waited[]> => withServer((server) => waits(server, '203.0.113.2'));

/** The waits during a flood, and the answers to the flood. */
const floodedWaits = (flood: Flood) =>
  withServer(async (server) => {
    const flooding = flood(server);
    // The first files of the flood are being worked on before anybody else comes.
    await new Promise((go) => setTimeout(go, 1000));
    return { during: await waits(server, '203.0.113.3'), answered: await flooding };
  });

/** Runs one flood; the line of the table, and whether the wait stayed under the limit. */
async function measure(name: string, flood: Flood): Promise<{ readonly line: string; readonly ok: boolean }> {
  const first = await idleWaits();
  const { during, answered } = await floodedWaits(flood);
  const idle = [...first, ...(await idleWaits())];
  const [before, after] = [idle, during].map((all) => median(all.map(({ end }) => end))) as [number, number];
  const answers = [idle, during].map((all) => Math.max(...all.map(({ answer }) => answer))) as [number, number];
  const cells = [
    name.padEnd(9),
    `${(before / 1000).toFixed(2)} s`.padStart(8),
    `${(after / 1000).toFixed(2)} s`.padStart(8),
    (after / before).toFixed(2).padStart(6),
    `${Math.max(...during.map(({ end }) => end / 1000)).toFixed(2)} s`.padStart(8),
    `${(answers[0] / 1000).toFixed(2)} s`.padStart(8),
    `${(answers[1] / 1000).toFixed(2)} s`.padStart(8),
    [...new Set(answered)].join(' '),
  ];
  return { line: `| ${cells.join(' | ')} |`, ok: after < MOST * before };
}

console.log(
  '| flood     |     idle |   during |  ratio |  longest | answer, idle | answer, during | answers to the flood |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
const chosen = Object.entries(floods).filter(([name]) => values.only === undefined || name === values.only);
if (chosen.length === 0)
  throw new Error(`there is no flood called ${values.only}; there are ${Object.keys(floods).join(', ')}`);
let failed = 0;
for (const [name, flood] of chosen) {
  const { line, ok } = await measure(name, flood);
  console.log(line);
  if (!ok) failed++;
}
if (failed > 0) {
  console.error(`${failed} floods made another wait ${MOST} times as long or longer`);
  process.exitCode = 1;
}
