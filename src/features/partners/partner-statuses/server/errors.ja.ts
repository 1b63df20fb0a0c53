import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-statuses'> = {
  'Make another status the default instead. New partners need one.':
    '代わりに別のステータスを既定にしてください。新しいパートナーには既定のステータスが必要です。',
  'This is the default status of new partners. Make another status the default, then archive this one.':
    'これは新しいパートナーの既定のステータスです。別のステータスを既定にしてから、アーカイブしてください。',
};
