import type { Format } from './exporter.ts';
import { bankId } from './parts/ofx/account.ts';
import { ofxDocument } from './parts/ofx/document.ts';
import { holdOfx } from './parts/ofx/hold-ofx.ts';
import { xmlFile } from './parts/ofx/xml.ts';

/** OFX 2.2 (XML), for programs that ask for XML. */
export const ofx2: Format = {
  hold: (conversion) => holdOfx(conversion),
  print: (held) => {
    if (held.statements.length === 0) return [];
    const document = ofxDocument(held, { language: 'ENG', bankId: ({ source }) => bankId(source) });
    return [{ bytes: xmlFile(document), extension: '2.ofx', account: null }];
  },
};
