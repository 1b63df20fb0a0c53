import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/distributions'> = {
  'A distribution is proposed, starts or ends.': '取引関係が提案、開始または終了されたときに通知します。',
  'A partner declines or ends a distribution.': 'パートナーが取引関係を辞退または終了したときに通知します。',
  'Choose a region or a partner type.': '地域またはパートナータイプを選択してください。',
  'Distributors and resellers': 'ディストリビューターとリセラー',
  'Only active partners can propose a distribution.': '取引関係を提案できるのは有効なパートナーだけです。',
  'Only distributors can invite resellers. Ask your partner manager.':
    'リセラーを招待できるのはディストリビューターだけです。パートナー担当者にご相談ください。',
  'The distribution has ended. Choose another distributor.':
    'この取引関係は終了しました。別のディストリビューターを選択してください。',
  'The other side decides about this proposal.': 'この提案は相手側が判断します。',
  'The reseller chooses its default distributor.': '既定のディストリビューターはリセラーが選択します。',
  'This distributor is not active. Choose another one.':
    'このディストリビューターは有効ではありません。別のディストリビューターを選択してください。',
  'This is not a company website.': '会社のウェブサイトではありません。',
  'This is not one of your distributors.': '貴社のディストリビューターではありません。',
  'This is your own website.': '貴社自身のウェブサイトです。',
  'This reseller already has a distribution with this distributor.':
    'このリセラーとこのディストリビューターの取引関係はすでにあります。',
  'You have already sent an invitation to this website.': 'このウェブサイトにはすでに招待を送信しています。',
  'is not of a partner type that distributes': '流通を担うパートナータイプではありません。',
  'is the other side': '相手側のパートナーです。',
  'is the reseller itself': 'リセラー自身です。',
};
