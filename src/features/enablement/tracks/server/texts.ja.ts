import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  assigned: (track) => `トラック「${track}」の準備ができました。`,
  assignedSubject: (track) => `トラック: ${track}`,
  returned: (step, track, reason) => `「${track}」の「${step}」に対応が必要です。理由: ${reason}`,
  returnedSubject: (step) => `対応が必要: ${step}`,
  dueSoon: (step, track) => `「${track}」の「${step}」はまもなく期限です。`,
  dueSoonSubject: (step) => `まもなく期限: ${step}`,
  overdue: (step, track) => `「${track}」の「${step}」は期限を過ぎています。`,
  overdueSubject: (step) => `期限超過: ${step}`,
  completed: (track) => `「${track}」を完了しました。お疲れさまでした。`,
  completedSubject: (track) => `完了: ${track}`,
  openTrack: 'トラックを開く',

  waiting: (partner, step, track) =>
    `${partner}が「${track}」の「${step}」を完了しました。承認するか、差し戻してください。`,
  waitingSubject: (step) => `承認待ち: ${step}`,
  stuck: (partner, track) => `${partner}の「${track}」がしばらく進んでいません。`,
  finished: (partner, track) => `${partner}が「${track}」を完了しました。`,
};
