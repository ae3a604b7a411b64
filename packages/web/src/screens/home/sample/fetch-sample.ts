import type { Locale } from '../../../i18n/locale.ts';
import { samplePath } from './sample-statement.ts';

/** The sample statement in a language as a file, as if it had been dropped. @throws when it cannot be fetched (offline, say). */
export async function fetchSample(locale: Locale): Promise<File> {
  const response = await fetch(samplePath(locale));
  if (!response.ok) throw new Error(`the sample was answered with ${response.status}`);
  return new File([await response.blob()], 'sample-statement.pdf', { type: 'application/pdf' });
}
