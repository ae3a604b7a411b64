import { useEffect, useState } from 'react';
import { fetchIcon } from '../api/icons.ts';

/**
 * An icon known by its name only, which the app does not bring: drawn when it has come, its place kept until then. It is a
 * picture in the colour of the text, never part of the page's own markup.
 */
export function FetchedIcon({ name }: { readonly name: string }) {
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetchIcon(name).then((found) => (wanted ? setDrawing(found) : undefined));
    return () => {
      wanted = false;
    };
  }, [name]);
  const mask =
    drawing === null
      ? undefined
      : `url("data:image/svg+xml,${encodeURIComponent(drawing)}") center / contain no-repeat`;
  return (
    <span
      aria-hidden="true"
      data-icon={name}
      className="inline-block size-5"
      style={mask === undefined ? undefined : { mask, backgroundColor: 'currentcolor' }}
    />
  );
}
