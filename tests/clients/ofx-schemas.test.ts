import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharedSchemas } from '../shared-schemas.ts';
import { client, run } from './client.ts';
import { lookAtAll, OFX_KINDS } from './ofx-kinds.ts';

/** OFX against its DTD and its schema, where these lie beside the repository. */

const SGML = OFX_KINDS.filter(({ id }) => id !== 'ofx2');
const XML = OFX_KINDS.filter(({ id }) => id === 'ofx2');

if (sharedSchemas) {
  const schemas = sharedSchemas;

  client('onsgmls', () => {
    const parts = ['opensp.dcl', 'ofx160.dtd'].map((name) => readFileSync(join(schemas, 'ofx1-dtd', name), 'latin1'));

    it.each(SGML)('$id is valid by the DTD of OFX 1.6, but for what Intuit added', async (kind) => {
      await lookAtAll(kind, ({ name, bytes }) => {
        // The declaration knows no bytes over 127, and the DTD nothing of Intuit's.
        const text = Buffer.from(bytes)
          .toString('latin1')
          .replace(/[\x80-\xff]/g, 'x')
          .replace(/<INTU\..*\r\n/g, '');
        const input = [...parts, text.slice(text.indexOf('<OFX>'))].join('\n');
        expect({ name, ...run('onsgmls', ['-s', '-wno-mixed', '-'], { input }) }).toMatchObject({
          status: 0,
          stderr: '',
        });
      });
    });
  });

  client('xmllint', () => {
    it.each(XML)('$id is valid by the schema of OFX 2.2.1', async (kind) => {
      await lookAtAll(kind, ({ name, bytes }) => {
        // The schema wants the root in its namespace; files have none there (shared/schemas, "Validating").
        const input = new TextDecoder()
          .decode(bytes)
          .replace('<OFX>', '<ofx:OFX xmlns:ofx="http://ofx.net/types/2003/04">')
          .replace('</OFX>', '</ofx:OFX>');
        const schema = join(schemas, 'ofx2.2.1-xsd', 'OFX2_Protocol.xsd');
        const { status, stderr } = run('xmllint', ['--noout', '--nonet', '--schema', schema, '-'], { input });
        expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '- validates\n' });
      });
    });
  });
}
