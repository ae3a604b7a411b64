import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { urlWithTls } from '../../features/mail/carrier.ts';
import { openPayments } from '../../features/plans/stripe.ts';
import { discoverer } from '../../features/providers/discovery.ts';
import type { Finding } from './finding.ts';

/** Services that the configuration names. Each is asked as the server would ask it; nothing is sent or changed. */

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000, dnsTimeout: 10_000 };

/** The mail server takes a connection, and our name and password. */
export async function examineMail({ mail }: Config): Promise<Finding> {
  const check = 'mail';
  if (mail.smtpUrl === undefined) {
    return {
      check,
      state: 'off',
      says: 'mails are written to the folder mails of the data folder',
      next: 'Set SMTP_URL.',
    };
  }
  const transport = createTransport({ ...TIMEOUTS, url: urlWithTls(mail.smtpUrl) });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
  if (/@localhost>?$/.test(mail.from)) {
    return {
      check,
      state: 'warning',
      says: 'mails would come from localhost',
      next: 'Set MAIL_FROM to an address of yours.',
    };
  }
  return { check, state: 'ok', says: 'the mail server takes our connection' };
}

/** The provider of sign-in describes itself. */
export async function examineProvider({ provider, publicUrl }: Config): Promise<Finding> {
  const check = 'sign-in';
  if (!provider) return { check, state: 'off', says: 'with e-mail and password only', next: 'Set OIDC_CLIENT_ID.' };
  const { issuer } = await discoverer(provider)();
  if (publicUrl === undefined) {
    const next = 'Set PUBLIC_URL, and enter it at the provider as the address to come back to.';
    return { check, state: 'warning', says: `${issuer} answers, but leads back to this machine only`, next };
  }
  return { check, state: 'ok', says: `${issuer} answers` };
}

/** Stripe takes our key, and knows each price, of the kind that its plan needs. */
export async function examinePayments({ payments: config, publicUrl }: Config): Promise<Finding[]> {
  const check = 'payments';
  if (!config) return [{ check, state: 'off', says: 'payments are off', next: 'Set STRIPE_SECRET_KEY.' }];
  const { PLANS } = await import('@tallyleaf/contract');
  const stripe = await openPayments(config).stripe();
  const findings: Finding[] = [];
  for (const plan of PLANS.filter(({ periodMonths }) => periodMonths > 0)) {
    const id = config.prices.get(plan.index);
    const next = `Correct plan ${plan.index} in STRIPE_PRICES.`;
    if (id === undefined) continue;
    const price = await stripe.prices.retrieve(id);
    const months = price.recurring && price.recurring.interval_count * (MONTHS[price.recurring.interval] ?? 0);
    const fits = plan.recurring ? months === plan.periodMonths : price.recurring === null;
    if (!price.active) findings.push({ check, state: 'broken', says: `the price of ${plan.name} is not active`, next });
    else if (!fits)
      findings.push({ check, state: 'broken', says: `the price of ${plan.name} has another period`, next });
  }
  if (config.prices.size === 0) {
    findings.push({ check, state: 'warning', says: 'nothing is for sale', next: 'Set STRIPE_PRICES.' });
  }
  if (publicUrl === undefined && config.apiUrl === undefined) {
    const next = 'Set PUBLIC_URL: people come back to it from Stripe, and Stripe calls it.';
    findings.push({ check, state: 'warning', says: 'nobody finds back from Stripe', next });
  }
  if (findings.length > 0) return findings;
  const mode = /^(sk|rk)_test_/.test(config.secretKey) ? ', with a test key' : '';
  return [{ check, state: 'ok', says: `${config.prices.size} prices at Stripe${mode}` }];
}

const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };
