import type { UserInfo } from '@tallyleaf/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { surveyPrompt } from './dialog-prompt.ts';
import { session } from './session.ts';
import { offerSurvey } from './survey.ts';

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
  offerSurvey({ is_fill_survey: false });
  expect(shown()).toBeNull();
});

it('asks once, and not who has filled it in', async () => {
  await session.login('t', user('a'));
  offerSurvey({ is_fill_survey: true });
  expect(shown()).toBeNull();
  offerSurvey({ is_fill_survey: false });
  expect(shown()).toBe(true);
  surveyPrompt.close();
  offerSurvey({ is_fill_survey: false });
  expect(shown()).toBeNull();
  await session.login('u', user('b'));
  offerSurvey({ is_fill_survey: false });
  expect(shown()).toBe(true);
});
