import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  neededSubject: (subject) => `情報が不足しています：${subject || '案件'}`,
  readySubject: (subject) => `登録の準備ができました：${subject || '案件'}`,
  created: (subject) => `${subject ? `「${subject}」` : 'お送りいただいたメール'}から登録の下書きを作成しました。`,
  notFound: (subject) => `${subject ? `「${subject}」` : 'お送りいただいたメール'}に取引先が見つかりませんでした。`,
  replyWith: 'このメールに返信し、不足している情報を1行に1つずつ記入してください：',
  complete: '内容は揃っていますが、まだ登録されていません。確認して登録してください。',
  openDraft: '下書きを開く',
  footer: '案件を転送されたため、このメールをお送りしています。ご指示があるまで何も登録されません。',
  account: '取引先',
  website: 'ウェブサイト',
  country: '国',
  amount: '金額',
  contact: '担当者',
  expectedClose: '受注予定日',
  whichSubject: 'どのパートナーの案件ですか',
  which: '複数のパートナーに所属しています。次の行のいずれかを先頭に入れて、メールをもう一度転送してください：',
  unreadSubject: 'メールを読み取れませんでした',
  unread: (subject) =>
    `${subject ? `「${subject}」` : 'お送りいただいたメール'}を読み取れなかったため、登録は作成されませんでした。`,
  registerDeal: '案件を登録',
};
