import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  text: (rows: number) => plural(rows, 'Datensatz', 'Datensätze'),
  mergedChanged: (rows: number) => `Zusammengeführt; ${plural(rows, 'Datensatz', 'Datensätze')} geändert`,
  merge: (tags: Part) => `${tags} zusammenführen`,
  mergeText: 'Zusammenführen',
  mergeInto: 'Zusammenführen mit',
  replacesSelectedTagsOnAllRecords:
    'Ersetzt die ausgewählten Tags sofort auf allen Datensätzen. Dies kann nicht rückgängig gemacht werden.',
  renamingTagChangesItOnAll: 'Wenn Sie den Tag umbenennen, ändert er sich auf allen Datensätzen.',
  newTag: 'Neuer Tag',
  recordType: 'Art des Datensatzes',
  delete: 'Löschen',
  deleteThisAffects: (length: number, uses: number) =>
    `${plural(length, 'Tag', 'Tags')} löschen? Dies betrifft ${plural(uses, 'Datensatz', 'Datensätze')}.`,
  usingTagsToGroupAndFind:
    'Verwenden Sie Tags, um Partner, Accounts, Kontakte, Dokumente und Kurse zu gruppieren und zu finden.',
  editTag: 'Tag bearbeiten',
};
