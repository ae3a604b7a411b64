/** What a page needs of the engine to show a document and to judge what is corrected, without what reads documents. */
export { merchantKey, merchantOf } from '../merchants/merchant.ts';
export { type ShownPicture, type ShownPictures, showPictures } from '../show-pictures.ts';
export { applyCorrections, CorrectionError } from './apply-corrections.ts';
export { recheck } from './recheck.ts';
export { turnedRound } from './turn-round.ts';
