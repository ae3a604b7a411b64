import { expect, it } from 'vitest';
import { deferred } from '../../testing/fake-converter.ts';
import { createTurns } from './turns.ts';

it('lets so many run, so many wait, and turns the rest away', async () => {
  const inTurn = createTurns(2, 3);
  const begun: number[] = [];
  const gates = Array.from({ length: 6 }, () => deferred());
  const works = gates.map((gate, n) =>
    inTurn(async () => {
      begun.push(n);
      await gate.promise;
      return n;
    }),
  );
  await expect(works[5]).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } });
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve();
  expect(await works[1]).toBe(1);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(works.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await inTurn(async () => 'again')).toBe('again');
});

it('goes on after a work that fails', async () => {
  const inTurn = createTurns(1, 1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
