const THEME_KEY = 'theme';

/** The look is paper in daylight: whatever was stored, the dark class goes (spec section 4, "Theme"). */
export function setColorMode(mode: string): void {
  try {
    localStorage.setItem(THEME_KEY, mode);
  } catch (error) {
    console.error('Failed to save theme preference', error);
  }
  document.body.classList.remove('dark');
}

/** Forces the light theme at start. */
export const forceLight = (): void => setColorMode('light');
