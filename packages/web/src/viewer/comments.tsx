import EditIcon from '~icons/lucide/pencil';
import RemoveIcon from '~icons/lucide/trash-2';
import CloseIcon from '~icons/lucide/x';
import { useTranslate } from '../i18n/translate.ts';
import type { Hosts } from './create-hosts.ts';
import { type CommentData, type Editing, idOf, textOf } from './editing.ts';
import type { OpenPdf } from './open-pdf.ts';
import { CommandButton } from './toolbar.tsx';

interface ShownCommentProps {
  readonly shown: NonNullable<Editing['shown']>;
  readonly hosts: Hosts;
  /** What it is placed in. */
  readonly frame: HTMLElement;
}

/** Pixels that a shown comment is wide. */
const WIDTH = 264;

/** The text of a comment, beside its annotation. */
export function ShownComment({ shown: { editor, held }, hosts, frame }: ShownCommentProps) {
  const t = useTranslate();
  const [x, y] = editor.commentPopupPosition ?? [0, 0];
  const page = editor.parentBoundingClientRect;
  const place = frame.getBoundingClientRect();
  const left = Math.max(8, Math.min(place.width - WIDTH - 8, page.left - place.left + x * page.width));
  const top = Math.max(8, Math.min(place.height - 96, page.top - place.top + y * page.height + 4));
  return (
    <div
      id="commentPopup"
      role="dialog"
      aria-label={t('viewer.comment.label')}
      className="absolute z-30 rounded border border-rule bg-surface p-3 text-sm shadow-float"
      style={{ left, top, width: WIDTH }}
    >
      <p className="max-h-40 overflow-y-auto whitespace-pre-wrap">{textOf(editor)}</p>
      {held ? (
        <div className="mt-1 flex justify-end">
          <CommandButton
            command={{
              id: 'edit',
              label: t('viewer.comment.edit'),
              icon: EditIcon,
              onPress: () => hosts.editComment(editor),
            }}
          />
          <CommandButton
            command={{
              id: 'remove',
              label: t('viewer.comment.remove'),
              icon: RemoveIcon,
              onPress: () => hosts.removeComment(editor),
            }}
          />
          <CommandButton
            command={{ id: 'close', label: t('viewer.close'), icon: CloseIcon, onPress: hosts.hideComment }}
          />
        </div>
      ) : null}
    </div>
  );
}

interface CommentListProps {
  readonly pdf: OpenPdf;
  readonly hosts: Hosts;
  readonly comments: readonly CommentData[];
}

/** All comments of the document, in the order of its pages. */
export function CommentList({ pdf, hosts, comments }: CommentListProps) {
  const t = useTranslate();
  const sorted = [...comments].sort((a, b) => (a.pageIndex ?? 0) - (b.pageIndex ?? 0));
  const go = async (comment: CommentData): Promise<void> => {
    const { pageIndex = 0, rect = [] } = comment;
    pdf.links.goToXY(pageIndex + 1, rect[0] ?? 0, rect[3] ?? 0);
    const manager = hosts.manager();
    await manager?.waitForEditorsRendered(pageIndex + 1);
    manager?.selectComment(pageIndex, idOf(comment));
  };
  return (
    <aside className="viewer-side" aria-label={t('viewer.tools.comment')}>
      {sorted.length === 0 ? <p className="p-4 text-sm text-ink-2">{t('viewer.comment.none')}</p> : null}
      <ul className="grid gap-2 p-3">
        {sorted.map((comment) => (
          <li key={idOf(comment)}>
            <button
              type="button"
              onClick={() => void go(comment)}
              className="w-full cursor-pointer rounded border border-rule bg-surface p-3 text-left text-sm hover:border-edge"
            >
              <span className="block text-xs text-ink-2">
                {t('viewer.page.landmark', { page: String((comment.pageIndex ?? 0) + 1) })}
              </span>
              <span className="line-clamp-4 whitespace-pre-wrap">{comment.contentsObj?.str}</span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
