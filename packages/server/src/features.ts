import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from './app.ts';
import { categoryRuleRoutes } from './features/category-rules/routes.ts';
import { createCategoryRules } from './features/category-rules/service.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { conversionsOfPerson } from './features/conversions/personal-data.ts';
import { conversionRoutes } from './features/conversions/routes.ts';
import { createConversions } from './features/conversions/service.ts';
import { charges, ledgerOfPlans } from './features/credits/ledger.ts';
import { creditRoutes } from './features/credits/routes.ts';
import { createCredits } from './features/credits/service.ts';
import { evidenceRoutes } from './features/evidence/routes.ts';
import { exportRoutes, givenResultRoutes } from './features/exports/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { iconRoutes } from './features/icons/routes.ts';
import { keyRoutes } from './features/keys/routes.ts';
import { createKeys } from './features/keys/service.ts';
import { layoutRoutes } from './features/layouts/routes.ts';
import { createLayouts, layoutsOf } from './features/layouts/service.ts';
import { addressOf } from './features/mail/messages.ts';
import { createMail } from './features/mail/service.ts';
import { ALIKE_MS } from './features/people/limits.ts';
import { createPasswords } from './features/people/passwords.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { createPeople } from './features/people/service.ts';
import { endSession } from './features/people/sessions.ts';
import { planRoutes } from './features/plans/routes.ts';
import { createPlans } from './features/plans/service.ts';
import { providerRoutes } from './features/providers/routes.ts';
import { createProviders } from './features/providers/service.ts';
import { describeSite } from './features/site/describe-site.ts';
import { siteRoutes } from './features/site/routes.ts';
import { webhookRoutes } from './features/webhooks/routes.ts';
import { createWebhooks } from './features/webhooks/service.ts';
import type { App } from './http/app-type.ts';
import { createAttempts } from './http/attempts.ts';
import { createOnce } from './http/idempotency.ts';
import type { OpenStreams } from './http/open-streams.ts';
import { limitByOwner, type RateLimits } from './http/rate-limit.ts';
import { personalJson } from './personal-data.ts';
import type { Pages } from './web/pages.ts';

/** What routes share besides the app's parts. */
export interface HttpParts {
  /** The built web app, where it is served from here. */
  readonly pages: Pages | undefined;
  readonly rateLimits: RateLimits;
  readonly streams: OpenStreams;
  /** Whether a request came by TLS, to us or to the proxy before us. */
  readonly isSecure: (request: FastifyRequest) => boolean;
  /** Makes the browser another visitor, with the answer. */
  readonly renewVisitor: (request: FastifyRequest, reply: FastifyReply) => string;
  /** Where people reach the server; links in mails and ways back from other services begin with it. */
  readonly ownAddress: () => string;
}

/** How often one owner may have webhooks called to try them out. */
const WEBHOOK_TESTS_AN_HOUR = 30;

/** What services are made from: the app's parts, without what only requests need. */
export type ServiceParts = Omit<AppParts, 'changes' | 'counter' | 'room' | 'draining'> & Pick<HttpParts, 'ownAddress'>;

/** Makes each feature and hands it what it needs of the others: features do not know one another. */
export function createServices(parts: ServiceParts) {
  const { config, database } = parts;
  const { sql } = database;
  const mail = createMail({ ...parts, sql });
  const plans = createPlans({ ...parts, sql, ...ledgerOfPlans });
  const credits = createCredits({ ...parts, sql, limits: config.limits, planOf: plans.planOf });
  const conversions = createConversions({
    ...parts,
    sql,
    limits: config.limits,
    layoutsOf: (owner) => layoutsOf(sql, owner),
    charges: {
      ...charges,
      prepare: async (owner, ip) => {
        const spender = await credits.spenderOf(owner, ip);
        return (holds, within) => credits.hold(spender, holds, 'conversion', within);
      },
    },
  });
  const once = createOnce({ ...parts, sql });
  const webhooks = createWebhooks({ ...parts, sql, once, webhooks: config.webhooks });
  const keys = createKeys({ sql, once });
  const categoryRules = createCategoryRules({ sql });
  const layouts = createLayouts({ sql });
  const accounts = {
    sql,
    mail,
    ownAddress: parts.ownAddress,
    attempts: createAttempts(sql, parts.seal),
    passwords: createPasswords(),
    seal: parts.seal,
    product: config.product.name,
    alikeMs: ALIKE_MS,
    available: async (id: string) => (await credits.balance({ kind: 'user', id })).available,
    planOf: plans.planOf,
    keepAsSet: conversions.keepAsSet,
    endPlan: plans.leave,
    personalData: [
      conversionsOfPerson({ ...parts, sql, charges }),
      personalJson('credits.json', credits.collect, credits.erase),
      personalJson('plans.json', plans.collect),
      personalJson('category-rules.json', categoryRules.list),
      personalJson('layouts.json', layouts.list),
      personalJson('api-keys.json', keys.list),
      personalJson('webhooks.json', webhooks.list),
    ],
    bindVisitor: conversions.bindVisitor,
  };
  return { mail, plans, credits, conversions, categoryRules, layouts, keys, webhooks, accounts };
}

/** The routes of every feature. */
export function addFeatures(app: App, parts: AppParts, http: HttpParts): void {
  const { config, database } = parts;
  const { sql } = database;
  const { mail, plans, credits, conversions, categoryRules, layouts, keys, webhooks, accounts } = createServices({
    ...parts,
    ...http,
  });
  planRoutes(app, { ...parts, ...http, plans });
  creditRoutes(app, { credits });
  conversionRoutes(app, { ...parts, ...http, sql, conversions, limits: config.limits });
  exportRoutes(app, { ...http, read: conversions.getAll, list: conversions.listAll });
  givenResultRoutes(app, http);
  evidenceRoutes(app, { read: conversions.getAll });
  const supportAddress = addressOf(config.product.supportEmail);
  contactRoutes(app, { mail, supportAddress });
  const served = http.pages && { locales: http.pages.locales, buildId: http.pages.build?.id };
  siteRoutes(app, { site: describeSite(config, supportAddress, served) });
  iconRoutes(app);
  categoryRuleRoutes(app, { rules: categoryRules });
  layoutRoutes(app, { layouts });
  keyRoutes(app, { ...parts, keys });
  webhookRoutes(app, {
    ...parts,
    webhooks,
    limitTests: limitByOwner(app, 'webhook test', WEBHOOK_TESTS_AN_HOUR, 3_600_000),
  });
  peopleRoutes(app, { people: accounts, ...http });
  const providers = createProviders({
    ...createPeople(accounts),
    sql,
    log: parts.log,
    config: config.provider,
    endSession: (userId, id) => endSession(sql, userId, id),
  });
  providerRoutes(app, { ...http, providers, attempts: accounts.attempts });
  healthRoutes(app, { ...parts, database: database.ping, queue: parts.queue.ping, isFull: parts.room.isLow });
}
