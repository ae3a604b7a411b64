import type { CreditsState } from '@tallyleaf/contract';
import { surveyPrompt } from './dialog-prompt.ts';
import { session } from './session.ts';

/** The key of the browser's storage that tells who was asked already. */
export const SURVEY_ASKED_KEY = 'survey_asked';

/** Whose first result is being looked at: asked once they are done with it. */
let due: string | null = null;

/**
 * A conversion on the server is done: who is signed in and has not filled in the survey is asked (product, section 7), not
 * now, where the dialog would cover the result, but when it was seen.
 */
export function surveyIsDue({ is_fill_survey }: Pick<CreditsState, 'is_fill_survey'>): void {
  const { user } = session.current();
  due = user === null || is_fill_survey ? null : user.id;
}

/** The result was seen: it was taken out as a file, or left. Shows the survey if it is due; once, filled in or put aside. */
export function offerSurvey(): void {
  const asked = due;
  due = null;
  if (asked === null || asked !== session.current().user?.id) return;
  try {
    if (localStorage.getItem(SURVEY_ASKED_KEY) === asked) return;
    localStorage.setItem(SURVEY_ASKED_KEY, asked);
  } catch {
    // A browser that keeps nothing would ask each time: it does not ask.
    return;
  }
  surveyPrompt.open(true);
}
