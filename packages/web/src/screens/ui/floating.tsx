import { useState } from 'react';
import { useTranslate } from '../../i18n/translate.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { toast } from '../../ui/toasts.ts';
import { TOOLTIP_DELAY_MS, Tooltip, TooltipProvider } from '../../ui/tooltip.tsx';

export function Dialogs() {
  const t = useTranslate();
  const [shown, setShown] = useState<'dialog' | 'confirm' | null>(null);
  const close = (): void => setShown(null);
  return (
    <>
      <button type="button" className="button-quiet" onClick={() => setShown('dialog')}>
        {t('ui.demo.open')}
      </button>
      <button type="button" className="button-quiet" onClick={() => setShown('confirm')}>
        {t('ui.demo.delete')}
      </button>
      {shown === 'dialog' ? (
        <Dialog title={t('ui.demo.account')} close={t('ui.labels.close')} onClose={close}>
          <p className="mt-4">{t('ui.demo.accountHint')}</p>
        </Dialog>
      ) : null}
      {shown === 'confirm' ? (
        <ConfirmDialog
          title={t('ui.demo.deleteTitle')}
          close={t('ui.labels.close')}
          confirm={t('ui.demo.delete')}
          keep={t('ui.demo.keep')}
          busy={false}
          onConfirm={close}
          onClose={close}
        >
          <p>{t('ui.demo.deleteText')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const PANELS = [
  { name: 'left', side: 'left', size: 'sm', overlay: true },
  { name: 'right', side: 'right', size: 'md', overlay: true },
  { name: 'undimmed', side: 'right', size: 'sm', overlay: false },
] as const;

export function SidePanels() {
  const t = useTranslate();
  const [shown, setShown] = useState<(typeof PANELS)[number] | null>(null);
  return (
    <>
      {PANELS.map((panel) => (
        <button key={panel.name} type="button" className="button-quiet" onClick={() => setShown(panel)}>
          {t(`ui.demo.${panel.name}`)}
        </button>
      ))}
      {shown ? (
        <SidePanel
          title={t(`ui.demo.${shown.name}`)}
          side={shown.side}
          size={shown.size}
          overlay={shown.overlay}
          onClose={() => setShown(null)}
        >
          <p className="mt-4">{t('ui.demo.panelText')}</p>
        </SidePanel>
      ) : null}
    </>
  );
}

export function Disclosures() {
  const t = useTranslate();
  return (
    <Disclosure label={t('ui.demo.format')} face={t('ui.demo.format')}>
      <button type="button" className="flex min-h-10 items-center px-4 hover:bg-paper">
        CSV
      </button>
    </Disclosure>
  );
}

export function Tooltips() {
  const t = useTranslate();
  return (
    <TooltipProvider delay={TOOLTIP_DELAY_MS}>
      <Tooltip text={t('ui.demo.accountHint')}>
        <button type="button" className="button-quiet">
          {t('ui.demo.account')}
        </button>
      </Tooltip>
    </TooltipProvider>
  );
}

export function Toasts() {
  const t = useTranslate();
  return (
    <>
      <button type="button" className="button-quiet" onClick={() => toast({ title: t('ui.demo.saved'), tone: 'good' })}>
        {t('ui.demo.save')}
      </button>
      <button
        type="button"
        className="button-quiet"
        onClick={() => toast({ title: t('ui.demo.notSaved'), tone: 'bad' })}
      >
        {t('ui.demo.disabled')}
      </button>
    </>
  );
}
