import { LAYOUT_KEYS, LayoutError, readLayout } from '../parts/layout.ts';
import { ENCODING, type TextSetting } from '../settings.ts';
import type { Entry } from './entry.ts';

const COLUMNS_SETTING: TextSetting = {
  kind: 'text',
  id: 'columns',
  label: 'Columns',
  standard: 'date,valueDate,text,reference,amount,currency,balance,account',
  pattern: '[^\\p{Cc}\\p{Cs}]+',
  maxLength: 2000,
  expects: `columns parted by commas, each with a heading of its own after "=" where wanted (${LAYOUT_KEYS.join(', ')})`,
  fault: (value) => {
    const layout = readLayout(value);
    return layout instanceof LayoutError ? layout : null;
  },
};

/** What a user chooses of a table in columns of their own. */
export const OWN_SETTINGS = [
  COLUMNS_SETTING,
  {
    kind: 'choice',
    id: 'delimiter',
    label: 'Column separator',
    choices: [
      { value: 'comma', label: 'comma (,)' },
      { value: 'semicolon', label: 'semicolon (;)' },
      { value: 'tab', label: 'tab' },
      { value: 'pipe', label: 'vertical bar (|)' },
    ],
    standard: 'comma',
  },
  {
    kind: 'choice',
    id: 'decimal',
    label: 'Decimal separator',
    choices: [
      { value: 'point', label: 'point (1234.56)' },
      { value: 'comma', label: 'comma (1234,56)' },
    ],
    standard: 'point',
  },
  {
    kind: 'choice',
    id: 'dates',
    label: 'Dates',
    choices: [
      { value: 'ymd', label: '2025-12-31' },
      { value: 'ymd-slashes', label: '2025/12/31' },
      { value: 'mdy', label: '12/31/2025' },
      { value: 'dmy', label: '31/12/2025' },
      { value: 'dotted', label: '31.12.2025' },
      { value: 'compact', label: '20251231' },
    ],
    standard: 'ymd',
  },
  {
    kind: 'choice',
    id: 'header',
    label: 'Header row',
    choices: [
      { value: 'yes', label: 'with headings' },
      { value: 'no', label: 'without headings' },
    ],
    standard: 'yes',
  },
  ENCODING,
  {
    kind: 'choice',
    id: 'sign',
    label: 'Sign of amounts and balances',
    choices: [
      { value: 'signed', label: 'money out is negative' },
      { value: 'reversed', label: 'money in is negative' },
    ],
    standard: 'signed',
  },
] as const satisfies Entry['settings'];
