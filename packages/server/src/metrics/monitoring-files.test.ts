import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/client.ts';
import { openReady } from '../testing/ready-database.ts';
import { createMetrics } from './metrics.ts';

let database: Database;
beforeAll(async () => {
  database = await openReady();
});
afterAll(() => database?.close());

it.each(['alerts.yml', 'grafana.json'])('%s asks for figures and labels that there are', async (name) => {
  const file = readFileSync(fileURLToPath(new URL(`../../../../docs/monitoring/${name}`, import.meta.url)), 'utf8');
  const text = await (await createMetrics({ database, dataFolder: tmpdir() })).text();
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, figure]) => figure));
  const asked = [...file.matchAll(/\b(?:tallyleaf|process|nodejs)_[a-z0-9_]+/g)].map(([figure]) => figure);
  expect(asked.length).toBeGreaterThan(5);
  const unknown = asked.filter((figure) => !known.has(figure) && !known.has(figure.replace(/_(?:bucket|count)$/, '')));
  expect(unknown).toEqual([]);
});
