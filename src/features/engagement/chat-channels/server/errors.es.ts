import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/chat-channels'> = {
  'The channel is paused or was deleted.': 'El canal está en pausa o se eliminó.',
  'The channel was deleted.': 'El canal se eliminó.',
  'This channel': 'Este canal',
};
