/** What is read of the answers of an S3 service: flat XML of known elements, values of which we know the form. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of this name, or `undefined` where there is none. */
export function textIn(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hex, entity) => {
    if (entity !== undefined) return ENTITIES[entity] ?? whole;
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10));
  });
}

/** A page of a list (ListObjectsV2). */
export interface ObjectList {
  readonly objects: readonly { readonly key: string; readonly size: number; readonly modifiedAt: Date }[];
  /** What asks for the next page. */
  readonly next: string | undefined;
}

export function parseObjectList(xml: string): ObjectList {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    key: textIn(content, 'Key') ?? '',
    size: Number(textIn(content, 'Size')),
    modifiedAt: new Date(textIn(content, 'LastModified') ?? 0),
  }));
  return { objects, next: textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : undefined };
}
