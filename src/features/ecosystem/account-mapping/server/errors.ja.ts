import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'ecosystem/account-mapping'> = {
  'A partner asks for an introduction, or answers your request.':
    'パートナーから紹介依頼があったとき、またはこちらからの依頼に回答があったときに通知します。',
  'A partner asks to see an account list, reports a wrong match, or answers you.':
    'パートナーが取引先リストの閲覧を求めたとき、誤った一致を報告したとき、または回答したときに通知します。',
  'Account mapping': 'アカウントマッピング',
  'An export needs chosen fields shared by both sides.':
    'エクスポートするには、双方が「選択した項目」を共有している必要があります。',
  'Another list has this name.': 'この名前のリストがすでにあります。',
  'Both sides must share more than counts first.': '先に双方が件数より多くを共有する必要があります。',
  'Both sides must share more than counts to list these accounts.':
    'これらの取引先を一覧表示するには、双方が件数より多くを共有する必要があります。',
  'Both sides must share names first.': '先に双方が名前を共有する必要があります。',
  'Enter at least one value of the field': '項目の値を1つ以上入力してください',
  Introductions: '紹介依頼',
  'No row has a usable domain, or a name with a country.':
    '使用できるドメイン、または国のある名前を含む行がありません。',
  'Only a private list reveals domains.': 'ドメインが開示されるのは非公開リストだけです。',
  'The company asks for an introduction, or answers your request.':
    'ベンダーから紹介依頼があったとき、またはこちらからの依頼に回答があったときに通知します。',
  'The company asks to see one of your account lists, reports a wrong match, or answers you.':
    'ベンダーが貴社の取引先リストの閲覧を求めたとき、誤った一致を報告したとき、または回答したときに通知します。',
  'The other side already shares this level.': '相手側はすでにこのレベルを共有しています。',
  'The other side answers this report.': 'この報告には相手側が回答します。',
  'The other side answers this request.': 'このリクエストには相手側が回答します。',
  'The side that asked takes this step.': 'このステップは依頼した側が行います。',
  'There are no account lists to share yet.': '共有できる取引先リストはまだありません。',
  'There is already an open introduction for this account.': 'この取引先には、対応中の紹介依頼がすでにあります。',
  'This CRM is not connected.': 'このCRMは接続されていません。',
  'This account list': 'この取引先リスト',
  'This list is not loaded from a file.': 'このリストはファイルから読み込まれたものではありません。',
  'This list was asked for within the last day. Try again tomorrow.':
    'このリストは過去1日以内にリクエスト済みです。明日もう一度お試しください。',
  'This list was refreshed four times today, or all lists together sixteen times. Try again tomorrow.':
    'このリストは本日4回、またはすべてのリスト合計で16回更新されています。明日もう一度お試しください。',
  'This match was reported before and confirmed.': 'この一致は以前に報告され、同じ取引先であると確認されています。',
  'This report was already answered.': 'この報告はすでに回答済みです。',
  'This request was already answered.': 'このリクエストはすでに回答済みです。',
  'You have already asked for this list. Wait for the answer.':
    'このリストはすでにリクエスト済みです。回答をお待ちください。',
  'can be chosen only with the level of chosen fields': '「選択した項目」のレベルでのみ選択できます。',
  'is given only when the request is declined': 'リクエストを辞退する場合にのみ入力します。',
  'is only for lists from a CRM': 'CRMのリストでのみ指定できます。',
  'is required for a list from a CRM': 'CRMのリストでは必須です。',
  'must not lie in the past': '過去の日付は指定できません。',
  'needs a column “domain”, or the columns “name” and “country”':
    '「domain」列、または「name」列と「country」列が必要です。',
};
