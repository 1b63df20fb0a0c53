import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'A partner disputes a commission or adds a message.':
    'パートナーがコミッションに異議を申し立てたとき、またはメッセージを追加したときに通知します。',
  'Answers to your disputes': '異議申し立てへの回答',
  'Commission disputes': 'コミッションへの異議申し立て',
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'その日以降の案件を再計算しても、何も変わりません。先に案件、パートナー、またはインセンティブ体系を修正してください。',
  'The company keeps or corrects a commission you disputed, or asks a question.':
    '異議を申し立てたコミッションをベンダーが維持または訂正したとき、または質問したときに通知します。',
  'You have already disputed this commission. Add a message to the open dispute.':
    'このコミッションにはすでに異議を申し立てています。未解決の異議にメッセージを追加してください。',
};
