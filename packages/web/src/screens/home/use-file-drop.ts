import { type DragEvent, useEffect, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { receiveFiles } from '../../pwa/received-files.ts';
import { ACCEPT } from './intake.ts';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
const leaves = ({ currentTarget, relatedTarget }: DragEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Files dropped anywhere on the page, pasted, chosen in the browser's dialog, or handed over by the system. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  // The drop zone's own word of it comes late, and React tells a `dragenter` again once the page has come to life: on a busy
  // machine both come after the files were let go. A `dragover` never does.
  const [dragging, setDragging] = useState(false);
  const { getRootProps, getInputProps, open } = useDropzone({
    onDrop: (accepted, _rejected, event) => {
      if (accepted.length > 0) onFiles(accepted);
      // Emptied, or choosing the same file again would be no change and tell nothing.
      if ('target' in event && event.target instanceof HTMLInputElement) event.target.value = '';
    },
    noClick: true,
    noKeyboard: true,
  });
  useEffect(() => receiveFiles(onFiles), [onFiles]);
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);
  return {
    open,
    dragging,
    rootProps: getRootProps({
      role: undefined,
      onDragOver: (event) => setDragging(holdsFiles(event)),
      onDragLeave: (event) => (leaves(event) ? setDragging(false) : undefined),
      onDrop: () => setDragging(false),
    }),
    // Every file is taken and looked into; `accept` only sorts the dialog.
    // Buttons open the dialog, so the field itself is hidden from everyone.
    inputProps: getInputProps({ accept: Object.values(ACCEPT).flat().join(','), hidden: true }),
  };
}
