import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { closed, oneOf } from '#shared/schema.ts';
import { documentFolder } from './schema.ts';

export const folderSteps = defineSteps(documentFolder, {
  steps: {
    archive: {
      by: 'company',
      unless: ({ archived_at }) => (archived_at ? 'This folder is already archived.' : null),
      label: 'Archive folder',
      done: 'Folder archived',
      text: 'Partners no longer see the folder. You can restore it later.',
      summary: 'Archive a folder, and move up or archive its content',
      /** The contents of the folder move up, or are archived with it. */
      body: closed({ contents: oneOf('move_up', 'archive') }),
      danger: true,
    },
  },
});

export type FolderArchive = StepInput<(typeof folderSteps)['steps']['archive']>;
