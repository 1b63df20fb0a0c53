import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/courses'> = {
  Advanced: '上級',
  'After this time a completion expires. Leave empty if it never expires.':
    'この期間が過ぎると修了は失効します。無期限の場合は空欄にします。',
  Beginner: '初級',
  'Course published': 'コースを公開しました',
  'Course sharing': 'コースの共有',
  'Course tags': 'コースのタグ',
  'Course unpublished. Learners who began can finish it.': 'コースを非公開にしました。受講を始めた人は修了できます。',
  'Courses that learners complete first.': '受講者が先に修了するコースです。',
  'Cover picture': 'カバー画像',
  'Days from enrollment. Leave empty for no due date.': '受講登録からの日数です。期限がない場合は空欄にします。',
  'Delete course': 'コースを削除',
  'Due after days': '期限までの日数',
  'Each lesson opens when the one before is completed.': '前のレッスンを完了すると次のレッスンが開きます。',
  Intermediate: '中級',
  'It disappears from the catalog. Learners who began can finish it.':
    'カタログに表示されなくなります。受講を始めた人は修了できます。',
  'Learners can enroll themselves': '受講者が自分で受講登録できる',
  'Lessons in order': 'レッスンを順番に受講',
  'New course': '新しいコース',
  'New learners take this version. Others finish the version they began.':
    '新しい受講者はこのバージョンを受講します。それ以外の受講者は、始めたバージョンを修了します。',
  'No one': 'なし',
  'Otherwise your team or a partner admin enrolls them.':
    'オフの場合は、自社のチームまたはパートナーの管理者が受講登録します。',
  Prerequisites: '前提コース',
  'Publish course': 'コースを公開',
  'Selected partners': '選択したパートナー',
  'Shared with': '共有先',
  'Shown in the catalog.': 'カタログに表示されます。',
  Summary: '概要',
  'Take a course out of the catalog': 'コースをカタログから外す',
  'Unpublish course': 'コースを非公開にする',
  course: 'コース',
  'course file': 'コースのファイル',
  'course files': 'コースのファイル',
  'course version': 'コースのバージョン',
  'course versions': 'コースのバージョン',
  courses: 'コース',
};
