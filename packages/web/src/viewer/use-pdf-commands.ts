import DownloadIcon from '~icons/lucide/download';
import PagesIcon from '~icons/lucide/layout-grid';
import AnnotateIcon from '~icons/lucide/pencil-line';
import PrintIcon from '~icons/lucide/printer';
import SearchIcon from '~icons/lucide/search';
import OutlineIcon from '~icons/lucide/table-of-contents';
import { useTranslate } from '../i18n/translate.ts';
import { annotatedName } from './annotated-name.ts';
import type { Hosts } from './create-hosts.ts';
import type { OpenPdf } from './open-pdf.ts';
import { download, savePdf } from './save-pdf.ts';
import type { Command } from './toolbar.tsx';
import { type PdfState, setTool } from './use-pdf-state.ts';
import { useSightCommands } from './use-sight-commands.ts';

/** What is open around the pages. */
export interface Bar {
  readonly side?: 'pages' | 'outline' | undefined;
  readonly find?: boolean;
  readonly annotate?: boolean;
  readonly print?: boolean;
}

export interface PdfCommandsOptions {
  readonly pdf: OpenPdf;
  readonly hosts: Hosts;
  readonly state: PdfState;
  readonly name: string;
  readonly bar: Bar;
  readonly setBar: (bar: Bar) => void;
  readonly drawing: { readonly on: boolean; readonly set: (on: boolean) => void } | null;
  readonly columns: (() => void) | undefined;
  /** It is looked at only. */
  readonly plain: boolean | undefined;
}

/** The commands over a PDF. */
export function usePdfCommands(options: PdfCommandsOptions): readonly Command[] {
  const { pdf, hosts, state, name, bar, setBar, drawing, columns, plain } = options;
  const t = useTranslate();
  // One tool at a time: what is begun ends the others.
  const leaveTools = (): void => {
    setTool(pdf, 'none');
    if (bar.annotate) setBar({ ...bar, annotate: false });
  };
  const sight = useSightCommands({
    zoom: (steps) => pdf.viewer.updateScale({ steps }),
    fit: (way) => {
      pdf.viewer.currentScaleValue = way === 'width' ? 'page-width' : 'page-fit';
    },
    turn: (degrees) => {
      pdf.viewer.pagesRotation += degrees;
    },
    drawing,
    columns:
      columns &&
      (() => {
        leaveTools();
        columns();
      }),
    onDrawing: leaveTools,
  });
  const side = (view: 'pages' | 'outline'): void => setBar({ ...bar, side: bar.side === view ? undefined : view });
  const annotate = (): void => {
    if (bar.annotate) setTool(pdf, 'none');
    drawing?.set(false);
    setBar({ ...bar, annotate: !bar.annotate });
  };
  const save = async (): Promise<void> => {
    const { bytes, annotated } = await savePdf(pdf, hosts);
    download(bytes, annotated ? annotatedName(name, t('viewer.annotated')) : name);
  };
  const annotating: Command = {
    id: 'annotate',
    label: t('viewer.annotate'),
    icon: AnnotateIcon,
    main: true,
    pressed: bar.annotate ?? false,
    onPress: annotate,
  };
  return [
    {
      id: 'pages',
      label: t('viewer.side.pages'),
      icon: PagesIcon,
      pressed: bar.side === 'pages',
      onPress: () => side('pages'),
    },
    {
      id: 'outline',
      label: t('viewer.side.outline'),
      icon: OutlineIcon,
      pressed: bar.side === 'outline',
      onPress: () => side('outline'),
    },
    ...sight,
    {
      id: 'find',
      label: t('viewer.find.label'),
      icon: SearchIcon,
      main: true,
      pressed: bar.find ?? false,
      onPress: () => setBar({ ...bar, find: !bar.find }),
    },
    ...(plain ? [] : [annotating]),
    { id: 'print', label: t('viewer.print.title'), icon: PrintIcon, onPress: () => setBar({ ...bar, print: true }) },
    {
      id: 'download',
      label: t(state.annotated ? 'viewer.downloadAnnotated' : 'viewer.download'),
      icon: DownloadIcon,
      onPress: () => void save(),
    },
  ];
}
