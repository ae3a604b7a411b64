import {
  CREDITS_PATH,
  type CreditsState,
  LEDGER_PATH,
  type LedgerPage,
  SURVEY_PATH,
  type SurveyAnswers,
  type SurveyReceipt,
} from '@tallyleaf/contract';
import { post, request } from './request.ts';

/** What one has: credits, and the plan that gives them. Visitors have some, too. @throws {ApiError} */
export const creditsOfCaller = (): Promise<CreditsState> => request('GET', CREDITS_PATH);

/** Changes of one's credits, newest first. @throws {ApiError} */
export function listLedger(cursor?: string): Promise<LedgerPage> {
  const query = new URLSearchParams({ limit: '20', ...(cursor === undefined ? {} : { cursor }) });
  return request('GET', `${LEDGER_PATH}?${query}`, { needLogin: true });
}

/** Sends the answers of the short survey, which gives credits once. @throws {ApiError} */
export const fillSurvey = (body: SurveyAnswers): Promise<SurveyReceipt> => post(SURVEY_PATH, body);
