import { invalid } from '#server/errors.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { ScormPackage } from '../../schema.ts';
import { type Entries, readEntries, readEntry, requireTrueSizes } from './archive.ts';

const readManifest = guardedTask<typeof import('./manifest.task.ts').run>(
  new URL('./manifest.task.ts', import.meta.url),
  { subject: 'The package', field: 'file', seconds: 15 },
);

const MANIFEST = 'imsmanifest.xml';
/** Other formats, recognized by the file at their top level. */
const OTHER_FORMATS: Record<string, string | undefined> = {
  'cmi5.xml': 'cmi5',
  'tincan.xml': 'xAPI',
  'course.au': 'AICC',
};

/** Checks an uploaded package and reads its contents. @throws 422 with the reason why it is rejected */
export async function openPackage(
  files: FileStore,
  { key, size }: { key: string; size: number },
  share: string,
): Promise<{ scorm: ScormPackage; entries: Entries }> {
  const entries = await readEntries(files, key, size);
  const manifest = entries[MANIFEST];
  if (!manifest) {
    const elsewhere = Object.keys(entries).find((path) => path.toLowerCase().endsWith(`/${MANIFEST}`));
    const other = Object.keys(entries).map((path) => OTHER_FORMATS[path.toLowerCase()]);
    const format = other.find((name) => name !== undefined);
    const reason = format
      ? `This is a package in ${format}, which is not supported. Export it as SCORM 1.2 or SCORM 2004`
      : elsewhere
        ? `imsmanifest.xml is in the folder “${elsewhere.slice(0, -MANIFEST.length - 1)}”. It must be at the top of the archive`
        : 'The archive has no imsmanifest.xml, so it is not a SCORM package';
    throw invalid({ file: [reason] }, `${reason}.`);
  }
  const xml = (await readEntry(files, key, manifest, 5_000_000)).toString('utf8').replace(/^\uFEFF/, '');
  const scorm = await readManifest({ xml, entries }, { share });
  // This check is last, because it is the only slow one.
  await requireTrueSizes(files, key, entries);
  return { scorm, entries };
}
