import {
  type RecoveryCodes,
  SECOND_STEP_PATH,
  SECOND_STEPS,
  type SecondStepKind,
  type TotpBegun,
  TWO_STEP_PATH,
  type TwoStep,
  type TwoStepProof,
} from '@tallyleaf/contract';
import { ApiError } from './client.ts';
import { logged, type SignedInData } from './people.ts';
import { post, request } from './request.ts';

/** A sign-in whose first step is done. */
export interface PendingSignIn {
  readonly challenge: string;
  readonly steps: readonly SecondStepKind[];
}

/** What a failed sign-in asks for besides; null where it failed for another reason. */
export function pendingOf(error: unknown): PendingSignIn | null {
  if (!(error instanceof ApiError) || error.error !== 'second-step-needed') return null;
  const { challenge, steps = '' } = error.data ?? {};
  if (typeof challenge !== 'string') return null;
  const offered = String(steps).split(' ');
  return { challenge, steps: SECOND_STEPS.filter((one) => offered.includes(one)) };
}

/** Takes the second step, by a code of an app or a recovery code. @throws {ApiError} */
export const takeSecondStep = (challenge: string, code: string): Promise<SignedInData> =>
  logged(request('POST', SECOND_STEP_PATH, { body: { challenge, code } }));

/** How one's two-step sign-in stands. @throws {ApiError} */
export const readTwoStep = (): Promise<TwoStep> => request('GET', TWO_STEP_PATH, { needLogin: true });

/** Begins with an app. @throws {ApiError} */
export const beginTotp = (proof: TwoStepProof): Promise<TotpBegun> => post(`${TWO_STEP_PATH}/totp`, proof);

/** Makes it count, by a first code; recovery codes come back. @throws {ApiError} */
export const confirmTotp = (code: string): Promise<RecoveryCodes> => post(`${TWO_STEP_PATH}/totp/confirm`, { code });

/** Removes the app. @throws {ApiError} */
export const removeTotp = (body: TwoStepProof): Promise<null> =>
  request('DELETE', `${TWO_STEP_PATH}/totp`, { body, needLogin: true });

/** Makes recovery codes anew. @throws {ApiError} */
export const renewRecoveryCodes = (proof: TwoStepProof): Promise<RecoveryCodes> =>
  post(`${TWO_STEP_PATH}/recovery-codes`, proof);
