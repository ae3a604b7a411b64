import type { Hosts } from './create-hosts.ts';
import type { OpenPdf } from './open-pdf.ts';
import { setTool, TOOLS } from './use-pdf-state.ts';

/** Highlights the selected text and asks for a comment on it. pdf.js does so from no other mode than that of reading. */
export function commentOnSelection(pdf: OpenPdf, hosts: Hosts): void {
  const comment = (): void => hosts.manager()?.commentSelection('main_toolbar');
  // It is set by an object and read as a number; its types know the object only.
  const mode: unknown = pdf.viewer.annotationEditorMode;
  if (mode === TOOLS.none) {
    comment();
    return;
  }
  const onMode = (event: { readonly mode: number }): void => {
    if (event.mode !== TOOLS.none) return;
    pdf.bus.off('annotationeditormodechanged', onMode);
    comment();
  };
  pdf.bus.on('annotationeditormodechanged', onMode);
  setTool(pdf, 'none');
}
