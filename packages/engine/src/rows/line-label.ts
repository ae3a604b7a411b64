/** What a line of a table of bookings is, in the words that the model is trained on. */
export const LINE_LABELS = [
  'booked', // carries the figure of a booking
  'leads', // text or date of a booking whose figure stands further down
  'follows', // text of a booking whose figure stands further up
  'below', // a balance printed beneath its booking's amount
  'day', // a date alone: the bookings below are of that day
  'opening',
  'closing',
  'carried', // a page's balance, carried or brought over
  'balance', // a balance of a day, between bookings
  'total',
  'section', // says what the bookings below it are
  'heading',
  'lookalike', // of a table that holds no bookings
  'other',
] as const;

export type LineLabel = (typeof LINE_LABELS)[number];
