import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/company-settings'> = {
  Branding: 'ブランディング',
  'Company Settings': '会社の設定',
  Security: 'セキュリティ',
  'Your data': '自社のデータ',
};
