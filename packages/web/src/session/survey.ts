import type { CreditsState } from '@tallyleaf/contract';
import { surveyPrompt } from './dialog-prompt.ts';
import { session } from './session.ts';

/** The key of the browser's storage that tells who was asked already. */
export const SURVEY_ASKED_KEY = 'survey_asked';

/**
 * Shows the survey after the first conversion on the server of somebody who is signed in: once, whether it is filled in
 * or put aside (product, section 7).
 */
export function offerSurvey({ is_fill_survey }: Pick<CreditsState, 'is_fill_survey'>): void {
  const { user } = session.current();
  if (user === null || is_fill_survey) return;
  try {
    if (localStorage.getItem(SURVEY_ASKED_KEY) === user.id) return;
    localStorage.setItem(SURVEY_ASKED_KEY, user.id);
  } catch {
    // A browser that keeps nothing would ask each time: it does not ask.
    return;
  }
  surveyPrompt.open(true);
}
