import type { Format, Held } from './exporter.ts';
import { bankId } from './parts/ofx/account.ts';
import { ACCOUNTS, filesOfAccounts } from './parts/ofx/accounts-apart.ts';
import { ofxDocument } from './parts/ofx/document.ts';
import { holdOfx } from './parts/ofx/hold-ofx.ts';
import { institutionOf } from './parts/ofx/institution.ts';
import { sgmlFile } from './parts/ofx/sgml.ts';
import { settingOf } from './settings.ts';

const bytesOf = (part: Held): Uint8Array<ArrayBuffer> =>
  sgmlFile(
    ofxDocument(part, {
      language: 'ENG',
      institution: institutionOf(part.statements),
      bankId: ({ source }) => bankId(source),
    }),
  );

/** OFX 1.0.2 (SGML), which every program reads that reads any OFX. */
export const ofx: Format = {
  hold: (conversion) => holdOfx(conversion),
  print: (held, options, conversion) =>
    filesOfAccounts(held, settingOf(options.settings, ACCOUNTS.id), conversion, 'ofx', bytesOf),
};

/** The same for Sage Accounting, which takes the first account of a file. */
export const sage: Format = {
  hold: (conversion) => holdOfx(conversion),
  print: (held, _options, conversion) => filesOfAccounts(held, 'apart', conversion, 'sage.ofx', bytesOf),
};
