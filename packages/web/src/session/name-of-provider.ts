/** A provider's name as people read it: `google` → `Google`, `my-company` → `My Company`. */
export const nameOfProvider = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
