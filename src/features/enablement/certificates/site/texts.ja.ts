import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  status: {
    valid: '有効',
    expired: '期限切れ',
    renewed: '更新済み',
    revoked: '失効',
  },
  lead: {
    valid: (company: string) => `この認定証は${company}が発行した、真正かつ有効なものです。`,
    expired: (company: string) => `この認定証は${company}が発行したものです。有効期限が切れています。`,
    renewed: (company: string) => `この認定証は${company}が発行したものです。新しい認定証に置き換えられています。`,
    revoked: (company: string) => `この認定証は${company}が発行し、その後失効させたものです。`,
  },
  issued: '発行日',
  until: '有効期限',
  never: '有効期限なし',
  number: '番号',
  certifies: '次の方が',
  earned: '以下の認定を取得したことを証します',
  pdf: 'PDFをダウンロード',
  badge: 'Open Badgeをダウンロード',
  badgeHelp: 'デジタルウォレット用の署名付き資格情報（Open Badges 3.0）です。',
};
