import type { ShownPicture } from '@tallyleaf/engine/review';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import { paintGreys } from './ink.ts';
import { drawMarks, shareAt } from './page-marks.ts';
import { markAt, type PageMark, type Turn } from './place.ts';

interface PicturePageProps {
  readonly picture: ShownPicture;
  readonly number: number;
  /** The file, where browsers show it as it is. */
  readonly url: string | null;
  /** Pixels of the screen for a point of the page. */
  readonly pixels: number;
  readonly turn: Turn;
  readonly marks: readonly PageMark[];
  readonly current: string | null;
  readonly onPick: ((id: string) => void) | undefined;
}

/** One picture as a page, and the marks over it. */
export function PicturePage({ picture, number, url, pixels, turn, marks, current, onPick }: PicturePageProps) {
  const t = useTranslate();
  const page = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (layer.current) drawMarks(layer.current, marks, current, picture, turn);
  }, [marks, current, picture, turn]);
  const [width, height] = [picture.width * pixels, picture.height * pixels];
  const onSide = turn % 180 !== 0;
  const label = t('viewer.page.landmark', { page: String(number) });
  const turned: CSSProperties = {
    width,
    height,
    position: 'absolute',
    left: '50%',
    top: '50%',
    maxWidth: 'none',
    transform: `translate(-50%, -50%) rotate(${turn}deg)`,
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: rows are chosen by keys in their own list
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      ref={page}
      data-page-number={number}
      className="page relative mx-auto my-3 overflow-hidden border border-rule bg-surface"
      style={{ width: onSide ? height : width, height: onSide ? width : height }}
      onClick={({ clientX, clientY }) => {
        if (!page.current || !onPick) return;
        const [x, y] = shareAt(page.current, clientX, clientY);
        const mark = markAt(marks, x, y, picture, turn);
        if (mark) onPick(mark.id);
      }}
    >
      {url ? (
        <img src={url} alt={label} style={turned} draggable={false} />
      ) : (
        <GreyPicture picture={picture} label={label} style={turned} />
      )}
      <div ref={layer} className="viewer-marks" aria-hidden="true" />
    </div>
  );
}

interface GreyPictureProps {
  readonly picture: ShownPicture;
  readonly label: string;
  readonly style: CSSProperties;
}

/** A picture that browsers do not show (TIFF, HEIC), as the engine sees it: in greys, decoded when it comes into sight. */
function GreyPicture({ picture, label, style }: GreyPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void picture.decode().then(({ width, height, grey }) => paintGreys(place, width, height, grey));
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [picture]);
  return <canvas ref={canvas} role="img" aria-label={label} style={style} />;
}
