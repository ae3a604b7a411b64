import { SETTINGS } from '../../config/settings.ts';
import { type Config, ConfigError, type Environment, readConfig } from '../../config.ts';
import { isLoopback } from '../../http/loopback.ts';
import { examineDatabase } from './database.ts';
import {
  examineFolder,
  examineKey,
  examineOcr,
  examineSpace,
  examineStorage,
  examineVariables,
  examineWeb,
} from './files.ts';
import { examinePart, type Finding } from './finding.ts';
import { examineMail, examinePayments, examineProvider } from './services.ts';
import { examineMetrics, examineTraces } from './watching.ts';

/** What is looked at, in this order, and what to do where it fails. */
const PARTS: readonly (readonly [string, string, (config: Config) => Promise<Finding | readonly Finding[]>])[] = [
  ['database', 'Look at DATABASE_URL and at that server; without it, at DATA_FOLDER.', examineDatabase],
  [
    'storage',
    'Look at STORAGE_URL and what its key may do; without it, at DATA_FOLDER and who may write there.',
    examineStorage,
  ],
  ['space', 'Look at DATA_FOLDER.', examineSpace],
  ['folder', 'Look at DATA_FOLDER, and who may read it.', examineFolder],
  ['key', 'Look at secret.key in the data folder, and who may read it.', examineKey],
  ['mail', 'Look at SMTP_URL: host, port, name, password, TLS.', examineMail],
  [
    'sign-in',
    'Look at OIDC_ISSUER: it must be the address that stands before /.well-known/openid-configuration.',
    examineProvider,
  ],
  ['payments', 'Look at STRIPE_SECRET_KEY and STRIPE_PRICES.', examinePayments],
  ['web', 'Run npm run build, or look at WEB_FOLDER.', examineWeb],
  ['metrics', 'Look at METRICS_HOST and METRICS_PORT.', examineMetrics],
  ['traces', 'Look at OTEL_EXPORTER_OTLP_ENDPOINT, and whether the collector runs.', examineTraces],
  ['ocr', 'Run npm run setup: what reads pictures comes with it.', examineOcr],
];

/** The parts that can be looked at by themselves. */
export const EXAMINED: readonly string[] = PARTS.map(([check]) => check);

/**
 * Looks at everything that a server of this environment needs, and says what is off. Nothing is changed, but for a small
 * file that is stored and deleted again; no finding holds a secret.
 * @param only the parts to look at; all of them where it is left out
 * @param file where variables of the environment were read from
 */
export async function examine(environment: Environment, only?: readonly string[], file?: string): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment, true);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const next = 'docs/operations.md says what each variable may be. The rest is looked at once they fit.';
    return error.problems.map((says) => ({ check: 'settings', state: 'broken', says, next }));
  }
  const secrets = secretsOf(environment);
  const findings = [settingsFinding(config)];
  for (const [check, next, work] of PARTS.filter(([check]) => only?.includes(check) ?? true)) {
    findings.push(...[await examinePart(check, next, secrets, () => work(config))].flat());
    if (check === 'key' && file !== undefined) findings.push(...(await examineVariables(file)));
  }
  return findings;
}

function settingsFinding({ host, publicUrl, mail }: Config): Finding {
  const check = 'settings';
  if (publicUrl === undefined && (mail.smtpUrl !== undefined || !isLoopback(host))) {
    const next = 'Set PUBLIC_URL to the address that people type, such as https://tallyleaf.example.';
    return { check, state: 'warning', says: 'links in mails lead to the address that the server listens on', next };
  }
  if (publicUrl?.startsWith('http:') && !isLoopback(new URL(publicUrl).hostname)) {
    const next = 'Put a proxy with TLS before it, and set PUBLIC_URL to its https address.';
    return { check, state: 'warning', says: 'people reach the server without TLS', next };
  }
  return { check, state: 'ok', says: 'every variable fits' };
}

/** Values that are secret, and passwords within addresses. */
function secretsOf(environment: Environment): string[] {
  return Object.entries(SETTINGS).flatMap(([name, { secret }]) => {
    const value = environment[name]?.trim();
    if (!secret || !value) return [];
    const { password = '' } = URL.parse(value) ?? {};
    return URL.canParse(value) ? [password, decodeURIComponent(password)] : [value];
  });
}
