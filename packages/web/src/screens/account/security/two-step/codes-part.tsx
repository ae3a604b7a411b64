import { useState } from 'react';
import { renewRecoveryCodes } from '../../../../api/two-step.ts';
import { useTranslate } from '../../../../i18n/translate.ts';
import type { ProofKind } from './proof-field.tsx';
import { Question } from './question.tsx';

interface CodesPartProps {
  readonly left: number;
  readonly kind: ProofKind;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and new ones in their place. */
export function CodesPart({ left, kind, onCodes }: CodesPartProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p>{t('account.twoStep.left', { count: left })}</p>
      <button type="button" className="button-text text-sm" onClick={() => setAsked(true)}>
        {t('account.twoStep.renew')}
      </button>
      {asked ? (
        <Question
          title={t('account.twoStep.askRenew.title')}
          text={t('account.twoStep.askRenew.text')}
          confirm={t('account.twoStep.renew')}
          kind={kind}
          work={async (proof) => onCodes((await renewRecoveryCodes(proof)).recovery_codes)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </div>
  );
}
