import { HANDED_QUERY } from './share.ts';

/** What a browser has that opens files with installed apps; it is in no standard's types yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue;
  }
}

/**
 * Files that come from outside the page: from the share menu, by way of the service worker, and those that the system opens
 * with the installed app. Both are taken up as if they had been dropped.
 */
export function receiveFiles(onFiles: (files: readonly File[]) => void): void {
  window.launchQueue?.setConsumer(({ files }) => {
    if (files.length > 0) void Promise.all(files.map((handle) => handle.getFile())).then(onFiles, console.warn);
  });
  if (new URLSearchParams(window.location.search).has(HANDED_QUERY)) void takeShared(onFiles);
}

async function takeShared(onFiles: (files: readonly File[]) => void): Promise<void> {
  // The address is clean again before anything else, so that loading the page anew asks for nothing.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const { takeHanded } = await import('./worker/handed-files.ts');
  const files = await takeHanded();
  if (files.length > 0) onFiles(files);
}
