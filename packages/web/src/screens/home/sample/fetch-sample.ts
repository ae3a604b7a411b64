/** The sample statement as a file, as if it had been dropped. @throws when it cannot be fetched (offline, say). */
export async function fetchSample(): Promise<File> {
  const response = await fetch('/sample-statement.pdf');
  if (!response.ok) throw new Error(`the sample was answered with ${response.status}`);
  return new File([await response.blob()], 'sample-statement.pdf', { type: 'application/pdf' });
}
