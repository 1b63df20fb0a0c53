import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/deal-registrations'> = {
  'Approvals that wait for you': 'あなたの承認待ち',
  'Approved, one of several approvals given, not approved, another registration approved, question asked, merged, or won.':
    '承認、複数の承認のうち1つの完了、不承認、別の登録の承認、質問、統合、または受注のときに通知します。',
  'Check this account first. Both its website and its name must have been checked today.':
    '先にこの取引先を確認してください。ウェブサイトと名前の両方を本日中に確認しておく必要があります。',
  'Choose the distributor of this deal.': 'この案件のディストリビューターを選択してください。',
  'Deal registrations': '案件登録',
  'Decisions on your registrations': '登録の判定結果',
  'Decisions that are due': '期限が近い判定',
  'Ending soon, extended, extension declined, revoked, or ended.':
    'まもなく終了、延長、延長の却下、取り消し、または終了のときに通知します。',
  'Enter a website or an account name.': 'ウェブサイトまたは取引先名を入力してください。',
  'Fill in the missing fields before you register this deal.':
    'この案件を登録する前に、未入力の項目を入力してください。',
  'Give the currency of the amount.': '金額の通貨を指定してください。',
  'Give the name or the website of the account.': '取引先の名前またはウェブサイトを指定してください。',
  'Give the partner that registers the deal.': '案件を登録するパートナーを指定してください。',
  'New registrations, answers, requests for extensions, and withdrawals.':
    '新しい登録、回答、延長の申請、および取り下げを通知します。',
  'Only active partners can register deals.': '案件を登録できるのは有効なパートナーだけです。',
  'Only drafts can be deleted. Submitted registrations stay on record.':
    '削除できるのは下書きだけです。提出した登録は記録として残ります。',
  'Protection of your deals': '案件保護',
  'Release the hold first. It applies to this account.':
    '先に仮押さえを解除してください。この取引先に適用されています。',
  'Reminders halfway to the deadline and when a decision is overdue.':
    '期限までの半分が過ぎたときと、判定が期限を超過したときにリマインダーを送ります。',
  'Steps of approval chains that you decide.': 'あなたが判定する承認ルートのステップを通知します。',
  'The distributor declined this deal. Change or remove the distributor before you approve it.':
    'ディストリビューターがこの案件を辞退しました。承認する前に、ディストリビューターを変更または削除してください。',
  'The distributor has not confirmed this deal yet.': 'ディストリビューターはまだこの案件を確認していません。',
  'The other record belongs to a partner you do not manage. Ask a team member with access to all partners to merge them.':
    'もう一方のレコードは、自分が担当していないパートナーのものです。すべてのパートナーにアクセスできるチームメンバーに統合を依頼してください。',
  'The program does not extend protection.': 'このプログラムでは、案件保護を延長できません。',
  'The program has no deal types yet.': 'このプログラムには案件タイプがまだありません。',
  'This cannot be changed once the deal is registered.': '案件の登録後は変更できません。',
  'This conflict does not involve another deal, so there is nothing to merge.':
    'この競合には別の案件が関係していないため、統合するものがありません。',
  'This conflict no longer exists.': 'この競合はすでに存在しません。',
  'This deal type does not exist.': 'この案件タイプは存在しません。',
  'This is an email provider, not a company website.':
    'これはメールプロバイダーであり、会社のウェブサイトではありません。',
  'This is not a valid website address.': 'ウェブサイトのアドレスの形式が正しくありません。',
  'This is your own company.': 'これは貴社自身です。',
  'This product category does not exist.': 'この製品カテゴリーは存在しません。',
  'This product does not exist.': 'この製品は存在しません。',
  'This program does not offer holds. Register the deal instead.':
    'このプログラムでは仮押さえを利用できません。代わりに案件を登録してください。',
  'This registration has a conflict. Give a reason for approving it.':
    'この登録には競合があります。承認する理由を入力してください。',
  'You have already registered this account.': 'この取引先はすでに登録済みです。',
  'answers to your questions': '質問への回答',
  'does not work with the current weights: change the split of the deal first':
    '現在の比重では設定できません。先に案件の分配を変更してください。',
  'is required to hold an account': '取引先を仮押さえするには必須です。',
  'new deal registrations': '新しい案件登録',
  'overdue registrations': '期限超過の登録',
};
