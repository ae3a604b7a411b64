import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { OpenPdf } from './open-pdf.ts';
import { readPageRange } from './page-range.ts';
import { printPages } from './print-pages.ts';

interface PrintDialogProps {
  readonly pdf: OpenPdf;
  readonly onClose: () => void;
}

/** Asks which pages to print, and prints them. */
export function PrintDialog({ pdf, onClose }: PrintDialogProps) {
  const t = useTranslate();
  const count = pdf.document.numPages;
  const [range, setRange] = useState(count > 1 ? `1-${count}` : '1');
  const [wrong, setWrong] = useState(false);
  const [page, setPage] = useState<number | null>(null);
  const left = useRef(new AbortController());
  useEffect(() => () => left.current.abort(), []);
  const print = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const pages = readPageRange(range, count);
    setWrong(!pages);
    if (!pages) return;
    left.current = new AbortController();
    try {
      await printPages(pdf, pages, setPage, left.current.signal);
      onClose();
    } catch (error) {
      // Closed before all pages were drawn.
      if (!left.current.signal.aborted) throw error;
    }
  };
  return (
    <Dialog title={t('viewer.print.title')} close={t('viewer.cancel')} onClose={onClose}>
      <form onSubmit={(event) => void print(event)} className="mt-4 grid gap-4">
        <TextField
          label={t('viewer.print.pages')}
          hint={t('viewer.print.hint')}
          error={wrong ? t('viewer.print.wrong', { count }) : undefined}
          value={range}
          onChange={(event) => setRange(event.target.value)}
        />
        <div className="flex items-center gap-4">
          <button type="submit" className="button" disabled={page !== null}>
            {t('viewer.print.print')}
          </button>
          <output className="text-sm text-ink-2">
            {page === null ? '' : t('viewer.print.preparing', { page: String(page) })}
          </output>
        </div>
      </form>
    </Dialog>
  );
}
