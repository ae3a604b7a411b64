import { type ChangeEvent, type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { receiveFiles } from '../../pwa/received-files.ts';
import { droppedFiles } from './dropped-files.ts';
import { ACCEPT } from './intake.ts';

const holdsFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
const leaves = ({ currentTarget, relatedTarget }: DragEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Files dropped anywhere on the page, pasted, chosen in the browser's dialog, or handed over by the system. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [dragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => receiveFiles(onFiles), [onFiles]);
  useEffect(() => receivePasted(onFiles), [onFiles]);
  useEffect(stayOnPage, []);
  return {
    open: useCallback(() => input.current?.click(), []),
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
      ref: input,
      type: 'file',
      multiple: true,
      // Every file is taken and looked into; `accept` only sorts the dialog.
      accept: Object.values(ACCEPT).flat().join(','),
      // Buttons open the dialog, so the field itself is hidden from everyone.
      hidden: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const files = [...(target.files ?? [])];
        // Emptied, or choosing the same file again would be no change and tell nothing.
        target.value = '';
        notNone(onFiles)(files);
      },
    },
  };
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
