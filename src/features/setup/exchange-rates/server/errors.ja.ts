import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/exchange-rates'> = {
  'Fetched rates can’t be changed. Enter your own rate for that day; it takes precedence.':
    '取得した為替レートは変更できません。その日のレートを独自に入力すると、そちらが優先されます。',
  'Fetching exchange rates is turned off for this installation. Ask its administrator to allow it.':
    'このインストール環境では、為替レートの取得がオフになっています。管理者に許可を依頼してください。',
  'Missing exchange rates': '取得できていない為替レート',
  'No exchange rates have been fetched for several days.': '為替レートが数日間取得されていないときに通知します。',
  'has a rate of these currencies already': 'これらの通貨の為替レートがすでにあります。',
  'must be above 0': '0より大きい値にしてください。',
  'must be another currency than base': '基準通貨以外の通貨を指定してください。',
};
