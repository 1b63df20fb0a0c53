import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/chat-channels'> = {
  'The channel is paused or was deleted.': 'Le canal est en pause ou a été supprimé.',
  'The channel was deleted.': 'Le canal a été supprimé.',
  'This channel': 'Ce canal',
};
