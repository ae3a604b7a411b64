import { useEffect, useState } from 'react';
import type { OpenPdf } from './open-pdf.ts';

/** pdf.js's numbers for what is being annotated with. */
export const TOOLS = { none: 0, text: 3, highlight: 9, image: 13, draw: 15, comment: 16, signature: 101 } as const;
export type Tool = keyof typeof TOOLS;

export interface PdfState {
  readonly page: number;
  /** 1 is the size of the paper on the screen. */
  readonly scale: number;
  readonly tool: Tool;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether anything was annotated that is not in the file. */
  readonly annotated: boolean;
  /** Whether text of the page is selected. */
  readonly selecting: boolean;
  readonly find: { readonly current: number; readonly total: number; readonly state: number };
}

const START: PdfState = {
  page: 1,
  scale: 1,
  tool: 'none',
  canUndo: false,
  canRedo: false,
  annotated: false,
  selecting: false,
  find: { current: 0, total: 0, state: 0 },
};

const toolOf = (mode: number): Tool => (Object.keys(TOOLS) as Tool[]).find((tool) => TOOLS[tool] === mode) ?? 'none';

/** Goes over to another tool; pdf.js tells when it has. */
export function setTool({ viewer }: OpenPdf, tool: Tool, byKey = false): void {
  viewer.annotationEditorMode = { mode: TOOLS[tool], isFromKeyboard: byKey } as never;
}

type Events = Readonly<Record<string, (event: never) => void>>;

/** What pdf.js says of itself, by its events. */
function eventsOf(pdf: OpenPdf, change: (next: (state: PdfState) => Partial<PdfState>) => void): Events {
  const matches = ({ matchesCount }: { matchesCount: { current: number; total: number } }): void =>
    change(({ find }) => ({ find: { ...find, ...matchesCount } }));
  const toMode = (event: { mode: number }): void => {
    pdf.viewer.annotationEditorMode = event as never;
  };
  return {
    pagechanging: ({ pageNumber }: { pageNumber: number }) => change(() => ({ page: pageNumber })),
    scalechanging: ({ scale }: { scale: number }) => change(() => ({ scale })),
    annotationeditormodechanged: ({ mode }: { mode: number }) => change(() => ({ tool: toolOf(mode) })),
    editingstateschanged: ({ details }: { details: Readonly<Record<string, boolean>> }) =>
      change(() => ({
        canUndo: details.hasSomethingToUndo ?? false,
        canRedo: details.hasSomethingToRedo ?? false,
        selecting: details.hasSelectedText ?? false,
      })),
    updatefindmatchescount: matches,
    updatefindcontrolstate: (event: { state: number; matchesCount: { current: number; total: number } }) => {
      matches(event);
      change(({ find }) => ({ find: { ...find, state: event.state } }));
    },
    // An annotation that is pressed twice asks for its tool.
    switchannotationeditormode: toMode,
    showannotationeditorui: toMode,
  } as Events;
}

/** What of the open document the toolbar shows. */
export function usePdfState(pdf: OpenPdf | null): PdfState {
  const [state, setState] = useState(START);
  useEffect(() => {
    if (!pdf) return undefined;
    const change = (next: (state: PdfState) => Partial<PdfState>): void =>
      setState((before) => ({ ...before, ...next(before) }));
    const events = Object.entries(eventsOf(pdf, change));
    for (const [name, listener] of events) pdf.bus.on(name, listener);
    // Its types know only that nobody listens at first.
    const storage = pdf.document.annotationStorage as { onSetModified: unknown; onResetModified: unknown };
    storage.onSetModified = () => change(() => ({ annotated: true }));
    // What was kept meanwhile is not in the file that was opened, either.
    storage.onResetModified = () => change(() => ({ annotated: pdf.document.annotationStorage.size > 0 }));
    change(() => ({ ...START, page: pdf.viewer.currentPageNumber, scale: pdf.viewer.currentScale }));
    return () => {
      for (const [name, listener] of events) pdf.bus.off(name, listener);
    };
  }, [pdf]);
  return state;
}
