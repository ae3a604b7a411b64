import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../../i18n/translate.ts';
import { CopyButton } from './copy-button.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, shown now and never again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslate();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="max-w-xl border-l-4 border-l-green bg-green-wash p-4">
      <h3 ref={title} tabIndex={-1} className="font-semibold outline-none">
        {t('account.twoStep.codes.title')}
      </h3>
      <p className="text-sm">{t('account.twoStep.codes.text')}</p>
      <ol className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} />
        <button type="button" className="button small" onClick={onDone}>
          {t('account.twoStep.codes.done')}
        </button>
      </div>
    </div>
  );
}
