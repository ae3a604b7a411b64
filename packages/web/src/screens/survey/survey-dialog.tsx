import type { SurveyAnswers } from '@tallyleaf/contract';
import { type FormEvent, useId, useState } from 'react';
import { fillSurvey } from '../../api/credits.ts';
import { Texts } from '../../i18n/texts.tsx';
import { useTranslate } from '../../i18n/translate.ts';
import { credits } from '../../session/credits.ts';
import { surveyPrompt } from '../../session/dialog-prompt.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.ts';

const USES = ['own-books', 'business', 'for-clients', 'lending', 'other'] as const satisfies SurveyAnswers['use'][];
const HEARD = [
  'search',
  'recommendation',
  'article',
  'advertisement',
  'other',
] as const satisfies SurveyAnswers['heard'][];
/** The most that is taken of the last answer. */
const WISH_LENGTH = 1000;

/** Three questions after the first conversion, which give credits once (product, sections 3 and 7). */
export function SurveyDialog() {
  if (surveyPrompt.use() === null) return null;
  return (
    <Texts of={['common', 'upgrade']}>
      <Shown />
    </Texts>
  );
}

function Shown() {
  const t = useTranslate();
  return (
    <Dialog title={t('survey.title')} close={t('toasts.close')} onClose={surveyPrompt.close}>
      <p className="mt-3 text-sm text-ink-2">{t('survey.lead')}</p>
      <SurveyForm />
    </Dialog>
  );
}

function SurveyForm() {
  const t = useTranslate();
  const wishId = useId();
  const [use, setUse] = useState<SurveyAnswers['use']>('own-books');
  const [heard, setHeard] = useState<SurveyAnswers['heard']>('search');
  const [wish, setWish] = useState('');
  const { busy, failed, send } = useSending();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send({ use, heard, ...(wish.trim() === '' ? {} : { wish: wish.trim() }) });
  };
  return (
    <form className="mt-5 grid gap-4" onSubmit={onSubmit}>
      <ChoiceField
        label={t('survey.use.question')}
        choices={USES.map((value) => ({ value, label: t(`survey.use.${value}`) }))}
        value={use}
        onChange={(event) => setUse(event.target.value as SurveyAnswers['use'])}
      />
      <ChoiceField
        label={t('survey.heard.question')}
        choices={HEARD.map((value) => ({ value, label: t(`survey.heard.${value}`) }))}
        value={heard}
        onChange={(event) => setHeard(event.target.value as SurveyAnswers['heard'])}
      />
      <div>
        <label htmlFor={wishId} className="block text-sm font-semibold">
          {t('survey.wish')}
        </label>
        <textarea
          id={wishId}
          rows={3}
          maxLength={WISH_LENGTH}
          className="field mt-1 w-full"
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
      </div>
      <p role="alert" className="text-sm text-red empty:hidden">
        {failed ? t('survey.failed') : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button" aria-disabled={busy}>
          {t('survey.submit')}
        </button>
        <button type="button" className="button-quiet" onClick={surveyPrompt.close}>
          {t('survey.later')}
        </button>
      </div>
    </form>
  );
}

/** Sends the answers, says what they gave, and shows the credits that are there now. */
function useSending() {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = async (answers: SurveyAnswers): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const { granted } = await fillSurvey(answers);
      surveyPrompt.close();
      toast({ title: t('survey.thanks', { count: granted }), tone: 'good' });
      await credits.refresh();
    } catch (error) {
      console.error(error);
      setFailed(true);
      setBusy(false);
    }
  };
  return { busy, failed, send };
}
