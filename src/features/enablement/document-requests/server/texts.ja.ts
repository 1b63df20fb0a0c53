import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  requested: (name, due) => `「${name}」の提出が依頼されました。${due ? `${due}までにアップロードしてください。` : ''}`,
  uploadSubject: (name) => `アップロードのお願い: ${name}`,
  uploadAgainSubject: (name) => `再アップロードのお願い: ${name}`,
  due: (name, day) => `「${name}」の提出期限は${day}です。`,
  dueSubject: (name) => `まもなく期限: ${name}`,
  overdue: (name, day) => `「${name}」の提出期限は${day}でした。`,
  overdueSubject: (name) => `期限超過: ${name}`,
  expires: (name, day) => `「${name}」は${day}に有効期限が切れます。新しい文書をアップロードしてください。`,
  stillMissing: (name) => `「${name}」がまだ提出されていません。アップロードしてください。`,
  expired: (name, day, pauses) =>
    ({
      none: `「${name}」は${day}に有効期限が切れました。`,
      payouts: `「${name}」は${day}に有効期限が切れました。新しい文書が承認されるまで、貴社への支払いは停止されます。`,
      entitlements: `「${name}」は${day}に有効期限が切れました。新しい文書が承認されるまで、貴社の特典は停止されます。`,
    })[pauses],
  expiredUploadNew: (name, day, pauses) =>
    ({
      none: `「${name}」は${day}に有効期限が切れました。新しい文書をアップロードしてください。`,
      payouts: `「${name}」は${day}に有効期限が切れました。新しい文書が承認されるまで、貴社への支払いは停止されます。新しい文書をアップロードしてください。`,
      entitlements: `「${name}」は${day}に有効期限が切れました。新しい文書が承認されるまで、貴社の特典は停止されます。新しい文書をアップロードしてください。`,
    })[pauses],
  expiredSubject: (name) => `有効期限切れ: ${name}`,
  approved: (name, until) => `「${name}」が承認されました。${until ? `有効期限は${until}です。` : ''}`,
  approvedSubject: (name) => `承認済み: ${name}`,
  rejected: (name, reason) => `「${name}」は却下されました。理由: ${reason}`,
  uploadDocument: '文書をアップロード',
  viewRequest: '依頼を表示',

  uploadTitle: (name) => `「${name}」をアップロード`,
  reviewedAfterUpload: 'アップロード後にファイルが審査されます。',
  validUntil: '有効期限',
  file: 'ファイル',
  atMost25: '最大25 MBです。',
  uploadButton: 'アップロード',
  wasUploaded: (name) => `「${name}」をアップロードしました。これから審査されます。`,

  notUploaded: (partner, name, day) =>
    `${partner}は「${name}」をまだアップロードしていません。提出期限は${day}でした。`,
  notUploadedSubject: (partner, name) => `期限超過: ${name}、${partner}`,
  theirsExpired: (partner, name, day, pauses) =>
    ({
      none: `${partner}の「${name}」は${day}に有効期限が切れました。`,
      payouts: `${partner}の「${name}」は${day}に有効期限が切れました。このパートナーへの支払いは停止されます。`,
      entitlements: `${partner}の「${name}」は${day}に有効期限が切れました。このパートナーの特典は停止されます。`,
    })[pauses],
  theirsExpiredSubject: (partner, name) => `有効期限切れ: ${name}、${partner}`,
  uploaded: (partner, name) => `${partner}が「${name}」をアップロードしました。`,
  uploadedSubject: (partner, name) => `審査待ち: ${name}、${partner}`,
  reviewDocument: '文書を審査',
};
