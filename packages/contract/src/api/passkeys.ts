import { type Static, Type } from 'typebox';
import { AUTH_PATH } from './auth.ts';

/** Passkeys, as WebAuthn has them; what browsers send and take is theirs to define (W3C Web Authentication, level 3). */

/** Signing in by a passkey alone. */
export const PASSKEY_PATH = `${AUTH_PATH}/passkey`;

/** How many an account may have. */
export const MOST_PASSKEYS = 20;

const Base64Url = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const credential = {
  id: Base64Url(1400),
  rawId: Base64Url(1400),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 30 })),
  clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
};

/** A new passkey, as `navigator.credentials.create` answers it (RegistrationResponseJSON). */
export const NewCredential = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(4096),
    attestationObject: Base64Url(8192),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
  }),
});

/** A proof by a passkey, as `navigator.credentials.get` answers it (AuthenticationResponseJSON). */
export const CredentialProof = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Base64Url(4096),
    authenticatorData: Base64Url(4096),
    signature: Base64Url(4096),
    userHandle: Type.Optional(Base64Url(100)),
  }),
});

/** What the browser is to be asked for: PublicKeyCredentialCreationOptionsJSON, or PublicKeyCredentialRequestOptionsJSON. */
export const PasskeyOptions = Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) });

export const PasskeyName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[^\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069]*\\S[^\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069]*$',
});
export const NewPasskey = Type.Object({ name: PasskeyName, credential: NewCredential });
export const PasskeySignIn = Type.Object({ credential: CredentialProof });
export const PasskeyParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** A passkey as its owner sees it. */
export const Passkey = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
  last_used_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});

export type NewCredential = Static<typeof NewCredential>;
export type CredentialProof = Static<typeof CredentialProof>;
export type PasskeyOptions = Static<typeof PasskeyOptions>;
export type NewPasskey = Static<typeof NewPasskey>;
export type Passkey = Static<typeof Passkey>;
