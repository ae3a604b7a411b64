import type { TwoStep, UserInfo } from '@tallyleaf/contract';
import { useState } from 'react';
import { useSite } from '../../../../api/site.ts';
import { readTwoStep } from '../../../../api/two-step.ts';
import { useResource } from '../../../../api/use-resource.ts';
import { useTranslate } from '../../../../i18n/translate.ts';
import { nameOfProvider } from '../../../../session/name-of-provider.ts';
import { Fetched, Section } from '../../parts.tsx';
import { AppPart } from './app-part.tsx';
import { CodesPart } from './codes-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import type { ProofKind } from './proof-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** What one proves besides the password. */
export function TwoStepSection({ user }: { readonly user: UserInfo }) {
  const t = useTranslate();
  const twoStep = useResource(readTwoStep);
  const provider = useSite()?.provider;
  return (
    <Section title={t('account.twoStep.title')} lead={t('account.twoStep.lead')}>
      {provider ? (
        <p className="mb-4 max-w-2xl text-sm text-ink-2">
          {t('account.twoStep.provider', { provider: nameOfProvider(provider.name) })}
        </p>
      ) : null}
      <Fetched resource={twoStep}>
        {(state) => <Stand state={state} hasPassword={user.has_password} onChanged={twoStep.reload} />}
      </Fetched>
    </Section>
  );
}

interface StandProps {
  readonly state: TwoStep;
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

function Stand({ state, hasPassword, onChanged }: StandProps) {
  const t = useTranslate();
  const [settingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { totp_since, passkeys, recovery_codes_left } = state;
  const isOn = totp_since !== null || passkeys.length > 0;
  const kind: ProofKind = hasPassword ? 'password' : totp_since === null ? 'session' : 'code';
  const show = (fresh: readonly string[]): void => {
    setSettingUp(false);
    setCodes(fresh);
    onChanged();
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => setCodes([])} />;
  if (settingUp) return <SetUp kind={kind} onDone={show} onCancel={() => setSettingUp(false)} />;
  return (
    <>
      {isOn ? null : <p role="status">{t('account.twoStep.off')}</p>}
      <AppPart since={totp_since} kind={kind} onSetUp={() => setSettingUp(true)} onChanged={onChanged} />
      {isOn ? <CodesPart left={recovery_codes_left} kind={kind} onCodes={show} /> : null}
      <PasskeysPart passkeys={passkeys} kind={kind} onAdded={show} onChanged={onChanged} />
    </>
  );
}
