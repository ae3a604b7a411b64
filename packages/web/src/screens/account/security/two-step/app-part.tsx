import { useState } from 'react';
import { removeTotp } from '../../../../api/two-step.ts';
import { formatDay } from '../../../../i18n/figures.ts';
import { useTag, useTranslate } from '../../../../i18n/translate.ts';
import { toast } from '../../../../ui/toasts.ts';
import type { ProofKind } from './proof-field.tsx';
import { Question } from './question.tsx';

interface AppPartProps {
  /** Since when an app is set up; null: none is. */
  readonly since: string | null;
  readonly kind: ProofKind;
  readonly onSetUp: () => void;
  readonly onChanged: () => void;
}

/** The app that shows codes: setting one up, or removing it. */
export function AppPart({ since, kind, onSetUp, onChanged }: AppPartProps) {
  const t = useTranslate();
  const tag = useTag();
  const [asked, setAsked] = useState(false);
  if (since === null) {
    return (
      <button type="button" className="button small mt-4" onClick={onSetUp}>
        {t('account.twoStep.setUp')}
      </button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p>{t('account.twoStep.since', { date: formatDay(since, tag) })}</p>
      <button type="button" className="button-text text-sm" onClick={() => setAsked(true)}>
        {t('account.twoStep.turnOff')}
      </button>
      {asked ? (
        <Question
          title={t('account.twoStep.askOff.title')}
          text={t('account.twoStep.askOff.text')}
          confirm={t('account.twoStep.turnOff')}
          kind={kind}
          work={async (proof) => {
            await removeTotp(proof);
            setAsked(false);
            toast({ title: t('account.twoStep.turnedOff'), tone: 'good' });
            onChanged();
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </div>
  );
}
