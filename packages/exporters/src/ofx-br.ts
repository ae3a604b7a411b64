import type { Statement } from '@tallyleaf/contract';
import type { Format } from './exporter.ts';
import { encodes } from './parts/charsets.ts';
import { compeCode } from './parts/compe.ts';
import { toRepertoire } from './parts/fit.ts';
import { isCard } from './parts/ofx/account.ts';
import { ACCOUNTS, filesOfAccounts } from './parts/ofx/accounts-apart.ts';
import { ofxDocument } from './parts/ofx/document.ts';
import { holdOfx } from './parts/ofx/hold-ofx.ts';
import { institutionOf } from './parts/ofx/institution.ts';
import { COMPE_CODE } from './parts/ofx/settings.ts';
import { sgmlFile } from './parts/ofx/sgml.ts';
import { type SettingValues, settingOf } from './settings.ts';

/** OFX as Brazil's banks write it: 1.0.2 in windows-1252, in Portuguese, the bank by its COMPE code (contract, "Brazil OFX"). */

const CHARSET = 'windows-1252';

const inCharset = (text: string) => toRepertoire(text, { has: (character) => encodes(CHARSET, character) });

const codeFor = (statement: Statement, settings: SettingValues): string =>
  compeCode(statement) ?? settingOf(settings, COMPE_CODE.id);

export const ofxBr: Format = {
  hold: (conversion, { settings }) =>
    holdOfx(conversion, {
      fit: inCharset,
      language: 'pt',
      refuse: (statement) =>
        codeFor(statement, settings) || isCard(statement)
          ? null
          : {
              code: 'bank-code-missing',
              message:
                "The statement does not print its bank's three-digit code (001, 237, 341 …); give it as bank-code.",
            },
    }),
  print: (held, options, conversion) =>
    filesOfAccounts(held, settingOf(options.settings, ACCOUNTS.id), conversion, 'br.ofx', (part) => {
      const document = ofxDocument(part, {
        language: 'POR',
        institution: institutionOf(part.statements, (name) => inCharset(name).text),
        bankId: ({ source }) => codeFor(source, options.settings),
      });
      return sgmlFile(document, CHARSET);
    }),
};
