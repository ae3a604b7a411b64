import { ICONS_PATH } from '@tallyleaf/contract';

/** How long an icon that the app does not bring is waited for (specification, section 9). */
export const ICON_TIMEOUT_MS = 1500;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The drawing of an icon of Lucide's that the app does not bring itself, as an SVG; null where it cannot be had in time.
 * That is only logged (specification, section 8).
 */
export async function fetchIcon(name: string, fetcher: Fetch = fetch): Promise<string | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('It took too long')), ICON_TIMEOUT_MS);
  try {
    const response = await fetcher(`${ICONS_PATH}/lucide.json?icons=${encodeURIComponent(name)}`, {
      signal: late.signal,
    });
    if (response.status !== 200) throw new Error(`It was answered with ${response.status}`);
    const { icons, width = 24, height = 24 } = (await response.json()) as IconSet;
    const body = icons[name]?.body;
    if (body === undefined) throw new Error('There is none of this name');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  } catch (error) {
    console.warn(`Failed to load icon ${name}`, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Part of an icon set, as Iconify's API gives it. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width?: number;
  readonly height?: number;
}
