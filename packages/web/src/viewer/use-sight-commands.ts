import ColumnsIcon from '~icons/lucide/columns-3';
import FitPageIcon from '~icons/lucide/maximize';
import FitWidthIcon from '~icons/lucide/move-horizontal';
import LeftIcon from '~icons/lucide/rotate-ccw';
import RightIcon from '~icons/lucide/rotate-cw';
import DrawBoxIcon from '~icons/lucide/square-dashed-mouse-pointer';
import ZoomInIcon from '~icons/lucide/zoom-in';
import ZoomOutIcon from '~icons/lucide/zoom-out';
import { useTranslate } from '../i18n/translate.ts';
import type { Command } from './toolbar.tsx';

interface SightOptions {
  readonly zoom: (steps: 1 | -1) => void;
  readonly fit: (way: 'width' | 'page') => void;
  readonly turn: (degrees: 90 | -90) => void;
  readonly drawing: { readonly on: boolean; readonly set: (on: boolean) => void } | null;
  /** Lets the columns be set. */
  readonly columns: (() => void) | undefined;
  /** Told before boxes are drawn. */
  readonly onDrawing?: () => void;
}

/** The commands that PDFs and pictures have alike: how they are seen, and the drawing of boxes. */
export function useSightCommands({ zoom, fit, turn, drawing, columns, onDrawing }: SightOptions): readonly Command[] {
  const t = useTranslate();
  return [
    { id: 'zoom-out', label: t('viewer.zoomOut'), icon: ZoomOutIcon, main: true, onPress: () => zoom(-1) },
    { id: 'zoom-in', label: t('viewer.zoomIn'), icon: ZoomInIcon, main: true, onPress: () => zoom(1) },
    { id: 'fit-width', label: t('viewer.fitWidth'), icon: FitWidthIcon, onPress: () => fit('width') },
    { id: 'fit-page', label: t('viewer.fitPage'), icon: FitPageIcon, onPress: () => fit('page') },
    { id: 'turn-left', label: t('viewer.turnLeft'), icon: LeftIcon, onPress: () => turn(-90) },
    { id: 'turn-right', label: t('viewer.turnRight'), icon: RightIcon, onPress: () => turn(90) },
    ...(drawing
      ? [
          {
            id: 'draw-box',
            label: t('viewer.drawBox'),
            icon: DrawBoxIcon,
            main: true,
            pressed: drawing.on,
            onPress: () => {
              onDrawing?.();
              drawing.set(!drawing.on);
            },
          },
        ]
      : []),
    ...(columns
      ? [
          {
            id: 'columns',
            label: t('viewer.columns'),
            icon: ColumnsIcon,
            main: true,
            onPress: () => {
              drawing?.set(false);
              columns();
            },
          },
        ]
      : []),
  ];
}
