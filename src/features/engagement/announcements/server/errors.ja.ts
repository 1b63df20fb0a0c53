import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/announcements'> = {
  'Someone else changed this announcement. Reload it and try again.':
    'このお知らせは他のユーザーが変更しました。再読み込みして、もう一度お試しください。',
  'This announcement': 'このお知らせ',
};
