import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const papers = { tax_form: '米国の税務書類', tax_profile: '税務情報', vat_number: '税務情報のVAT番号' };
const newPapers = {
  tax_form: '新しい米国の税務書類',
  tax_profile: '新しい税務情報',
  vat_number: '税務情報の新しいVAT番号',
};
const notes = { missing: '', in_review: '（審査中）', rejected: '（却下済み）', expired: '（期限切れ）' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  paper: (paper, state) => `${(state === 'expired' ? newPapers : papers)[paper]}${notes[state]}`,

  submitted: (partner) => `${partner}が税務情報を提出しました。次回の支払いの前に審査してください。`,
  changed: (partner) => `${partner}が税務情報を変更しました。次回の支払いの前に審査してください。`,
  submittedSubject: (partner) => `${partner}の税務情報`,
  review: '税務情報を審査',

  ownSubmitted: (person) =>
    `${person}が貴社の税務情報を提出しました。貴社のチームによる操作でない場合は、すぐにベンダーへご連絡ください。`,
  ownChanged: (person) =>
    `${person}が貴社の新しい税務情報を提出しました。貴社のチームによる操作でない場合は、すぐにベンダーへご連絡ください。`,
  ownChangedSubject: '貴社の税務情報が変更されました',
  view: '税務情報を表示',
  accepted: '貴社の税務情報が承認されました。',
  acceptedSubject: '貴社の税務情報が承認されました',
  rejected: (reason) => `貴社の税務情報は承認されませんでした：${reason}`,
  rejectedSubject: '貴社の税務情報の修正が必要です',
  correct: '税務情報を修正',
  missing: (paper) => `貴社への送金が保留されています。ベンダーが必要としているもの：${paper}。`,
  missingSubject: '税務書類が未提出のため、貴社への送金が保留されています',
  fillIn: '税務情報を入力',
  asked: (company, papers) =>
    `${company}から${papers}の提出の依頼があります。承認されるまで、貴社への送金は保留されます。`,
  askedSubject: (company) => `${company}から税務書類の提出の依頼があります`,
  expired: (form, day) => `貴社の${form}は${day}に期限が切れました。新しい書類を提出してください。`,
  expires: (form, day) => `貴社の${form}の有効期限は${day}です。それまでに新しい書類を提出してください。`,
  expiredSubject: (form) => `貴社の${form}の期限が切れました`,
  expiresSubject: (form) => `貴社の${form}の期限がまもなく切れます`,
  renew: '税務書類を更新',
};
