import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  enrolled: (course, due) =>
    `「${course}」に受講登録されました。${due ? `${due}までにコースを修了してください。` : ''}`,
  enrolledSubject: (course) => `新しいコース: ${course}`,
  startCourse: 'コースを開始',
  due: (course, day) => `「${course}」の期限は${day}です。`,
  dueSubject: (course) => `まもなく期限: ${course}`,
  overdue: (course, day) => `「${course}」の期限は${day}でした。`,
  overdueSubject: (course) => `期限超過: ${course}`,
  continueCourse: 'コースを続ける',
  approved: (lesson) => `課題「${lesson}」が承認されました。`,
  approvedSubject: (lesson) => `承認済み: ${lesson}`,
  needsChanges: (lesson) => `課題「${lesson}」には修正が必要です。`,
  needsChangesSubject: (lesson) => `修正が必要: ${lesson}`,
  openCourse: 'コースを開く',
  quizUnlocked: (quiz) => `確認テスト「${quiz}」をもう一度受けられます。`,

  completed: (learner, course, result) =>
    result
      ? `${learner}が「${course}」を修了しました（結果: ${result}）。`
      : `${learner}が「${course}」を修了しました。`,
  submitted: (learner, lesson) => `${learner}が「${lesson}」を提出しました。`,
  submittedSubject: (lesson) => `審査待ちの課題: ${lesson}`,
  review: '審査',
};
