/** What is known of one part of the server. */
export interface Finding {
  readonly check: string;
  /** `off`: not configured, and well so; `warning`: works, but somebody should look; `broken`: does not work. */
  readonly state: 'ok' | 'off' | 'warning' | 'broken';
  /** What was found. */
  readonly says: string;
  /** What to do about it; nothing where all is well. */
  readonly next?: string;
}

export type Check = () => Promise<Finding | readonly Finding[]>;

/** No part may take longer, in milliseconds: a machine that does not answer is a finding, too. */
const PATIENCE_MS = 20_000;

/**
 * Makes one check; what it throws is a finding.
 * @param secrets texts that no finding repeats, whatever a library put into its message
 */
export async function examinePart(check: string, next: string, secrets: readonly string[], work: Check) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    return { check, state: 'broken', says: withoutSecrets(messageOf(error), secrets), next } satisfies Finding;
  } finally {
    clearTimeout(timer);
  }
}

const MOST = 300;

/** The first line of what an error says; of a failure of the network, what caused it. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? `${cause.code} ` : '';
  const [first = ''] = cause.message.split('\n');
  return (first.startsWith(code.trim()) ? first : code + first).slice(0, MOST) || error.name;
}

const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret !== '')
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text)
    .replace(/\/\/[^/@\s]*@/g, '//…@');
