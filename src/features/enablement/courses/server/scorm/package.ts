import { invalid } from '#server/errors.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { ScormPackage } from '../../schema.ts';
import { type Entries, readEntries, readEntry } from './archive.ts';
import { readManifest } from './manifest.ts';

const MANIFEST = 'imsmanifest.xml';

/** Checks an uploaded package and reads what is in it. @throws 422 that says why it is refused */
export async function openPackage(
  files: FileStore,
  { key, size }: { key: string; size: number },
): Promise<{ scorm: ScormPackage; entries: Entries }> {
  const entries = await readEntries(files, key, size);
  const manifest = entries[MANIFEST];
  if (!manifest) {
    const elsewhere = Object.keys(entries).find((path) => path.toLowerCase().endsWith(`/${MANIFEST}`));
    const reason = elsewhere
      ? `imsmanifest.xml is in the folder “${elsewhere.slice(0, -MANIFEST.length - 1)}”. It must be at the top of the archive`
      : 'The archive has no imsmanifest.xml, so it is not a SCORM package';
    throw invalid({ file: [reason] }, `${reason}.`);
  }
  const xml = (await readEntry(files, key, manifest, 5_000_000)).toString('utf8').replace(/^\uFEFF/, '');
  return { scorm: readManifest(xml, entries), entries };
}
