import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/partner-crm'> = {
  'Contact’s email': '担当者のメールアドレス',
  'Contact’s phone': '担当者の電話番号',
  'Customer’s country': '顧客の国',
  'Customer’s website': '顧客のウェブサイト',
  'Earned commission': '獲得コミッション',
  'End of the protection': '保護終了日',
  'Expected close date': '受注予定日',
  'Register from your CRM': 'CRMから登録',
  'State of the registration': '登録の状態',
  'deal registered from a partner’s CRM': 'パートナーのCRMから登録された案件',
  'deals registered from partners’ CRMs': 'パートナーのCRMから登録された案件',
  'use of a partner’s CRM': 'パートナーのCRMの利用',
  'uses of partners’ CRMs': 'パートナーのCRMの利用',
};
