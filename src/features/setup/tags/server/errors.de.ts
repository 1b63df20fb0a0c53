import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/tags'> = {
  'This tag': 'Dieser Tag',
  'already exists; merge the two tags instead': 'Existiert bereits. Führen Sie stattdessen die beiden Tags zusammen.',
  'must be a different tag': 'Muss ein anderer Tag sein.',
};
