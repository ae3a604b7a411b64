import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import DownloadIcon from '~icons/lucide/download';
import { useTranslate } from '../i18n/translate.ts';
import type { DocumentViewerProps } from './document-viewer.tsx';
import { type DrawnPage, drawBoxes } from './drawn-box.ts';
import { inkOfPictures } from './ink.ts';
import { scrollToShare } from './page-marks.ts';
import { PicturePage } from './picture-page.tsx';
import { litShare, marksByPage, type PageMark, type PageSize, shareOf, type Turn, turnOf } from './place.ts';
import { download } from './save-pdf.ts';
import { Failed, Opening } from './states.tsx';
import { type Command, PageField, Toolbar } from './toolbar.tsx';
import { useEscape } from './use-escape.ts';
import { type OpenPictures, usePictures } from './use-pictures.ts';
import { useSightCommands } from './use-sight-commands.ts';
import { useDrawnOnce, useViewerHandle } from './use-viewer-handle.ts';
import { LEAST_SCALE, nextScale, withinScales, zoomByWheel } from './zoom.ts';

/** Pictures in the frame that PDFs have, with the same marks. */
export function PictureFrame(props: DocumentViewerProps) {
  const { shown, retry } = usePictures(props.file);
  if (shown.kind === 'opening') return <Opening />;
  if (shown.kind === 'failed') return <Failed onRetry={retry} />;
  return <Pictures {...props} opened={shown.opened} />;
}

/** Pixels of the screen for a point of the page, at a scale of 1 (CSS: 96 pixels and 72 points an inch). */
const PIXELS = 96 / 72;
/** Pixels left around a page. */
const AROUND = 24;

const turnedSize = ({ width, height }: PageSize, turn: Turn): PageSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** The scale at which a page fits into what scrolls. */
function scaleFor(way: 'width' | 'page', size: PageSize, turn: Turn, { clientWidth, clientHeight }: Element): number {
  const { width, height } = turnedSize(size, turn);
  const across = (clientWidth - AROUND) / (width * PIXELS);
  return withinScales(way === 'width' ? across : Math.min(across, (clientHeight - AROUND) / (height * PIXELS)));
}

interface PicturesProps extends DocumentViewerProps {
  readonly opened: OpenPictures;
}

function Pictures(props: PicturesProps) {
  const { opened, name, marks, current, onPick, onDraw } = props;
  const t = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState<Turn>(0);
  const [scale, setScale] = useState(LEAST_SCALE);
  const [page, setPage] = useState(1);
  const [drawing, setDrawing] = useState(false);
  const pages = useMemo(() => marksByPage(marks), [marks]);
  const fit = (way: 'width' | 'page', at: Turn = turn): void => {
    const [first] = opened.pictures;
    if (container.current && first) setScale(scaleFor(way, first, at, container.current));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: fitted once, when a file comes
  useEffect(() => fit('width'), [opened]);
  useEffect(() => {
    if (!container.current) return undefined;
    return zoomByWheel(container.current, (factor) => setScale((one) => withinScales(one * factor)));
  }, []);
  useShownMark(container, { opened, pages, current, turn });
  useDrawing(container, { opened, pages, current, page, turn, onDraw: useDrawnOnce(drawing, setDrawing, onDraw) });
  useEscape(drawing, () => setDrawing(false));
  const inkOf = useMemo(() => inkOfPictures(opened), [opened]);
  useViewerHandle(props.onHandle, { container, inkOf, startDrawing: () => setDrawing(true) });
  const go = (number: number): void => pageElement(container.current, number)?.scrollIntoView();
  const onScroll = (): void => setPage(pageInSight(container.current, opened.pictures.length));
  const sight = useSightCommands({
    zoom: (steps) => setScale((one) => nextScale(one, steps)),
    fit: (way) => fit(way),
    turn: (degrees) => {
      setTurn(turnOf(turn + degrees));
      fit('width', turnOf(turn + degrees));
    },
    drawing: onDraw ? { on: drawing, set: setDrawing } : null,
    columns: props.onColumns,
  });
  const commands: readonly Command[] = [
    ...sight,
    { id: 'download', label: t('viewer.download'), icon: DownloadIcon, onPress: () => download(opened.bytes, name) },
  ];
  return (
    <>
      <Toolbar commands={commands}>
        <PageField page={page} pages={opened.pictures.length} onGo={go} />
      </Toolbar>
      {drawing ? <p className="viewer-bar text-sm text-ink-2">{t('viewer.drawHint')}</p> : null}
      <div className="relative min-h-0 flex-1">
        <div
          ref={container}
          className="viewer-pages"
          data-drawing={drawing || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
          tabIndex={0}
          onScroll={onScroll}
        >
          {opened.pictures.map((picture, index) => (
            <PicturePage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages do not change places
              key={index}
              {...{ picture, turn, name, current }}
              number={index + 1}
              url={opened.shownByBrowsers ? opened.url : null}
              pixels={scale * PIXELS}
              marks={pages.get(index + 1) ?? []}
              onPick={drawing ? undefined : onPick}
            />
          ))}
        </div>
      </div>
    </>
  );
}

const pageElement = (container: Element | null, number: number): HTMLElement | null =>
  container?.querySelector(`[data-page-number="${number}"]`) ?? null;

/** The first page of which more than its end is seen. */
function pageInSight(container: Element | null, count: number): number {
  const top = container?.getBoundingClientRect().top ?? 0;
  for (let number = 1; number < count; number += 1) {
    const bottom = pageElement(container, number)?.getBoundingClientRect().bottom ?? 0;
    if (bottom > top + AROUND * 4) return number;
  }
  return count;
}

type Container = RefObject<HTMLDivElement | null>;

interface ShownMarkOptions {
  readonly opened: OpenPictures;
  readonly pages: ReadonlyMap<number, readonly PageMark[]>;
  readonly current: string | null;
  readonly turn: Turn;
}

/** Brings the mark that is meant into view. */
function useShownMark(container: Container, { opened, pages, current, turn }: ShownMarkOptions): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing moves but when another mark is meant
  useEffect(() => {
    for (const [number, onPage] of pages) {
      const mark = onPage.find(({ id }) => id === current);
      const [size, element] = [opened.pictures[number - 1], pageElement(container.current, number)];
      if (!mark || !size || !element || !container.current) continue;
      scrollToShare(container.current, element, shareOf(mark.box, size, turn));
      return;
    }
  }, [current, opened]);
}

interface DrawingOptions extends ShownMarkOptions {
  readonly page: number;
  readonly onDraw: DocumentViewerProps['onDraw'];
}

/** Lets boxes be drawn, while somebody wants them. */
function useDrawing(container: Container, options: DrawingOptions): void {
  const { opened, pages, current, page, turn, onDraw } = options;
  useEffect(() => {
    if (!onDraw || !container.current) return undefined;
    const startOn = ({ page, size, turn }: DrawnPage) => litShare(pages.get(page), current, size, turn);
    const pageOf = (target: Element | null): DrawnPage | null => {
      const number = target ? Number(target.closest<HTMLElement>('.page')?.dataset.pageNumber) : page;
      const [size, element] = [opened.pictures[number - 1], pageElement(container.current, number)];
      return size && element ? { page: number, element, size, turn } : null;
    };
    return drawBoxes({ container: container.current, pageOf, startOn, onDraw });
  }, [container, onDraw, opened, pages, current, turn, page]);
}
