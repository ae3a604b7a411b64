import type { LoadFont, ReportFont } from '@tallyleaf/exporters/evidence';
import japaneseUrl from '@tallyleaf/exporters/fonts/noto-sans-jp.ttf.gz?url';
import simplifiedUrl from '@tallyleaf/exporters/fonts/noto-sans-sc.ttf.gz?url';
import traditionalUrl from '@tallyleaf/exporters/fonts/noto-sans-tc.ttf.gz?url';
import boldUrl from '@tallyleaf/exporters/fonts/report-sans-bold.ttf.gz?url';
import regularUrl from '@tallyleaf/exporters/fonts/report-sans-regular.ttf.gz?url';

const URLS: Readonly<Record<ReportFont, string>> = {
  'report-sans-regular.ttf.gz': regularUrl,
  'report-sans-bold.ttf.gz': boldUrl,
  'noto-sans-jp.ttf.gz': japaneseUrl,
  'noto-sans-sc.ttf.gz': simplifiedUrl,
  'noto-sans-tc.ttf.gz': traditionalUrl,
};

/** A typeface of the report, fetched from where the app comes from. @throws {Error} where it cannot be had */
export const fetchFont: LoadFont = async (name) => {
  const response = await fetch(URLS[name]);
  if (!response.ok) throw new Error(`${name} was answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
