export { applyCorrections, CorrectionError } from './apply-corrections.ts';
export { recheck } from './recheck.ts';
