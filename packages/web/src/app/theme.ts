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

/** Forces the light theme at start, whatever was stored. */
export function forceLight(): void {
  try {
    setColorMode('light');
  } catch (error) {
    // It goes to the console only (specification, section 8): the page is light without it, too.
    console.error('Failed to initialize theme', error);
  }
}
