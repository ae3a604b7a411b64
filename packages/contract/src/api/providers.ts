import { type Static, Type } from 'typebox';
import { Success } from './envelope.ts';
import { SignedIn } from './users.ts';

/**
 * Sign-in by a provider (specification, section 7; product, section 3): `google` where nothing else is configured. The
 * specification calls the provider's name `auth_name` in bodies and `{provider}` in addresses.
 */

/** Asks for the provider's page, with `{auth_name}`; and, where that is all there is to say, ends the session. */
export const PROVIDER_LOGIN_PATH = '/api/user/bsc/login';
/** What the page that the provider leads back to asks, followed by that page's own query string. */
export const PROVIDER_VERIFY_PATH = '/api/user/bsc/login-verify';
export const PROVIDER_LOGOUT_PATH = '/api/user/bsc/login-out';
/** Trades a completed sign-in, or a one-tap credential, for token and user. */
export const PROVIDER_PATH = '/api/auth/:provider';
/** The page of the web app that the provider leads back to. */
export const PROVIDER_CALLBACK_PAGE = '/auth/callback';

const Name = Type.String({ minLength: 1, maxLength: 60 });

/** The longest ID token that is looked at, in characters; Google's have about 1,200. */
const MAX_CREDENTIAL = 8192;

const oneTap = {
  /** The ID token that the provider's one-tap prompt gave the page. */
  credential: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_CREDENTIAL })),
  /** Where the prompt set a cookie of this name, its value (double submit). */
  g_csrf_token: Type.Optional(Type.String({ maxLength: 400 })),
};

export const ProviderParams = Type.Object({ provider: Name });
export const ProviderNamed = Type.Object({ auth_name: Name });

export const ProviderVerification = Type.Object({
  auth_name: Name,
  /** False: the sign-in is completed here and collected by `POST /api/auth/{provider}` from another window. */
  collect: Type.Optional(Type.Boolean()),
  ...oneTap,
});
export type ProviderVerification = Static<typeof ProviderVerification>;

/** Without a body: collect what is completed, or else begin. */
export const ProviderCredential = Type.Union([Type.Object(oneTap), Type.Null()]);

/** Where to go: the provider's page. */
export const ProviderPage = Success(Type.Object({ url: Type.String() }));

/** Signed in; or completed, and waiting to be collected by the same browser. */
export const ProviderVerified = Type.Union([SignedIn, Success(Type.Object({ completed: Type.Literal(true) }))]);

/** Signed in, where this browser has a completed sign-in; else where to go. */
export const ProviderTraded = Type.Union([SignedIn, ProviderPage]);

/** The page that ends one's session at the provider, too; null where there is none to end. */
export const ProviderLogout = Success(Type.Object({ url: Type.Union([Type.String(), Type.Null()]) }));
