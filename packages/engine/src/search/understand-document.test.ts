import { expect, it } from 'vitest';
import { createNodeHost } from '../../platform/node/host.ts';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import type { SourceDocument } from '../shapes/document.ts';
import type { Gathering } from './gather-pages.ts';
import { understandPages } from './understand-document.ts';

const host = createNodeHost();
const cells = columns([40], [80], [130], [190], [380, 'right']);
const panel = (label: string, figure: string, drop = 5) => [
  { text: label, x: 410, drop },
  { text: figure, x: 560, align: 'right' as const, drop },
];

/** A panel begins on the line of the list's headings: read across, they are no headings, and the two days have no names. */
const page = pageOf([
  line('Birchvale Trust   Credit card statement'),
  line('Card 4538 XXXX XXXX 0417   Statement period Mar 3, 2025 - Apr 2, 2025'),
  [...cells('', 'TRANS.', 'POST'), { text: 'Account summary', x: 410, drop: -5 }],
  [...cells('REF.#', 'DATE', 'DATE', 'DETAILS', 'AMOUNT($)'), ...panel('Previous balance', '$50.00', 0)],
  [...cells('', '', '', 'M EXAMPLE - 4538 XXXX XXXX 0417'), ...panel('Payments/credits', '-$50.00', 0)],
  [...cells('001', 'Mar 3', 'Mar 4', 'GROCER', '15.19'), ...panel('Purchases/charges', '$88.44', -3)],
  [...cells('002', 'Mar 6', 'Mar 7', 'BOOKSHOP', '20.65'), ...panel('Cash advances', '$0.00', -6)],
  [...cells('003', 'Mar 9', 'Mar 11', 'BAKERY', '13.54'), ...panel('New balance', '$88.44')],
  [...cells('004', 'Mar 13', 'Mar 13', 'PAYMENT FROM ACCOUNT', '50.00-'), ...panel('Minimum payment', '$10.00')],
  [...cells('005', 'Mar 19', 'Mar 21', 'HARDWARE', '16.64'), ...panel('Payment due date', 'Apr 23, 2025')],
  [...cells('006', 'Mar 22', 'Mar 24', 'PHARMACY', '22.42'), ...panel('Credit limit', '$500.00', 0)],
]);

it('columns of print are read apart where the sums come out across them, but which days are which is not proven', async () => {
  const gathered = { pages: [page], ocr: null, coarse: [], believed: [] };
  const gathering: Gathering = {
    gathered,
    lookCloser: async () => null,
    readInstead: async () => gathered,
    close: async () => undefined,
  };
  const document: Pick<SourceDocument, 'pages'> = { pages: 1 };
  const { reading } = await understandPages(gathering, document as SourceDocument, {}, host);
  const [statement] = reading.statements;
  expect(statement?.reconciliation.status).toBe('verified');
  expect(statement?.transactions[0]).toMatchObject({ date: '2025-03-04', reference: '001', description: 'GROCER' });
});
