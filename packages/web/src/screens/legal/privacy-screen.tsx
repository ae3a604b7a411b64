import type { Site } from '@tallyleaf/contract';
import { SITE_DEFAULTS, useSite } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translate.ts';
import { LegalPage, LegalPart, Operator } from './legal-parts.tsx';

/** What happens to statements and to what is known of people: where, for how long, and how it is deleted. */
export function PrivacyScreen() {
  const t = useTranslate();
  const site = useSite();
  const { visitor_hours: hours, user_days: days } = site ?? SITE_DEFAULTS;
  return (
    <LegalPage title={t('privacy.title')}>
      <LegalPart title={t('privacy.who.title')} text={t('privacy.who.text')}>
        <Operator site={site} />
      </LegalPart>
      <LegalPart title={t('privacy.device.title')} text={t('privacy.device.text')} />
      <LegalPart title={t('privacy.server.title')} text={t('privacy.server.text', { hours, days })} />
      {(['account', 'logs', 'why'] as const).map((part) => (
        <LegalPart key={part} title={t(`privacy.${part}.title`)} text={t(`privacy.${part}.text`)} />
      ))}
      <LegalPart title={t('privacy.browser.title')} text={t('privacy.browser.text')}>
        <KeptByBrowser />
      </LegalPart>
      <LegalPart title={t('privacy.others.title')} text={t('privacy.others.text')}>
        <Others site={site} />
      </LegalPart>
      <LegalPart title={t('privacy.rights.title')} text={t('privacy.rights.text')} />
    </LegalPage>
  );
}

/** Every cookie and every key of the browser's storage (specification, section 3, "Local client state"), and for how long. */
export const KEPT = [
  ['anonymous_user_id', 'visitor', 'days30'],
  ['i18n_redirected', 'locale', 'year'],
  ['sign_in_flow', 'flow', 'minutes'],
  ['anonymousUserId', 'label', 'delete'],
  ['auth_token, user_info, auth_provider', 'token', 'signOut'],
  ['TO_BE_BIND_PPT_ID', 'pending', 'signIn'],
  ['theme', 'theme', 'delete'],
  ['pwa-dismissed, survey_asked', 'dismissed', 'delete'],
  ['export_format, export_settings, export_columns, export_program', 'formats', 'delete'],
  ['review_unsent_', 'unsent', 'sent'],
  ['tallyleaf', 'documents', 'unopened30'],
  ['tallyleaf-annotated', 'annotated', 'unopened30'],
  ['review_looked_at', 'looked', 'delete'],
  ['review_rows, review_split', 'desk', 'delete'],
  ['tallyleaf-rules', 'categories', 'delete'],
  ['tallyleaf-layouts', 'layouts', 'delete'],
  ['open_documents, open_file_, open_result_, open_annotated_', 'open', 'tab'],
  ['convert_place, keep_on_device', 'choices', 'delete'],
  ['tallyleaf-reloaded', 'reload', 'tab'],
  ['sign-in-prompted', 'prompted', 'tab'],
  ['tallyleaf-parts', 'scans', 'delete'],
  ['tallyleaf-shell, tallyleaf-assets, tallyleaf-handed', 'app', 'delete'],
] as const;

function KeptByBrowser() {
  const t = useTranslate();
  return (
    <table className="ledger mt-4 w-full text-sm" aria-label={t('privacy.browser.table')}>
      <thead>
        <tr>
          <th scope="col">{t('privacy.browser.name')}</th>
          <th scope="col">{t('privacy.browser.purpose')}</th>
          <th scope="col" className="wide">
            {t('privacy.browser.kept')}
          </th>
        </tr>
      </thead>
      <tbody>
        {KEPT.map(([name, purpose, time]) => (
          <tr key={name}>
            <td className="w-[34%] font-semibold">{name}</td>
            <td>
              {t(`privacy.browser.${purpose}`)}
              <span className="narrow text-ink-2">{t(`privacy.browser.${time}`)}</span>
            </td>
            <td className="wide">{t(`privacy.browser.${time}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who else is involved where the operator has set it up; whether that is so, once the server has told it. */
function Others({ site }: { readonly site: Site | null }) {
  const t = useTranslate();
  return (
    <dl className="mt-4 border-t border-rule">
      {(['payments', 'provider', 'chat'] as const).map((other) => (
        <div key={other} className="grid gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <dt>{t(`privacy.others.${other}`)}</dt>
          <dd className="text-sm font-semibold text-ink-2 sm:text-right">
            {site ? t(site[other] ? 'privacy.others.on' : 'privacy.others.off') : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
