import type { SetColumn } from '@tallyleaf/contract';
import type { ColumnsOfPage } from '@tallyleaf/engine';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/translate.ts';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import { type Edge, FAR, moveEdge, rangeOf, STEP } from './edges.ts';

type Table = ColumnsOfPage['tables'][number];

interface ColumnBandsProps {
  readonly viewer: ViewerHandle;
  readonly page: ColumnsOfPage;
  readonly table: Table;
  readonly columns: readonly SetColumn[];
  readonly onChange: (columns: readonly SetColumn[]) => void;
}

const percent = (share: number): string => `${share * 100}%`;

/** A page with its columns as bands over it; their edges are dragged, or moved by arrow keys. */
export function ColumnBands({ viewer, page, table, columns, onChange }: ColumnBandsProps) {
  const t = useTranslate();
  const paper = useRef<HTMLDivElement>(null);
  const { width, height } = page;
  const [top, bottom] = [table.box[1] / height, table.box[3] / height];
  const shareAt = (x: number): number => {
    const frame = paper.current?.getBoundingClientRect();
    return frame ? (x - frame.left) / frame.width : 0;
  };
  return (
    <div ref={paper} className="column-page" style={{ aspectRatio: `${width} / ${height}` }}>
      <PageInk viewer={viewer} page={page} />
      {columns.map((column, index) => (
        <div
          // Columns have no identity but their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className="column-band"
          data-role={column.role}
          style={{
            left: percent(column.from),
            width: percent(column.to - column.from),
            top: percent(top),
            height: percent(bottom - top),
          }}
        >
          <span className="column-name" aria-hidden="true">
            {index + 1} {t(`setColumns.roles.${column.role}`)}
          </span>
          {(['from', 'to'] as const).map((edge) => (
            <EdgeHandle
              key={edge}
              {...{ columns, index, edge, shareAt }}
              onMove={(share) => onChange(moveEdge(columns, index, edge, share))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface EdgeHandleProps {
  readonly columns: readonly SetColumn[];
  readonly index: number;
  readonly edge: Edge;
  /** Where a point of the window lies on the page. */
  readonly shareAt: (x: number) => number;
  readonly onMove: (share: number) => void;
}

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** One edge of a column: a slider from one neighbour to the other. */
function EdgeHandle({ columns, index, edge, shareAt, onMove }: EdgeHandleProps) {
  const t = useTranslate();
  const column = columns[index] as SetColumn;
  const [least, most] = rangeOf(columns, index, edge);
  const at = column[edge];
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    if (way !== undefined) onMove(at + way * (event.shiftKey ? FAR : STEP));
    else if (event.key === 'Home') onMove(least);
    else if (event.key === 'End') onMove(most);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(shareAt(event.clientX));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className="column-edge"
      data-edge={edge}
      aria-label={t(`setColumns.edge.${edge}`, { number: index + 1, role: t(`setColumns.roles.${column.role}`) })}
      aria-orientation="horizontal"
      aria-valuemin={Math.round(least * 1000) / 10}
      aria-valuemax={Math.round(most * 1000) / 10}
      aria-valuenow={Math.round(at * 1000) / 10}
      aria-valuetext={`${Math.round(at * 1000) / 10} %`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        event.preventDefault();
      }}
      onPointerMove={onPointerMove}
    />
  );
}

/** The page's own ink, drawn once a page. */
function PageInk({ viewer, page }: Pick<ColumnBandsProps, 'viewer' | 'page'>) {
  const t = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const { page: number, width, height } = page;
  useEffect(() => {
    let gone = false;
    setFailed(false);
    const draw = async (): Promise<void> => {
      const ink = await viewer.inkOf(number);
      const into = canvas.current;
      if (gone || !ink || !into) return;
      into.width = Math.round(width * ink.scale);
      into.height = Math.round(height * ink.scale);
      into.getContext('2d')?.drawImage(ink.source, 0, 0);
    };
    draw().catch((error: unknown) => {
      console.error('The page could not be drawn', error);
      if (!gone) setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, [viewer, number, width, height]);
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={t('setColumns.page', { page: number })} />
      {failed ? <p className="absolute inset-x-4 top-4 text-sm">{t('setColumns.failed.page')}</p> : null}
    </>
  );
}
