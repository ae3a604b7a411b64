import type { Format } from './exporter.ts';
import { bankId } from './parts/ofx/account.ts';
import { filesOfAccounts } from './parts/ofx/accounts-apart.ts';
import { ofxDocument } from './parts/ofx/document.ts';
import { holdOfx } from './parts/ofx/hold-ofx.ts';
import { institutionOf } from './parts/ofx/institution.ts';
import { sgmlFile } from './parts/ofx/sgml.ts';

/** OFX 1.0.2 (SGML), which every program reads that reads any OFX. */
export const ofx: Format = {
  hold: (conversion) => holdOfx(conversion),
  print: (held, options, conversion) =>
    filesOfAccounts(held, options, conversion, 'ofx', (part) =>
      sgmlFile(
        ofxDocument(part, {
          language: 'ENG',
          institution: institutionOf(part.statements),
          bankId: ({ source }) => bankId(source),
        }),
      ),
    ),
};
