import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/crm-providers'> = {
  'Account name': '取引先名',
  'Appointment scheduled': 'アポイント設定済み',
  'Close date': '完了日',
  'Closed lost': '失注で完了',
  'Closed won': '受注で完了',
  'Decision maker bought in': '意思決定者の合意済み',
  'Is not available': '利用不可',
  'Lead in': 'リード獲得',
  'Limits the number of requests': 'リクエスト数を制限',
  'Number of employees': '従業員数',
  'Presentation scheduled': 'プレゼン予定',
  'Qualified to buy': '購入見込みあり',
  'Refuses every change': 'すべての変更を拒否',
  'Refuses the credentials': '認証情報を拒否',
  'Value (USD)': '金額（USD）',
  Works: '正常に動作',
  customer: '顧客',
  organization: '組織',
  'record of Demo CRM': 'Demo CRMのレコード',
  'records of Demo CRM': 'Demo CRMのレコード',
};
