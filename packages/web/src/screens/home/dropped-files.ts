/** What an operating system lays into folders for itself. */
const NOT_DOCUMENTS = /^(?:\.|Thumbs\.db$|desktop\.ini$)/;

/**
 * The files that were let go over the page, those in folders included, in the order that the browser tells.
 * Called while the event is on its way: afterwards the browser gives nothing out any more. (HTML, "The drag data store".)
 */
export async function droppedFiles({ items }: Pick<DataTransfer, 'items'>): Promise<readonly File[]> {
  const found = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => {
      const entry = item.webkitGetAsEntry();
      return entry?.isDirectory ? filesIn(entry as FileSystemDirectoryEntry) : [item.getAsFile()];
    });
  return (await Promise.all(found)).flat().filter((file) => file !== null);
}

async function filesIn(folder: FileSystemDirectoryEntry): Promise<readonly File[]> {
  const entries = (await entriesOf(folder)).filter(({ name }) => !NOT_DOCUMENTS.test(name));
  return (await Promise.all(entries.map(filesOf))).flat();
}

const filesOf = async (entry: FileSystemEntry): Promise<readonly File[]> =>
  entry.isDirectory
    ? filesIn(entry as FileSystemDirectoryEntry)
    : [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];

/** A reader tells some entries at a time, in Chromium a hundred, and none when all were told. (File and Directory Entries API, section 7.3.) */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
