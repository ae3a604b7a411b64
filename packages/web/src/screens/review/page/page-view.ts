import type { Place } from '@tallyleaf/contract';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import type { RowMark } from '../row-marks.ts';

/** What of the rows the page shows, and what it tells. */
export interface PageView {
  readonly marks: readonly RowMark[];
  /** The mark of the row with the focus, or of the place that was asked for. */
  readonly current: string | null;
  readonly onPick: (id: string) => void;
  readonly onDraw: (place: Place) => void;
  readonly onHandle: (viewer: ViewerHandle | null) => void;
  /** Lets the columns of the page be set. */
  readonly onColumns: () => void;
}
