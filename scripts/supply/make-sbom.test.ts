import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { makeSbom } from './make-sbom.mjs';

const exact = { additionalProperties: false };
const Purl = Type.String({ pattern: '^pkg:npm/(%40[a-z0-9_.-]+/)?[A-Za-z0-9._-]+@[0-9][A-Za-z0-9.%+-]*$' });

/**
 * What we write of CycloneDX 1.6 (its JSON schema, "bom-1.6.schema.json"), and nothing else: the fields, which of them are
 * required there, and the values that it allows.
 */
const Sbom = Type.Object(
  {
    bomFormat: Type.Literal('CycloneDX'),
    specVersion: Type.Literal('1.6'),
    serialNumber: Type.String({
      pattern: '^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    }),
    version: Type.Integer({ minimum: 1 }),
    metadata: Type.Object(
      {
        component: Type.Object(
          { type: Type.Literal('application'), 'bom-ref': Purl, name: Type.String(), version: Type.String() },
          exact,
        ),
      },
      exact,
    ),
    components: Type.Array(
      Type.Object(
        {
          type: Type.Literal('library'),
          'bom-ref': Purl,
          group: Type.Optional(Type.String({ minLength: 1 })),
          name: Type.String({ minLength: 1 }),
          version: Type.String({ minLength: 1 }),
          scope: Type.Enum(['required', 'optional']),
          hashes: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  alg: Type.Enum(['SHA-1', 'SHA-256', 'SHA-512']),
                  content: Type.String({ pattern: '^([a-f0-9]{40}|[a-f0-9]{64}|[a-f0-9]{128})$' }),
                },
                exact,
              ),
            ),
          ),
          licenses: Type.Optional(
            Type.Array(
              Type.Union([
                Type.Object({ expression: Type.String({ minLength: 1 }) }, exact),
                Type.Object({ license: Type.Object({ name: Type.String({ minLength: 1 }) }, exact) }, exact),
              ]),
              { maxItems: 1 },
            ),
          ),
          purl: Purl,
        },
        exact,
      ),
      { uniqueItems: true },
    ),
    dependencies: Type.Array(Type.Object({ ref: Purl, dependsOn: Type.Array(Purl, { uniqueItems: true }) }, exact), {
      uniqueItems: true,
    }),
  },
  exact,
);

describe('the bill of materials', () => {
  const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  const sbom = makeSbom(lock);
  const refs = sbom.components.map((one) => one['bom-ref']);

  it('is CycloneDX 1.6', () => {
    expect([...Value.Errors(Sbom, sbom)].slice(0, 3)).toEqual([]);
  });

  it('names each part once, and every part is needed by the product or by another one', () => {
    const { 'bom-ref': product } = sbom.metadata.component;
    expect(new Set([...refs, product]).size).toBe(refs.length + 1);
    const needs = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const reached = new Set<string>();
    const reach = (ref: string): void => {
      if (reached.has(ref)) return;
      reached.add(ref);
      for (const one of needs.get(ref) ?? []) reach(one);
    };
    reach(product);
    expect([...reached].sort()).toEqual([...refs, product].sort());
    expect(needs.size).toBe(reached.size);
  });

  it('holds what the product runs with, with its checksum and licence, and not what only tests need', () => {
    const fastify = sbom.components.find(({ name, group }) => name === 'fastify' && group === undefined);
    const { version, integrity } = lock.packages['node_modules/fastify'];
    expect(fastify).toMatchObject({ version, scope: 'required', licenses: [{ expression: 'MIT' }] });
    const [{ alg, content } = { alg: '', content: '' }] = fastify?.hashes ?? [];
    expect([alg, Buffer.from(content, 'hex').toString('base64')]).toEqual([
      'SHA-512',
      integrity.slice('sha512-'.length),
    ]);
    expect(refs.some((ref) => ref.startsWith('pkg:npm/%40tallyleaf/server@'))).toBe(true);
    expect(refs.filter((ref) => /\/(vitest|fast-check|pdfkit)@/.test(ref))).toEqual([]);
  });

  it('finds what a package needs as Node does: in its own folder, then above', () => {
    const { dependencies, components } = makeSbom({
      packages: {
        '': { name: 'a', version: '1.0.0', dependencies: { b: '1', c: '1' } },
        'node_modules/b': { version: '1.0.0', license: 'SEE LICENSE IN b', dependencies: { c: '2', d: '1' } },
        'node_modules/b/node_modules/c': { version: '2.0.0', optional: true },
        'node_modules/c': { version: '1.0.0', dependencies: { e: '1' } },
        'node_modules/d': { version: '1.0.0' },
        'node_modules/e': { version: '1.0.0', dev: true },
      },
    });
    const needs = dependencies.map(({ ref, dependsOn }) => [ref, ...dependsOn].map((one) => one.slice(8)).join(' '));
    expect(needs).toEqual(['a@1.0.0 b@1.0.0 c@1.0.0', 'b@1.0.0 c@2.0.0 d@1.0.0', 'c@1.0.0', 'c@2.0.0', 'd@1.0.0']);
    expect(components.map(({ scope }) => scope)).toEqual(['required', 'required', 'optional', 'required']);
    expect(components[0]?.licenses).toEqual([{ license: { name: 'SEE LICENSE IN b' } }]);
  });

  it('is the same for the same lock file, and another one for another', () => {
    expect(makeSbom(lock)).toEqual(sbom);
    const other = makeSbom({ packages: { ...lock.packages, '': { ...lock.packages[''], version: '9.9.9' } } });
    expect(other.serialNumber).not.toBe(sbom.serialNumber);
  });
});
