import type { FullTranslation } from '#shared/text/texts.ts';
import { formatPercent } from '#web/region.ts';
import type { Part } from '#web/texts.ts';
import type {
  texts as english,
  analyticsTexts as englishAnalyticsTexts,
  catalogTexts as englishCatalogTexts,
} from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  learners: '受講者',
  learnersEmpty: '受講している人はまだいません。コースを共有するか、パートナーのメンバーを受講登録してください。',
  assignments: '課題',
  assignmentsEmpty: '課題はまだありません。受講者が提出した課題をここで審査します。',
  enroll: '受講登録',
  enrollText: 'コースへのリンクがメールで届きます。',
  partner: 'パートナー',
  course: 'コース',
  people: '受講者',
  dueOn: '期限',
  dueHelp: 'コースの期限を使用するには、空欄のままにします。',
  noPeople: 'このパートナーには、ログインできる人がまだいません。',
  enrolled: (enrolled: number, skipped: number) =>
    skipped > 0
      ? `${enrolled.toLocaleString('ja')}人を受講登録しました。${skipped}人は登録済みです`
      : `${enrolled.toLocaleString('ja')}人を受講登録しました`,
  remove: '受講登録を解除',
  removed: '受講登録を解除しました',
  progress: '進捗',
  history: '履歴',
  overdue: '期限超過',
  review: '審査',
  feedback: 'フィードバック',
  work: '課題',
  download: 'ダウンロード',
  submitted: '提出日',
  reviewedBy: '審査者',
  attempt: '回数',
  teamEmpty: 'チームで受講している人はまだいません。',
  team: 'チームのトレーニング',
  minutesOf: (seconds: number) => `${Math.max(0, Math.round(seconds / 60))}分`,
  isRequired: (label: Part) => `${label}は必須です`,
  enrolledText: '登録日',
  timeSpent: '所要時間',
};

/** Not yet reviewed by a native speaker. */
export const analyticsTexts: FullTranslation<typeof englishAnalyticsTexts> = {
  empty: 'このコースを受講している人はまだいません。受講登録が行われると数値が表示されます。',
  funnel: '受講者の進捗',
  enrolled: '登録',
  started: '開始',
  half: '半分まで',
  completed: '完了',
  overdue: '期限超過',
  meanScore: '平均スコア',
  medianDays: '完了までの日数（中央値）',
  medianTime: '所要時間（中央値）',
  lessons: 'レッスン',
  lesson: 'レッスン',
  opened: '閲覧',
  stopped: 'ここで中断',
  time: '所要時間（中央値）',
  questions: '問題',
  question: '問題',
  quiz: '確認テスト',
  answered: '初回の回答',
  correct: '正答率',
  discrimination: '識別力',
  questionsHelp:
    '識別力は、初回受験の上位4分の1と下位4分の1を比較します。100は上位の人だけが正解できること、0以下はその問題で差がつかないことを示します。8回以上の受験が必要です。',
  tooFew: 'データ不足',
  partners: 'パートナー',
  partner: 'パートナー',
  score: 'スコア',
  noLessons: 'レッスンを表示するには、コースを公開してください。',
  minutes: (minutes: number) => `${minutes}分`,
  list: '受講者を表示',
};

/** Not yet reviewed by a native speaker. */
export const catalogTexts: FullTranslation<typeof englishCatalogTexts> = {
  title: 'トレーニング',
  certificates: '認定証',
  inTrack: 'トラック内',
  startHere: '最初のステップ',
  continueLearning: '学習を続ける',
  mine: '受講中のコース',
  catalog: 'カタログ',
  completed: '完了',
  search: 'コースを検索',
  all: 'すべてのレベル',
  levels: {
    beginner: '初級',
    intermediate: '中級',
    advanced: '上級',
  },
  lessons: (count: number) => `${count.toLocaleString('ja')}レッスン`,
  duration: (minutes: number) =>
    minutes < 60 ? `${minutes}分` : `${Math.floor(minutes / 60)}時間${minutes % 60 ? `${minutes % 60}分` : ''}`,
  start: 'コースを開始',
  continue: '続ける',
  again: 'コースを表示',
  newVersion: '新しいバージョンを受講',
  assignedOnly: 'このコースの受講登録はパートナー担当者が行います。',
  waitsFor: (titles: string) => `先に${titles}を完了してください。`,
  due: (day: string) => `期限：${day}`,
  overdue: (day: string) => `${day}から期限超過`,
  score: (score: number) => `スコア ${formatPercent(score)}`,
  percentDone: (percent: number) => `${formatPercent(percent)}完了`,
  expired: '期限切れ',
  validUntil: (day: string) => `${day}まで有効`,
  team: 'チームのトレーニング',
  emptyTitle: 'コースはまだありません',
  empty: '共有されたコースがここに表示されます。',
  nothingFound: '検索に一致するコースはありません。',
};
