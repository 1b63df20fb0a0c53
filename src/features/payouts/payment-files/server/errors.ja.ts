import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payment-files'> = {
  'No approved payment of this payout can be sent in this format.':
    'この支払いには、この形式で送信できる承認済みの送金がありません。',
  'No approved payment of this payout can be sent to Stripe.':
    'この支払いには、Stripeに送信できる承認済みの送金がありません。',
  'No approved payment of this payout can be sent to your system.':
    'この支払いには、自社のシステムに送信できる承認済みの送金がありません。',
  'Payments that were returned or failed, and status files with lines that need review.':
    '返金または失敗した送金と、確認が必要な行のある結果ファイルを通知します。',
  'Returned payments': '返金された送金',
  'There can be 36 ACH files a day. Create this one tomorrow.':
    '作成できるACHファイルは1日36件までです。このファイルは明日作成してください。',
  'This file cannot be decrypted because TANDEM_SECRET has changed since it was created.':
    'ファイルの作成後にTANDEM_SECRETが変更されたため、このファイルを復号できません。',
  'This payment was not sent to your system.': 'この送金は自社のシステムに送信されていません。',
  'already names another payment': '別の送金で使用されています。',
  'says nothing about payments': '送金の情報が含まれていません。',
};
