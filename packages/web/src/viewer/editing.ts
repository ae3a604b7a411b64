/** What pdf.js asks of its host while someone annotates. Only what we use of its objects is written down here. */

export interface EditorManager {
  readonly removeEditListeners: () => void;
  readonly addEditListeners: () => void;
  readonly deleteComment: (editor: Commented, before: unknown) => void;
  readonly selectComment: (pageIndex: number, id: string) => void;
  readonly waitForEditorsRendered: (page: number) => Promise<void>;
  readonly commentSelection: (how?: string) => void;
  readonly endCurrentEditing: () => void;
}

/** An image on the page, whose description is asked for. */
export interface Described {
  altTextData: { altText?: string | null; decorative?: boolean } | undefined;
  readonly altTextFinish: () => void;
}

export interface CommentData {
  readonly uid?: string;
  readonly id?: string;
  readonly pageIndex?: number;
  readonly rect?: readonly number[];
  readonly contentsObj?: { readonly str?: string };
}

/** What carries a comment: an annotation being edited, or one as it is shown. */
export interface Commented {
  comment: string | { readonly text: string | null } | null;
  readonly getData: () => CommentData;
  readonly focusCommentButton?: () => void;
  readonly setCommentButtonStates?: (states: { selected: boolean; hasPopup: boolean }) => void;
  readonly commentPopupPosition: readonly [number, number] | null;
  readonly parentBoundingClientRect: DOMRect;
}

/** The outlines of a signature, as pdf.js makes them. */
export interface Outlines {
  readonly outline: object;
}

export interface Signed {
  description: string;
  readonly getFromText: (text: string, font: FontChoice) => Outlines | null;
  readonly getFromImage: (bitmap: ImageBitmap) => Outlines | null;
  readonly getDrawnSignature: (lines: DrawnLines) => Outlines | null;
  readonly addSignature: (outlines: Outlines, height: number, description: string, uuid: string | null) => void;
  readonly remove: () => void;
}

export interface FontChoice {
  readonly fontFamily: string;
  readonly fontStyle: string;
  readonly fontWeight: string;
}

/** Strokes in pixels of the field they were drawn in: x and y of each point, one after the other. */
export interface DrawnLines {
  readonly curves: readonly { readonly points: Float32Array }[];
  readonly thickness: number;
  readonly width: number;
  readonly height: number;
}

/** Points of the page that a new signature is high. */
export const SIGNATURE_HEIGHT = 40;

/** The dialog that is open, if one is, and what is shown beside an annotation. */
export interface Editing {
  readonly dialog:
    | { readonly kind: 'alt'; readonly editor: Described }
    | { readonly kind: 'signature'; readonly editor: Signed }
    | { readonly kind: 'description'; readonly editor: Signed }
    | { readonly kind: 'comment'; readonly editor: Commented }
    | null;
  /** A comment whose text is shown. `held`: until it is closed; else while the pointer is on it. */
  readonly shown: { readonly editor: Commented; readonly held: boolean } | null;
  /** All comments, while they are listed. */
  readonly comments: readonly CommentData[] | null;
}

export const NO_EDITING: Editing = { dialog: null, shown: null, comments: null };

export const textOf = ({ comment }: Commented): string => (typeof comment === 'string' ? comment : comment?.text) ?? '';

export const idOf = ({ uid, id }: CommentData): string => uid ?? id ?? '';
