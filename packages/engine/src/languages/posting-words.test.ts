import { expect, it } from 'vitest';
import { namesPosting } from './posting-words.ts';

it.each([
  'Posting date',
  'Buchungstag',
  'Fecha de cargo',
  'F. aplicación',
  'Fecha registro',
  'Bu-Tag',
  'Fecha proc.',
  'Date compta',
  'Date received by us',
  'Date d’inscription',
  'Date de traitement',
  '誌賬日期',
  'Datum verrekening',
  '结算日期',
])('%s names the day of posting', (heading) => expect(namesPosting(heading)).toBe(true));

it.each(['Date', 'Fecha', 'Fecha de la compra', 'Value date', 'Cargos', 'Comptant', 'Bundestag'])(
  '%s does not',
  (heading) => expect(namesPosting(heading)).toBe(false),
);
