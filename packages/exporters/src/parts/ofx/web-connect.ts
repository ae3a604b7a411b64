import type { Conversion } from '@tallyleaf/contract';
import type { ExportWarning, Format, Held } from '../../exporter.ts';
import { type SettingValues, settingOf } from '../../settings.ts';
import { isAscii, toRepertoire } from '../fit.ts';
import { spanOf } from '../span.ts';
import { bankId } from './account.ts';
import { ofxDocument } from './document.ts';
import { element } from './element.ts';
import { holdOfx } from './hold-ofx.ts';

import { INTUIT_BANK, INTUIT_FID, INTUIT_ORG } from './settings.ts';
import { sgmlFile } from './sgml.ts';

/**
 * Web Connect, what QuickBooks and Quicken take: OFX 1.0.2 in ASCII that names a bank of Intuit's list (contract/exports,
 * "QBO / QFX").
 */

const ascii = (text: string) => toRepertoire(text, { has: isAscii });

/** The format with an ending of its own; `.qbo` and `.qfx` differ in nothing else. */
export const webConnect = (extension: string): Format => ({
  hold: (conversion) => withOldRows(holdOfx(conversion, { fit: ascii }), conversion),
  print: (held, { settings }) => {
    if (held.statements.length === 0) return [];
    const document = ofxDocument(held, {
      language: 'ENG',
      institution: institution(settings),
      bankId: ({ source }) => bankId(source),
    });
    return [{ bytes: sgmlFile(document), extension, account: null }];
  },
});

const institution = (settings: SettingValues) => [
  element('FI', [
    element('ORG', settingOf(settings, INTUIT_ORG.id)),
    element('FID', settingOf(settings, INTUIT_FID.id)),
  ]),
  element('INTU.BID', settingOf(settings, INTUIT_BANK.id)),
];

/** Intuit's programs take transactions of the last 90 days; counted from the period's end, since there is no clock here. */
const DAYS_TAKEN = 90;
const DAY = 86_400_000;

function withOldRows(held: Held, { statements }: Conversion): Held {
  const warnings = held.statements.flatMap(({ index }): ExportWarning[] => {
    const source = statements[index];
    const end = source && spanOf(source)?.end;
    if (!end) return [];
    const first = Date.parse(end) - DAYS_TAKEN * DAY;
    const rows = source.transactions.flatMap(({ date }, row) => (Date.parse(date) < first ? [row] : []));
    const message =
      'Transactions are older than 90 days, which QuickBooks or Quicken may leave out; look whether all arrived.';
    return rows.length === 0 ? [] : [{ code: 'check-before-import', statement: index, rows, message }];
  });
  return { ...held, warnings: [...held.warnings, ...warnings] };
}
