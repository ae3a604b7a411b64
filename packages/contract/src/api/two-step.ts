import { type Static, Type } from 'typebox';
import { ACCOUNT_PATH } from './account.ts';
import { AUTH_PATH, Password } from './auth.ts';
import { CredentialProof, Passkey } from './passkeys.ts';

/** Two-step sign-in: what is proved besides the password, and the recovery codes for who lost it. */

/** The second step of a sign-in. */
export const SECOND_STEP_PATH = `${AUTH_PATH}/second-step`;
export const TWO_STEP_PATH = `${ACCOUNT_PATH}/two-step`;

/** By what the second step of a sign-in can be taken. */
export const SECOND_STEPS = ['totp', 'passkey', 'recovery'] as const;
export type SecondStepKind = (typeof SECOND_STEPS)[number];

/** How many digits a code of an app has. */
export const CODE_DIGITS = 6;
/** How many recovery codes there are at first. */
export const RECOVERY_CODES = 10;

/** What a first step answered with (`data.challenge` of `second-step-needed`). */
export const Challenge = Type.String({ minLength: 20, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });
/** Six digits of an app, or a recovery code, as it was typed. */
export const SecondCode = Type.String({ minLength: 1, maxLength: 40 });

/** A code, or a proof by a passkey. */
export const SecondStep = Type.Object({
  challenge: Challenge,
  code: Type.Optional(SecondCode),
  credential: Type.Optional(CredentialProof),
});
/** Asks what a passkey is to sign, for a sign-in whose first step is done. */
export const PasskeyAsk = Type.Object({ challenge: Challenge });

/**
 * Who asks for a change of how one signs in. The password is needed where there is one; else a code of the app where there is
 * one; else one must have signed in within the last ten minutes.
 */
export const TwoStepProof = Type.Object({ password: Type.Optional(Password), code: Type.Optional(SecondCode) });

/** How an account's two-step sign-in stands. */
export const TwoStep = Type.Object({
  /** Since when an app shows codes; null: none does. */
  totp_since: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  passkeys: Type.Array(Passkey),
  recovery_codes_left: Type.Integer({ minimum: 0 }),
});

/** What an app takes in: as text, and as an address that a QR code holds (otpauth://). It counts once a code of it is sent. */
export const TotpBegun = Type.Object({ secret: Type.String(), uri: Type.String() });
export const TotpConfirmation = Type.Object({ code: SecondCode });

/** Recovery codes, shown now and never again; none where there are some already. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

export type SecondStep = Static<typeof SecondStep>;
export type TwoStepProof = Static<typeof TwoStepProof>;
export type TwoStep = Static<typeof TwoStep>;
export type TotpBegun = Static<typeof TotpBegun>;
export type RecoveryCodes = Static<typeof RecoveryCodes>;
