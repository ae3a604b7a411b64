import type { Translate } from '../i18n/translate.ts';

/** The words that pdf.js sets on its own elements, by its names for them, and ours. `as`: the attribute, or the text. */
const WORDS = {
  'pdfjs-page-landmark': ['viewer.page.landmark', 'aria-label'],
  'pdfjs-text-annotation-type': ['viewer.page.note', 'alt'],
  'pdfjs-free-text2': ['viewer.page.text', 'aria-label'],
  'pdfjs-editor-highlight-editor': ['viewer.page.highlight', 'aria-label'],
  'pdfjs-editor-ink-editor': ['viewer.page.drawing', 'aria-label'],
  'pdfjs-editor-stamp-editor': ['viewer.page.image', 'aria-label'],
  'pdfjs-editor-signature-editor1': ['viewer.page.signature', 'aria-label'],
  'pdfjs-editor-remove-highlight-button': ['viewer.page.remove', 'title'],
  'pdfjs-editor-remove-freetext-button': ['viewer.page.remove', 'title'],
  'pdfjs-editor-remove-ink-button': ['viewer.page.remove', 'title'],
  'pdfjs-editor-remove-stamp-button': ['viewer.page.remove', 'title'],
  'pdfjs-editor-remove-signature-button': ['viewer.page.remove', 'title'],
  'pdfjs-editor-alt-text-button': ['viewer.alt.add', 'aria-label'],
  'pdfjs-editor-alt-text-button-label': ['viewer.alt.short', 'text'],
  'pdfjs-editor-alt-text-edit-button': ['viewer.alt.edit', 'aria-label'],
  'pdfjs-editor-alt-text-decorative-tooltip': ['viewer.alt.decorative', 'text'],
  'pdfjs-editor-add-comment-button': ['viewer.comment.add', 'title'],
  'pdfjs-show-comment-button': ['viewer.comment.show', 'title'],
  'pdfjs-comment-floating-button': ['viewer.comment.add', 'title'],
  'pdfjs-comment-floating-button-label': ['viewer.comment.add', 'text'],
  'pdfjs-highlight-floating-button1': ['viewer.tools.highlight', 'title'],
  'pdfjs-highlight-floating-button-label': ['viewer.tools.highlight', 'text'],
  'pdfjs-editor-colorpicker-button': ['viewer.tools.colour', 'title'],
  'pdfjs-editor-colorpicker-dropdown': ['viewer.tools.colour', 'aria-label'],
  'pdfjs-editor-color-picker-free-text-input': ['viewer.tools.colour', 'title'],
  'pdfjs-editor-color-picker-ink-input': ['viewer.tools.colour', 'title'],
  'pdfjs-editor-colorpicker-yellow': ['viewer.colours.yellow', 'title'],
  'pdfjs-editor-colorpicker-green': ['viewer.colours.green', 'title'],
  'pdfjs-editor-colorpicker-blue': ['viewer.colours.blue', 'title'],
  'pdfjs-editor-colorpicker-pink': ['viewer.colours.pink', 'title'],
  'pdfjs-editor-colorpicker-red': ['viewer.colours.red', 'title'],
  'pdfjs-editor-highlight-added-alert': ['viewer.page.added', 'text'],
  'pdfjs-editor-freetext-added-alert': ['viewer.page.added', 'text'],
  'pdfjs-editor-ink-added-alert': ['viewer.page.added', 'text'],
  'pdfjs-editor-stamp-added-alert': ['viewer.page.added', 'text'],
  'pdfjs-editor-signature-added-alert': ['viewer.page.added', 'text'],
  'pdfjs-editor-resizer-top-left': ['viewer.resize.topLeft', 'aria-label'],
  'pdfjs-editor-resizer-top-middle': ['viewer.resize.top', 'aria-label'],
  'pdfjs-editor-resizer-top-right': ['viewer.resize.topRight', 'aria-label'],
  'pdfjs-editor-resizer-middle-right': ['viewer.resize.right', 'aria-label'],
  'pdfjs-editor-resizer-bottom-right': ['viewer.resize.bottomRight', 'aria-label'],
  'pdfjs-editor-resizer-bottom-middle': ['viewer.resize.bottom', 'aria-label'],
  'pdfjs-editor-resizer-bottom-left': ['viewer.resize.bottomLeft', 'aria-label'],
  'pdfjs-editor-resizer-middle-left': ['viewer.resize.left', 'aria-label'],
} as const;

/** pdf.js's names for words; a test holds that none of those which its pages use is missing. */
export const KNOWN_WORDS: readonly string[] = Object.keys(WORDS);

type Known = (typeof WORDS)[keyof typeof WORDS];
const wordOf = (id: string): Known | undefined =>
  Object.hasOwn(WORDS, id) ? WORDS[id as keyof typeof WORDS] : undefined;

const NAMED = '[data-l10n-id]';

/**
 * What pdf.js takes for its translator: sets the words of its elements in the page's language, as they come and change.
 * @param words the app's texts, as they are when asked
 */
export function createPageTexts(words: () => Translate, language: string) {
  const say = (
    id: string,
    args: Readonly<Record<string, unknown>>,
  ): { readonly text: string; readonly as: Known[1] } | null => {
    const known = wordOf(id);
    if (!known) return null;
    const values = { page: String(args.page ?? ''), description: String(args.description ?? '') };
    return { text: words()(known[0], values as never), as: known[1] };
  };
  const set = (element: Element): void => {
    const said = say(
      element.getAttribute('data-l10n-id') ?? '',
      JSON.parse(element.getAttribute('data-l10n-args') ?? '{}'),
    );
    if (!said) return;
    if (said.as === 'text') element.textContent = said.text;
    else element.setAttribute(said.as, said.text);
    if (element.getAttribute('data-l10n-id') === 'pdfjs-free-text2') {
      element.setAttribute('default-content', words()('viewer.page.startTyping'));
    }
  };
  const setAll = (root: ParentNode): void => {
    for (const element of root.querySelectorAll(NAMED)) set(element);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') set(target as Element);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(NAMED)) set(node);
        setAll(node);
      }
    }
  });
  return {
    getLanguage: () => language.toLowerCase(),
    getDirection: () => 'ltr',
    get: async (ids: string | readonly string[], args: Readonly<Record<string, unknown>> = {}) =>
      typeof ids === 'string' ? (say(ids, args)?.text ?? '') : ids.map((id) => say(id, {})?.text ?? ''),
    translate: async (root: Element): Promise<void> => {
      setAll(root);
      observer.observe(root, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['data-l10n-id', 'data-l10n-args'],
      });
    },
    translateOnce: async (root: Element): Promise<void> => setAll(root),
    destroy: async (): Promise<void> => observer.disconnect(),
    pause: (): void => undefined,
    resume: (): void => undefined,
  };
}

export type PageTexts = ReturnType<typeof createPageTexts>;
