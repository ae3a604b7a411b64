import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import type { OpenPdf } from './open-pdf.ts';

interface SidebarProps {
  readonly pdf: OpenPdf;
  readonly page: number;
  readonly view: 'pages' | 'outline';
}

/** Beside the document: its pages as small pictures, or its table of contents. */
export function Sidebar({ pdf, page, view }: SidebarProps) {
  const t = useTranslate();
  return (
    <nav className="viewer-side" aria-label={t(`viewer.side.${view}`)}>
      {view === 'pages' ? <Thumbnails pdf={pdf} page={page} /> : <Outline pdf={pdf} />}
    </nav>
  );
}

function Thumbnails({ pdf, page }: { readonly pdf: OpenPdf; readonly page: number }) {
  const list = useRef<HTMLOListElement>(null);
  const pages = Array.from({ length: pdf.document.numPages }, (_, index) => index + 1);
  useEffect(() => {
    list.current?.children[page - 1]?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  return (
    <ol ref={list} className="grid justify-items-center gap-3 p-3">
      {pages.map((number) => (
        <li key={number}>
          <Thumbnail pdf={pdf} number={number} current={number === page} />
        </li>
      ))}
    </ol>
  );
}

/** Pixels that a small picture is wide. */
const THUMBNAIL_WIDTH = 112;

/** One page as a small picture, drawn while it is in sight. */
function Thumbnail({
  pdf,
  number,
  current,
}: {
  readonly pdf: OpenPdf;
  readonly number: number;
  readonly current: boolean;
}) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const place = button.current;
    if (!place) return undefined;
    const left = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      const paper = place.querySelector('.viewer-thumbnail');
      if (!entry?.isIntersecting) paper?.replaceChildren();
      else if (paper && !paper.firstChild)
        void drawThumbnail(pdf, number, left.signal).then((canvas) => canvas && paper.replaceChildren(canvas));
    });
    observer.observe(place);
    return () => {
      left.abort();
      observer.disconnect();
    };
  }, [pdf, number]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('viewer.side.goTo', { page: String(number) })}
      aria-current={current ? 'page' : undefined}
      className="viewer-thumbnail-button"
      onClick={() => pdf.links.goToPage(number)}
    >
      <span className="viewer-thumbnail" aria-hidden="true" />
      <span aria-hidden="true">{number}</span>
    </button>
  );
}

async function drawThumbnail(pdf: OpenPdf, number: number, signal: AbortSignal): Promise<HTMLCanvasElement | null> {
  const page = await pdf.document.getPage(number);
  if (signal.aborted) return null;
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (THUMBNAIL_WIDTH * Math.min(2, devicePixelRatio)) / width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  try {
    await page.render({ canvas, viewport }).promise;
  } catch (error) {
    // The document was closed while its page was drawn.
    if (signal.aborted) return null;
    throw error;
  }
  return canvas;
}

interface OutlineEntry {
  readonly title: string;
  readonly dest: string | readonly unknown[] | null;
  readonly url: string | null;
  readonly items: readonly OutlineEntry[];
}

function Outline({ pdf }: { readonly pdf: OpenPdf }) {
  const t = useTranslate();
  const [entries, setEntries] = useState<readonly OutlineEntry[] | null>(null);
  useEffect(() => {
    let left = false;
    void pdf.document.getOutline().then((found) => left || setEntries((found ?? []) as readonly OutlineEntry[]));
    return () => {
      left = true;
    };
  }, [pdf]);
  if (entries?.length === 0) return <p className="p-4 text-sm text-ink-2">{t('viewer.side.noOutline')}</p>;
  return <Entries pdf={pdf} entries={entries ?? []} />;
}

function Entries({ pdf, entries }: { readonly pdf: OpenPdf; readonly entries: readonly OutlineEntry[] }) {
  const placed = entries.map((entry, index) => ({ entry, key: `${index} ${entry.title}` }));
  return (
    <ul className="p-2 text-sm [&_ul]:py-0 [&_ul]:pr-0 [&_ul]:pl-4">
      {placed.map(({ entry, key }) => (
        <li key={key}>
          {entry.url ? (
            <a href={entry.url} target="_blank" rel="noopener noreferrer nofollow" className="block px-2 py-2">
              {entry.title}
            </a>
          ) : (
            <button
              type="button"
              className="w-full cursor-pointer rounded px-2 py-2 text-left hover:bg-rule"
              onClick={() => entry.dest && void pdf.links.goToDestination(entry.dest as never)}
            >
              {entry.title}
            </button>
          )}
          {entry.items.length > 0 ? <Entries pdf={pdf} entries={entry.items} /> : null}
        </li>
      ))}
    </ul>
  );
}
