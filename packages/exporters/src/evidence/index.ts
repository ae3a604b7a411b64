/** The evidence report of a conversion, and the words that it is told in; loaded only where it is asked for. */
export { evidenceOf, type Making } from './evidence-of.ts';
export { evidencePdf } from './evidence-pdf.ts';
export { fillIn } from './fill-in.ts';
export { type LoadFont, REPORT_FONTS, type ReportFont } from './pdf/font-set.ts';
export { type EvidenceWords, loadWords, type SignalWords } from './words/words.ts';
