import 'pdfjs-dist/web/pdf_viewer.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { AnnotateBar } from './annotate-bar.tsx';
import { commentOnSelection } from './comment-on-selection.ts';
import { CommentList, ShownComment } from './comments.tsx';
import type { Hosts } from './create-hosts.ts';
import type { DocumentViewerProps } from './document-viewer.tsx';
import { EditingDialogs, useEditing } from './editing-dialogs.tsx';
import { FindBar } from './find-bar.tsx';
import { inkOfPdf } from './ink.ts';
import { keepAnnotations } from './keep-annotations.ts';
import type { OpenPdf } from './open-pdf.ts';
import { marksByPage } from './place.ts';
import { PrintDialog } from './print-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { Failed, Locked, Opening } from './states.tsx';
import { PageField, Toolbar } from './toolbar.tsx';
import { useEscape } from './use-escape.ts';
import { usePageMarks } from './use-page-marks.ts';
import { usePdf } from './use-pdf.ts';
import { type Bar, usePdfCommands } from './use-pdf-commands.ts';
import { type PdfState, setTool, usePdfState } from './use-pdf-state.ts';
import { useDrawnOnce, useViewerHandle } from './use-viewer-handle.ts';

/** A PDF in its frame: pdf.js's pages, our marks over them, and the commands around. */
export function PdfFrame(props: DocumentViewerProps) {
  const { file, name, password, marks, current, onPick, onDraw, plain, onAnnotated } = props;
  const { refs, shown, retry } = usePdf(file, password);
  const pdf = shown.kind === 'open' ? shown.pdf : null;
  const hosts = shown.kind === 'open' ? shown.hosts : null;
  const state = usePdfState(pdf);
  const [drawing, setDrawing] = useState(false);
  const [bar, setBar] = useState<Bar>({});
  const pages = useMemo(() => marksByPage(marks), [marks]);
  usePageMarks({
    pdf,
    pages,
    current,
    onPick: state.tool === 'none' ? onPick : undefined,
    onDraw: useDrawnOnce(drawing, setDrawing, onDraw),
  });
  useViewerHandle(props.onHandle, {
    container: refs.container,
    inkOf: useMemo(() => pdf && inkOfPdf(pdf), [pdf]),
    startDrawing: () => {
      if (pdf) setTool(pdf, 'none');
      setBar((now) => ({ ...now, annotate: false }));
      setDrawing(true);
    },
  });
  useEscape(drawing || (bar.annotate ?? false), () => {
    if (drawing) setDrawing(false);
    else if (pdf && state.tool !== 'none') setTool(pdf, 'none');
    else setBar({ ...bar, annotate: false });
  });
  const editing = useEditing(hosts);
  useKeptAnnotations(pdf, hosts, onAnnotated);
  return (
    <>
      {pdf && hosts ? (
        <Bars
          {...{ pdf, hosts, state, name, bar, setBar, plain }}
          columns={props.onColumns}
          drawing={onDraw ? { on: drawing, set: setDrawing } : null}
        />
      ) : null}
      <div ref={refs.frame} className="relative flex min-h-0 flex-1">
        {pdf && bar.side && !editing.comments ? <Sidebar pdf={pdf} page={state.page} view={bar.side} /> : null}
        {pdf && hosts && editing.comments ? <CommentList pdf={pdf} hosts={hosts} comments={editing.comments} /> : null}
        <div className="relative min-w-0 flex-1">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
          <div ref={refs.container} className="viewer-pages" data-drawing={drawing || undefined} tabIndex={0}>
            <div ref={refs.pages} className="pdfViewer" />
          </div>
          {shown.kind === 'opening' ? <Opening /> : null}
          {shown.kind === 'locked' ? <Locked lock={shown.lock} /> : null}
          {shown.kind === 'failed' ? <Failed onRetry={retry} /> : null}
        </div>
        {hosts && editing.shown && refs.frame.current ? (
          <ShownComment shown={editing.shown} hosts={hosts} frame={refs.frame.current} />
        ) : null}
      </div>
      <div ref={refs.alert} role="status" className="sr-only" />
      {hosts ? <EditingDialogs dialog={editing.dialog} onClose={hosts.close} /> : null}
    </>
  );
}

interface BarsProps {
  readonly pdf: OpenPdf;
  readonly hosts: Hosts;
  readonly state: PdfState;
  readonly name: string;
  readonly bar: Bar;
  readonly setBar: (bar: Bar) => void;
  readonly drawing: { readonly on: boolean; readonly set: (on: boolean) => void } | null;
  readonly columns: (() => void) | undefined;
  readonly plain: boolean | undefined;
}

/** Tells whoever wants to know of what is annotated. */
function useKeptAnnotations(
  pdf: OpenPdf | null,
  hosts: Hosts | null,
  onAnnotated: DocumentViewerProps['onAnnotated'],
): void {
  const tell = useRef(onAnnotated);
  tell.current = onAnnotated;
  const wanted = onAnnotated !== undefined;
  useEffect(
    () => (pdf && hosts && wanted ? keepAnnotations(pdf, hosts, (bytes) => tell.current?.(bytes)) : undefined),
    [pdf, hosts, wanted],
  );
}

/** The commands over a PDF, and what they opened. */
function Bars({ pdf, hosts, state, name, bar, setBar, drawing, columns, plain }: BarsProps) {
  const t = useTranslate();
  const commands = usePdfCommands({ pdf, hosts, state, name, bar, setBar, drawing, columns, plain });
  const closeFind = (): void => setBar({ ...bar, find: false });
  return (
    <>
      <Toolbar commands={commands}>
        <PageField page={state.page} pages={pdf.document.numPages} onGo={(page) => pdf.links.goToPage(page)} />
      </Toolbar>
      {bar.find ? <FindBar pdf={pdf} found={state.find} onClose={closeFind} /> : null}
      {bar.annotate ? <AnnotateBar pdf={pdf} state={state} onComment={() => commentOnSelection(pdf, hosts)} /> : null}
      {drawing?.on ? <p className="viewer-bar text-sm text-ink-2">{t('viewer.drawHint')}</p> : null}
      {bar.print ? <PrintDialog pdf={pdf} onClose={() => setBar({ ...bar, print: false })} /> : null}
    </>
  );
}
