import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/chat-channels'> = {
  'The channel is paused or was deleted.': 'O canal está em pausa ou foi excluído.',
  'The channel was deleted.': 'O canal foi excluído.',
  'This channel': 'Este canal',
};
