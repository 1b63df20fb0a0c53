import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/prompts'> = {
  'A prompt with this key already exists.': 'Ein Prompt mit diesem Schlüssel existiert bereits.',
  'There is no draft to publish.': 'Es gibt keinen Entwurf zum Veröffentlichen.',
  'This draft was changed in the meantime.': 'Dieser Entwurf wurde in der Zwischenzeit geändert.',
  'This prompt was changed in the meantime.': 'Dieser Prompt wurde in der Zwischenzeit geändert.',
  'must be an earlier version': 'Muss eine frühere Version sein.',
};
