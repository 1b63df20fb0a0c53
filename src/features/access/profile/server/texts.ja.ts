import type { FullTranslation } from '#shared/text/texts.ts';
import type { letterTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const letterTexts: FullTranslation<typeof english> = {
  ignore: 'お心当たりがない場合は、このメールを無視してください。',
  alarm: 'お心当たりがない場合は、すぐにパスワードを変更し、有効なセッションをご確認ください。',
  viewSecurity: 'セキュリティ設定を表示',
  viewSessions: '有効なセッションを表示',
  signIn: 'サインイン',

  confirmSubject: 'メールアドレスの確認',
  confirm: 'このメールアドレスがご本人のものであることを確認してください。',
  validForDays: (days) => `リンクの有効期間は${days}日間です。`,
  confirmAddress: 'メールアドレスを確認',
  register:
    'このメールアドレスでアカウントが作成されました。リンクを開いてメールアドレスを確認し、サインインしてください。',
  worksOnceForDays: (days) => `リンクの有効期間は${days}日間で、1回のみ使用できます。`,
  confirmAndSignIn: '確認してサインイン',

  newPassword: '新しいパスワードを設定',
  reset: 'あなたのアカウントの新しいパスワードが要求されました。',
  resetOnce: 'リンクは1回のみ使用でき、1時間後に期限が切れます。使用すると、すべてのデバイスからサインアウトされます。',

  knownSubject: 'すでにアカウントをお持ちです',
  known: 'このメールアドレスでアカウントを作成しようとした人がいますが、すでにアカウントがあります。',
  ifKnown: 'ご本人の場合は、サインインするか、パスワードを再設定してください。',

  codeGuessesSubject: 'サインインコードを推測しようとしている人がいます',
  codeGuesses:
    '正しいパスワードが入力された後、第2段階で誤ったコードが何度も入力されました。今すぐ新しいパスワードを設定してください。',
  passwordGuessesSubject: 'パスワードを推測しようとしている人がいます',
  passwordGuesses:
    'あなたのアカウントに対して、誤ったパスワードが何度も入力されました。サインインはされていません。以後の試行には時間の制限がかかります。',
  ifGuesses: 'ご本人の場合は、何もする必要はありません。',
  onceADay: 'このメールの送信は1日1回までです。',

  passwordChangedSubject: 'パスワードが変更されました',
  passwordChanged: 'パスワードが変更されました。他のすべてのセッションからサインアウトされました。',
  emailChangedSubject: 'メールアドレスが変更されました',
  emailChanged: (email) => `今後は${email}でサインインします。このメールアドレスではサインインできなくなりました。`,
  emailAlarm: 'お心当たりがない場合は、すぐに管理者にご連絡ください。',

  twoFactorOnSubject: '2要素認証がオンになりました',
  twoFactorOn: '今後は、サインインに認証アプリのコードが必要です。リカバリーコードは安全な場所に保管してください。',
  twoFactorOffSubject: '2要素認証がオフになりました',
  twoFactorOff: '今後は、パスワードのみでサインインします。',
  newCodesSubject: 'リカバリーコードが置き換えられました',
  newCodes: '新しいリカバリーコードが10件作成されました。以前のコードは使用できなくなりました。',

  passkeyAddedSubject: 'アカウントにパスキーが追加されました',
  passkeyAdded: (name, host) => `パスキー「${name}」で、${host}のアカウントにサインインできるようになりました。`,
  passkeyRemovedSubject: 'アカウントからパスキーが削除されました',
  passkeyRemoved: (name) => `パスキー「${name}」は使用できなくなりました。`,
  passkeyAlarm:
    'お心当たりがない場合は、すぐにパスワードを変更し、見覚えのないパスキーを削除して、有効なセッションをご確認ください。',
};
