import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contact-types'> = {
  'Contact types': '担当者タイプ',
  'The roles of people at partners and customers, such as sales, technical or billing.':
    '営業、技術、請求など、パートナーや顧客の担当者の役割です。',
  'contact type': '担当者タイプ',
  'contact types': '担当者タイプ',
};
