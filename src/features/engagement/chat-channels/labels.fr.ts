import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'engagement/chat-channels'> = {
  'chat channel': 'canal de discussion',
  'chat channels': 'canaux de discussion',
};
