import { defineTexts, type Part, plural } from '#web/texts.ts';

export const texts = defineTexts('setup/tags/web', {
  text: (rows: number) => plural(rows, 'record', 'records'),
  mergedChanged: (rows: number) => `Merged; ${plural(rows, 'record', 'records')} changed`,
  merge: (tags: Part) => `Merge ${tags}`,
  mergeText: 'Merge',
  mergeInto: 'Merge into',
  replacesSelectedTagsOnAllRecords: 'Replaces the selected tags on all records immediately. This cannot be undone.',
  renamingTagChangesItOnAll: 'Renaming the tag changes it on all records.',
  newTag: 'New tag',
  recordType: 'Record type',
  delete: 'Delete',
  deleteThisAffects: (length: number, uses: number) =>
    `Delete ${plural(length, 'tag', 'tags')}? This affects ${plural(uses, 'record', 'records')}.`,
  usingTagsToGroupAndFind: 'Use tags to group and find partners, accounts, contacts, documents and courses.',
  editTag: 'Edit tag',
});
