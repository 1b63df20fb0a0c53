import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/contacts'> = {
  'Erase a person for good: their name, addresses and other personal data':
    '個人の氏名、アドレス、その他の個人データを完全に消去',
  'Erase person': '個人を消去',
  'New contact': '新しい担当者',
  'No access': 'アクセスなし',
  'No portal access': 'ポータルアクセスなし',
  'Person erased': '個人を消去しました',
  Portal: 'ポータル',
  Primary: '主担当',
  'Primary contact': '主担当者',
  'Replaces the current primary contact.': '現在の主担当者に代わります。',
  'Their name, addresses and other personal data are removed from the contact, tasks, meetings, emails and the audit log. What happened stays, without the name. This cannot be undone.':
    '氏名、アドレス、その他の個人データが、担当者、タスク、ミーティング、メール、監査ログから削除されます。行われたことは、氏名を除いて残ります。この操作は元に戻せません。',
  'Works at': '所属先',
  contacts: '担当者',
};
