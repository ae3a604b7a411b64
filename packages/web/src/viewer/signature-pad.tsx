import { type PointerEvent, useState } from 'react';
import { useTranslate } from '../i18n/translate.ts';
import type { DrawnLines } from './editing.ts';

/** Units of the field's own space; it grows and shrinks with the dialog. */
const FIELD = { width: 400, height: 160 };
const THICKNESS = 2.5;

interface SignaturePadProps {
  readonly onChange: (drawn: DrawnLines | null) => void;
}

const pathOf = (points: readonly number[]): string => {
  const pairs = points.flatMap((_, index) => (index % 2 === 0 ? [`${points[index]} ${points[index + 1]}`] : []));
  return `M${pairs.join(' L')}`;
};

/** A field to draw a signature in, by mouse, pen or finger. Who cannot types the name instead. */
export function SignaturePad({ onChange }: SignaturePadProps) {
  const t = useTranslate();
  const [strokes, setStrokes] = useState<readonly (readonly number[])[]>([]);
  const change = (next: readonly (readonly number[])[]): void => {
    setStrokes(next);
    const curves = next.filter(({ length }) => length >= 4).map((points) => ({ points: new Float32Array(points) }));
    onChange(curves.length > 0 ? { curves, thickness: THICKNESS, ...FIELD } : null);
  };
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): readonly number[] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) / width) * FIELD.width, ((clientY - top) / height) * FIELD.height];
  };
  return (
    <div>
      <svg
        role="img"
        aria-label={t('viewer.sign.drawHere')}
        viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
        className="w-full cursor-crosshair touch-none rounded border border-edge bg-surface"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          change([...strokes, at(event)]);
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          change([...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), ...at(event)]]);
        }}
      >
        {strokes.map((points) => (
          <path
            key={points.slice(0, 2).join(' ')}
            d={pathOf(points)}
            fill="none"
            stroke="currentColor"
            strokeWidth={THICKNESS}
            strokeLinecap="round"
          />
        ))}
      </svg>
      <button type="button" className="button-text" disabled={strokes.length === 0} onClick={() => change([])}>
        {t('viewer.sign.clear')}
      </button>
    </div>
  );
}
