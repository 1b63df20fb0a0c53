import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'commissions/disputes'> = {
  'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.':
    'その日以降の案件を再計算しても、何も変わりません。先に案件、パートナー、またはインセンティブ体系を修正してください。',
  'You have already disputed this commission. Add a message to the open dispute.':
    'このコミッションにはすでに異議を申し立てています。未解決の異議にメッセージを追加してください。',
};
