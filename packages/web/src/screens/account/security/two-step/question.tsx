import type { TwoStepProof } from '@tallyleaf/contract';
import type { FormEvent } from 'react';
import { useTranslate } from '../../../../i18n/translate.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useAction } from '../../use-action.ts';
import { ProofField, type ProofKind, useProof } from './proof-field.tsx';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** What will be done; said on the button. */
  readonly confirm: string;
  readonly kind: ProofKind;
  /** @throws {ApiError} */
  readonly work: (proof: TwoStepProof) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks who it is before something of two-step sign-in goes. */
export function Question({ title, text, confirm, kind, work, onClose }: QuestionProps) {
  const t = useTranslate();
  const action = useAction();
  const { proof, field } = useProof(kind);
  const go = (): void => void action.run(() => work(proof));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    go();
  };
  return (
    <ConfirmDialog
      title={title}
      close={t('toasts.close')}
      confirm={confirm}
      keep={t('account.twoStep.cancel')}
      busy={action.busy}
      onConfirm={go}
      onClose={onClose}
    >
      <p>{text}</p>
      <form onSubmit={onSubmit}>
        <ProofField {...field} />
      </form>
      <p role="alert" className="text-sm text-red empty:hidden">
        {action.error}
      </p>
    </ConfirmDialog>
  );
}
