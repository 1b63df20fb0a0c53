import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/experimental'> = {
  Change: '変更',
  Drop: '廃止',
  Experimental: '実験的機能',
  Keep: '継続',
  'experiment response': '実験機能への回答',
  'experiment responses': '実験機能への回答',
};
