import { useEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import { ACCEPT } from './intake.ts';

/** Files dropped anywhere on the page, pasted, or chosen in the browser's dialog. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (accepted, _rejected, event) => {
      if (accepted.length > 0) onFiles(accepted);
      // Emptied, or choosing the same file again would be no change and tell nothing.
      if ('target' in event && event.target instanceof HTMLInputElement) event.target.value = '';
    },
    noClick: true,
    noKeyboard: true,
  });
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
    dragging: isDragActive,
    rootProps: getRootProps({ role: undefined }),
    // Every file is taken and looked into; `accept` only sorts the dialog.
    // Buttons open the dialog, so the field itself is hidden from everyone.
    inputProps: getInputProps({ accept: Object.values(ACCEPT).flat().join(','), hidden: true }),
  };
}
