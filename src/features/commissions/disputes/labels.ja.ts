import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/disputes'> = {
  'Add a message to an open dispute': '未解決の異議申し立てにメッセージを追加',
  'Calculated from the wrong amount': '誤った金額で計算されている',
  'Commission corrected': 'コミッションを訂正しました',
  'Commission disputes': 'コミッションへの異議申し立て',
  'Commission kept unchanged': 'コミッションを変更しないことにしました',
  'Correct commission': 'コミッションを訂正',
  'Correct the commission by an amount, or, without an amount, recalculate the deals from that day on':
    'コミッションを指定の金額だけ訂正。金額を指定しない場合は、その日以降の案件を再計算',
  Corrected: '訂正済み',
  'Different rate or rule agreed': '異なる率またはルールで合意している',
  Dispute: '異議申し立て',
  'Dispute withdrawn': '異議申し立てを取り下げました',
  Disputes: '異議申し立て',
  'Keep the commission unchanged, with a reason the partner sees':
    'パートナーに表示される理由を付けて、コミッションを変更しない',
  'Keep unchanged': '変更しない',
  'Kept unchanged': '変更なし',
  'Last message': '最新のメッセージ',
  'Message sent': 'メッセージを送信しました',
  'Part of the commission is missing': 'コミッションの一部が不足している',
  'Should not be on hold': '保留にすべきではない',
  'Something else': 'その他',
  'The commission stays as it is. You can open a new dispute.':
    'コミッションは変わりません。新たに異議を申し立てることができます。',
  'The dispute is closed, and the partner reads your reason.': '異議申し立ては終了し、理由がパートナーに表示されます。',
  'The other side sees it at once. The dispute stays open.': '相手側にすぐ表示されます。異議申し立ては継続します。',
  'This closes the dispute. The partner can open a new one.':
    '異議申し立ては終了します。パートナーは新たに申し立てることができます。',
  'Unjustified clawback': '返還に根拠がない',
  'Withdraw a dispute': '異議申し立てを取り下げ',
  'Withdraw dispute': '異議申し立てを取り下げ',
  'Wrong split with other partners': 'ほかのパートナーとの分配が誤っている',
  dispute: '異議申し立て',
  'dispute message': '異議申し立てのメッセージ',
  'dispute messages': '異議申し立てのメッセージ',
  disputes: '異議申し立て',
};
