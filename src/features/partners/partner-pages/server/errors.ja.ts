import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/partner-pages'> = {
  'This sign-up page': 'このパートナー登録ページ',
  'must be a form with the purpose “Partner sign-up”': '「パートナー登録」を目的とするフォームを指定してください。',
  'must not be before the day on which the page opens': 'ページの公開日以降の日付を指定してください。',
};
