import {
  PASSKEY_PATH,
  type PasskeyOptions,
  type RecoveryCodes,
  SECOND_STEP_PATH,
  TWO_STEP_PATH,
  type TwoStepProof,
} from '@tallyleaf/contract';
import { ApiError } from './client.ts';
import { logged, type SignedInData } from './people.ts';
import { post, request } from './request.ts';

/** What the browser does with passkeys comes when one is used. */
const webauthn = () => import('@simplewebauthn/browser');

/** Whether this page can use passkeys: the browser knows them, and the address is a name (WebAuthn, section 5.1.3). */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** What a browser or its owner refused is said as the server would say it. */
async function ofBrowser<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    console.warn(error);
    throw new ApiError('answer', 'No passkey was used.', 403, 'passkey-refused');
  }
}

/** Asks the browser for a proof by a passkey. @throws {ApiError} `passkey-refused` */
async function prove({ options }: PasskeyOptions) {
  const { startAuthentication } = await webauthn();
  type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return ofBrowser(startAuthentication({ optionsJSON: options as unknown as Asked }));
}

/** Signs in by a passkey alone. @throws {ApiError} */
export async function signInByPasskey(): Promise<SignedInData> {
  const credential = await prove(await request('POST', `${PASSKEY_PATH}/options`));
  return logged(request('POST', PASSKEY_PATH, { body: { credential } }));
}

/** Takes the second step of a sign-in by a passkey. @throws {ApiError} */
export async function stepByPasskey(challenge: string): Promise<SignedInData> {
  const credential = await prove(await request('POST', `${SECOND_STEP_PATH}/passkey`, { body: { challenge } }));
  return logged(request('POST', SECOND_STEP_PATH, { body: { challenge, credential } }));
}

/** Makes a passkey and adds it to the account; recovery codes come back where there were none. @throws {ApiError} */
export async function addPasskey(name: string, proof: TwoStepProof): Promise<RecoveryCodes> {
  const { options } = await post<PasskeyOptions>(`${TWO_STEP_PATH}/passkeys/options`, proof);
  const { startRegistration } = await webauthn();
  type Asked = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await ofBrowser(startRegistration({ optionsJSON: options as unknown as Asked }));
  return post(`${TWO_STEP_PATH}/passkeys`, { name, credential });
}

/** Removes one. @throws {ApiError} */
export const removePasskey = (id: string, body: TwoStepProof): Promise<null> =>
  request('DELETE', `${TWO_STEP_PATH}/passkeys/${id}`, { body, needLogin: true });
