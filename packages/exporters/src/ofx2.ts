import type { Format } from './exporter.ts';
import { bankId } from './parts/ofx/account.ts';
import { ACCOUNTS, filesOfAccounts } from './parts/ofx/accounts-apart.ts';
import { ofxDocument } from './parts/ofx/document.ts';
import { holdOfx } from './parts/ofx/hold-ofx.ts';
import { institutionOf } from './parts/ofx/institution.ts';
import { xmlFile } from './parts/ofx/xml.ts';
import { settingOf } from './settings.ts';

/** OFX 2.2 (XML), for programs that ask for XML. */
export const ofx2: Format = {
  hold: (conversion) => holdOfx(conversion),
  print: (held, options, conversion) =>
    filesOfAccounts(held, settingOf(options.settings, ACCOUNTS.id), conversion, '2.ofx', (part) =>
      xmlFile(
        ofxDocument(part, {
          language: 'ENG',
          institution: institutionOf(part.statements),
          bankId: ({ source }) => bankId(source),
        }),
      ),
    ),
};
