import type { Format } from './exporter.ts';
import { bankId } from './parts/ofx/account.ts';
import { ofxDocument } from './parts/ofx/document.ts';
import { holdOfx } from './parts/ofx/hold-ofx.ts';
import { sgmlFile } from './parts/ofx/sgml.ts';

/** OFX 1.0.2 (SGML), which every program reads that reads any OFX. */
export const ofx: Format = {
  hold: (conversion) => holdOfx(conversion),
  print: (held) => {
    if (held.statements.length === 0) return [];
    const document = ofxDocument(held, { language: 'ENG', bankId: ({ source }) => bankId(source) });
    return [{ bytes: sgmlFile(document), extension: 'ofx', account: null }];
  },
};
