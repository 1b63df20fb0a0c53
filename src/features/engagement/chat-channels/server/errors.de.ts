import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/chat-channels'> = {
  'The channel is paused or was deleted.': 'Der Kanal ist pausiert oder wurde gelöscht.',
  'The channel was deleted.': 'Der Kanal wurde gelöscht.',
  'This channel': 'Dieser Kanal',
};
