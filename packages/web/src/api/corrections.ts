import {
  CONVERSIONS_PATH,
  type CorrectionsReceipt,
  type CorrectionsUpdate,
  type SavedCorrections,
} from '@tallyleaf/contract';
import { request } from './request.ts';

const pathOf = (id: string): string => `${CONVERSIONS_PATH}/${encodeURIComponent(id)}/corrections`;

/** What was corrected of a conversion, and the result as it was read. @throws {ApiError} */
export const getCorrections = (id: string): Promise<SavedCorrections> => request('GET', pathOf(id));

/** Keeps corrections, made from a revision. @throws {ApiError} `edited-elsewhere` where another one was saved since */
export const putCorrections = (id: string, body: CorrectionsUpdate): Promise<CorrectionsReceipt> =>
  request('PUT', pathOf(id), { body });
