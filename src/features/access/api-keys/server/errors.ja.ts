import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/api-keys'> = {
  'Only a person can create an API key.': 'APIキーを作成できるのは人だけです。',
  'Only a person can let an app in.': 'アプリのアクセスを許可できるのは人だけです。',
  'The app asks for access to another installation.': 'アプリが別のインストール環境へのアクセスを要求しています。',
  'The app asks for permissions that do not exist.': 'アプリが要求している権限は存在しません。',
  'The app asks to be answered at an address that it has not registered.':
    'アプリが、登録されていないアドレスへの応答を要求しています。',
  'This app cannot only propose.': 'このアプリでは、提案のみのアクセスは選択できません。',
  'This app is not registered here.': 'このアプリはここに登録されていません。',
  'This key was already created, and its secret was shown once. Revoke it and create another key.':
    'このキーはすでに作成され、シークレットは1回表示されました。キーを取り消して、別のキーを作成してください。',
  'You have none of the permissions that the app asks for.': 'アプリが要求している権限を1つも持っていません。',
  'is not of this installation': 'このインストール環境のものではありません。',
  'is not registered': '登録されていません。',
  'is only for apps that use tools': 'ツールを使用するアプリでのみ選択できます。',
};
