import { type ChangeEvent, type DragEvent, useCallback, useEffect, useState } from 'react';
import { receiveFiles } from '../../pwa/received-files.ts';
import { droppedFiles } from './dropped-files.ts';
import { ACCEPT } from './intake.ts';

const holdsFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
const leaves = ({ currentTarget, relatedTarget }: DragEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** The field by which files are chosen, not the one for photographs. */
const CHOOSER = 'main input[type=file]:not([capture])';

/** Files dropped anywhere on the page, pasted, chosen in the browser's dialog, or handed over by the system. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [dragging, setDragging] = useState(false);
  useEffect(() => takeEarly(onFiles), [onFiles]);
  useEffect(() => receiveFiles(onFiles), [onFiles]);
  useEffect(() => receivePasted(onFiles), [onFiles]);
  useEffect(stayOnPage, []);
  return {
    open: useCallback(() => document.querySelector<HTMLInputElement>(CHOOSER)?.click(), []),
    dragging,
    rootProps: {
      // Told again and again, so that it is known however late the page came to life.
      onDragOver: (event: DragEvent) => setDragging(holdsFiles(event)),
      onDragLeave: (event: DragEvent) => (leaves(event) ? setDragging(false) : undefined),
      onDrop: (event: DragEvent) => {
        setDragging(false);
        if (holdsFiles(event)) droppedFiles(event.dataTransfer).then(notNone(onFiles), console.warn);
      },
    },
    inputProps: {
      type: 'file' as const,
      multiple: true,
      // Every file is taken and looked into; `accept` only sorts the dialog.
      accept: Object.values(ACCEPT).flat().join(','),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => notNone(onFiles)(emptied(target)),
    },
  };
}

/** The files of a field, which is emptied: choosing the same file again would else be no change and tell nothing. */
function emptied(field: HTMLInputElement): readonly File[] {
  const files = [...(field.files ?? [])];
  field.value = '';
  return files;
}

/** Files that were chosen before the page came to life: the browser has laid them in their field. */
function takeEarly(onFiles: (files: readonly File[]) => void): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('main input[type=file]')) {
    notNone(onFiles)(emptied(field));
  }
}

const notNone = (onFiles: (files: readonly File[]) => void) => (files: readonly File[]) => {
  if (files.length > 0) onFiles(files);
};

function receivePasted(onFiles: (files: readonly File[]) => void): () => void {
  const paste = (event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  document.addEventListener('paste', paste);
  return () => document.removeEventListener('paste', paste);
}

/** Wherever a file is let go: the browser would open it in the place of the page. */
function stayOnPage(): () => void {
  const refuse = (event: globalThis.DragEvent): void => {
    if (holdsFiles(event)) event.preventDefault();
  };
  const events = ['dragover', 'drop'] as const;
  for (const name of events) document.addEventListener(name, refuse);
  return () => {
    for (const name of events) document.removeEventListener(name, refuse);
  };
}
