import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/reviews'> = {
  'A customer submits a review, or a partner requests or disputes one.':
    '顧客がレビューを送信したとき、またはパートナーがレビューを依頼したり異議を申し立てたりしたときに通知します。',
  'A review of your work is published, or the company decides about a request or dispute.':
    '貴社へのレビューが公開されたとき、またはベンダーがレビューの依頼や異議を判定したときに通知します。',
  'At most five reviews can be pinned. Unpin another one first.':
    '固定できるレビューは5件までです。先に別のレビューの固定を解除してください。',
  'Reviews to decide': '要判定のレビュー',
  'Submit your review first.': '先にレビューを送信してください。',
  'This badge': 'このバッジ',
  'This customer has already started the review. Cancel the request to ask another contact.':
    'この顧客はすでにレビューを開始しています。別の担当者に依頼するには、この依頼をキャンセルしてください。',
  'This review was already submitted. Thank you.': 'このレビューはすでに送信されています。ありがとうございます。',
  'Too many codes were sent for this review. Ask the company for a new link.':
    'このレビューに送信されたコードが多すぎます。ベンダーに新しいリンクを依頼してください。',
  'You can only cancel your own requests, before the link was sent.':
    'キャンセルできるのは、リンクの送信前の自社の依頼だけです。',
  'Your reviews': '貴社へのレビュー',
  'already has a review request': 'すでにレビューの依頼があります。',
  'must be a contact of the customer of this deal': 'この案件の顧客の担当者を指定してください。',
  'must be a won deal of this partner': 'このパートナーが受注した案件を指定してください。',
  'partner_id or opportunity_id is required.': 'partner_idまたはopportunity_idは必須です。',
  'was already asked for a review of this partner': 'このパートナーのレビューをすでに依頼しています。',
  'works at the partner': 'パートナーに所属する人です。',
};
