import { tell } from './pwa-state.ts';

/** Where it is kept that somebody does not want to install the app (specification, section 3: the PWA-dismissed flag). */
export const DISMISSED_KEY = 'pwa-dismissed';

/** What browsers that can install apps send; it is in no standard yet. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let captured: InstallPromptEvent | null = null;

/** Some browsers refuse their storage: then it is not offered, as it could not be put away for good. */
function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return true;
  }
}

const runsInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

function clear(): void {
  captured = null;
  tell({ canInstall: false });
}

/** Takes the browser's offer to install the app, so that the page can make it in its own words (specification, section 4). */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (wasDismissed() || runsInstalled()) return;
    captured = event as InstallPromptEvent;
    tell({ canInstall: true });
  });
  window.addEventListener('appinstalled', clear);
}

/** Not wanted: remembered. */
export function dismissInstall(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, '1');
  } catch (error) {
    console.warn(error);
  }
  clear();
}

/** Shows the browser's own question; who cancels it is not asked again. */
export async function install(): Promise<void> {
  const prompt = captured;
  if (!prompt) return;
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  if (outcome === 'dismissed') dismissInstall();
  else clear();
}
