import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a browser is asked, as far as it matters here. */
interface Asked {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** How it answers otherwise than a good one. */
export interface Manner {
  /** Whether the device made sure of its owner; yes unless said otherwise. */
  readonly verified?: boolean;
  /** The page that asks. */
  readonly origin?: string;
  readonly counter?: number;
  readonly userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** A passkey in software (ES256, no attestation), as a device and its browser answer (WebAuthn, sections 6.1, 6.5.4, 6.3.3). */
export class Authenticator {
  readonly id = text(randomBytes(16));
  readonly #key: KeyObject;
  readonly #cose: Uint8Array;
  readonly #origin: string;
  #handle = '';
  #counter = 0;

  /** @param origin of the page that its browser shows */
  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#origin = origin;
    this.#cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  /** Answers `navigator.credentials.create`. */
  create(asked: Asked, manner: Manner = {}) {
    this.#handle = asked.user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([
      this.#data(asked.rp?.id ?? '', WITH_KEY, manner),
      Buffer.alloc(16),
      length,
      id,
      this.#cose,
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return this.#answer({
      clientDataJSON: text(this.#client('webauthn.create', asked, manner)),
      attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(asked: Asked, manner: Manner = {}) {
    const data = this.#data(asked.rpId ?? '', 0, manner);
    const client = this.#client('webauthn.get', asked, manner);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key);
    return this.#answer({
      clientDataJSON: text(client),
      authenticatorData: text(data),
      signature: text(signature),
      userHandle: manner.userHandle ?? this.#handle,
    });
  }

  #data(rpId: string, flags: number, { verified = true, counter = ++this.#counter }: Manner): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | flags]), count]);
  }

  #client(type: string, { challenge }: Asked, { origin = this.#origin }: Manner): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #answer<T>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }
}
