import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  codeSubject: (company) => `${company}の確認コード`,
  enterCode: (code) => `メールアドレスを確認するには、次のコードを入力してください: ${code}`,
  codeValid: 'コードの有効期間は15分です。フォームに入力していない場合は、このメールを無視してください。',

  submitted: (form, email) => (email ? `${email}から「${form}」が送信されました` : `「${form}」が送信されました`),
  submittedSubject: (form) => `フォームの送信: ${form}`,
  viewSubmission: '送信内容を表示',
};
