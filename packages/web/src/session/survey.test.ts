import type { UserInfo } from '@tallyleaf/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { surveyPrompt } from './dialog-prompt.ts';
import { session } from './session.ts';
import { offerSurvey, surveyIsDue } from './survey.ts';

const user = (id: string): UserInfo => ({ id }) as UserInfo;
const shown = (): true | null => renderHook(() => surveyPrompt.use()).result.current;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  );
  localStorage.clear();
  surveyPrompt.close();
});
afterEach(() => vi.unstubAllGlobals());

it('asks nobody who is not signed in', async () => {
  await session.logout();
  surveyIsDue({ is_fill_survey: false });
  offerSurvey();
  expect(shown()).toBeNull();
});

it('waits until the result was seen', async () => {
  await session.login('t', user('a'));
  offerSurvey();
  expect(shown()).toBeNull();
  surveyIsDue({ is_fill_survey: false });
  expect(shown()).toBeNull();
  offerSurvey();
  expect(shown()).toBe(true);
  expect(localStorage.getItem('survey_asked')).toBe('a');
});

it('asks for one result once, even where the browser has forgotten', async () => {
  await session.login('t', user('a'));
  surveyIsDue({ is_fill_survey: false });
  offerSurvey();
  surveyPrompt.close();
  localStorage.clear();
  offerSurvey();
  expect(shown()).toBeNull();
});

it('asks once, and not who has filled it in', async () => {
  const seeResult = (is_fill_survey: boolean): true | null => {
    surveyIsDue({ is_fill_survey });
    offerSurvey();
    return shown();
  };
  await session.login('t', user('a'));
  expect(seeResult(true)).toBeNull();
  expect(seeResult(false)).toBe(true);
  surveyPrompt.close();
  expect(seeResult(false)).toBeNull();
  await session.login('u', user('b'));
  expect(seeResult(false)).toBe(true);
});

it('asks nobody else than whose result it was', async () => {
  await session.login('t', user('a'));
  surveyIsDue({ is_fill_survey: false });
  await session.login('u', user('b'));
  offerSurvey();
  expect(shown()).toBeNull();
});
