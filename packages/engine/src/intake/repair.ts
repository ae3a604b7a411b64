/** How far before `/Type /Catalog` the number of its object is looked for, in bytes. */
const LOOK_BACK = 4000;

/** A file has one catalog, and another with each change that was saved; more are there to be looked at for ever. */
const MOST_CATALOGS = 1000;

/** The number and generation of the object in which the text ends. */
const LAST_OBJECT = /(\d+)\s+(\d+)\s+obj\b(?![\s\S]*\bobj\b)/;

function catalogOf(text: string): { readonly object: string; readonly generation: string } | null {
  let at = text.length;
  for (let tried = 0; tried < MOST_CATALOGS && at > 0; tried += 1) {
    at = text.lastIndexOf('/Catalog', at - 1);
    if (at < 0) return null;
    const before = text.slice(Math.max(0, at - LOOK_BACK), at);
    const [, object, generation] = LAST_OBJECT.exec(before) ?? [];
    if (/\/Type\s*$/.test(before) && object && generation) return { object, generation };
  }
  return null;
}

/**
 * A PDF that was cut off has lost its trailer, without which PDFium does not begin to repair it. Finds the catalog among
 * what is left and writes a trailer that points to it; the objects themselves PDFium then finds.
 * @returns null where no catalog is left, or where the trailer held the key to an encrypted file.
 */
export function withNewTrailer(bytes: Uint8Array): Uint8Array | null {
  const text = new TextDecoder('latin1').decode(bytes);
  const catalog = text.includes('/Encrypt') ? null : catalogOf(text);
  if (!catalog) return null;
  // Ends the stream and the object in which the file may have been cut off.
  const root = `/Root ${catalog.object} ${catalog.generation} R`;
  const trailer = new TextEncoder().encode(`\nendstream endobj\ntrailer\n<< ${root} >>\nstartxref\n0\n%%EOF\n`);
  const repaired = new Uint8Array(bytes.length + trailer.length);
  repaired.set(bytes);
  repaired.set(trailer, bytes.length);
  return repaired;
}
