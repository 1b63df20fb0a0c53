import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english, archiveTexts as englishArchiveTexts } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const archiveTexts: FullTranslation<typeof englishArchiveTexts> = {
  title: '監査ログのアーカイブ',
  words: ['アーカイブ済みイベント', 'アーカイブ済みイベント'] as unknown as (typeof englishArchiveTexts)['words'],
  before: (month: string) => `${month}より前のイベントはアーカイブにあります。`,
  wholeLogOnly: '検索できるのは、監査ログ全体を閲覧できる人のみです。',
  companyOnly: (company: string) => `検索できるのは、監査ログ全体を閲覧できる${company}の人のみです。`,
  search: 'アーカイブを検索',
  from: '開始月',
  to: '終了月',
  nothing: 'アーカイブはありません。監査ログにすべてのイベントがあります。',
  noEvents: 'アーカイブには、この期間に一致するイベントがありません。',
  ofRecord: '1つのレコードのイベントのみ表示しています。',
  allEvents: 'すべてのレコードのイベントを表示',
  export: 'CSVをエクスポート',
  older: (month: string) => `${month}より前の変更`,
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  tandem: 'Tandem',
  provisioningToken: (provisioningTokenName: ReactNode) => rich`プロビジョニングトークン ${provisioningTokenName}`,
  formerUser: '以前のユーザー',
  impersonatedBy: (impersonatorName: ReactNode) => rich`${impersonatorName}による代理閲覧`,
  user: 'ユーザー',
  time: '日時',
  action: '操作',
  partner: 'パートナー',
  reason: '理由',
  requestId: 'リクエストID',
  copyRequestId: 'リクエストIDをコピー',
  noDetailsToShow: '表示する詳細はありません。',
  field: '項目',
  beforeText: '変更前',
  after: '変更後',
  value: '値',
  empty: '空',
  yes: 'はい',
  no: 'いいえ',
  entity: 'エンティティ',
  userType: 'ユーザーの種類',
  everyChangeRecordedHereWhoMade: 'すべての変更がここに記録されます。変更した人、日時、以前の値を確認できます。',
  eventDetails: 'イベントの詳細',
  verify: '検証',
  logIntact: 'ログに改変はありません',
  logWasChanged: 'ログが変更されました',
  close: '閉じる',
  text: (events: number) => `イベント${events.toLocaleString('ja')}件`,
  verifiedInEachSealComputedFrom: (events: number, seals: number) =>
    `封印${seals.toLocaleString('ja')}件のイベント${events.toLocaleString('ja')}件を検証しました。各封印は1つ前の封印から計算されるため、後から変更すると連鎖が壊れます。`,
  cannotBeCompared: '比較できません',
  wereChangedAfterSealing: '封印後に変更されています',
  eventsSealUnchangedBeforeItCompare: (damage: ReactNode, brokenAt: ReactNode, damage2: ReactNode, events: number) =>
    rich`${damage}封印${brokenAt}のイベントは${damage2}。それより前で変更のないイベント：${events.toLocaleString('ja')}件。以前のバックアップとログを比較してください。`,
  auditLog: '監査ログ',
  changesMadeByUsers: (name: Part) => `${name}のユーザーによる変更`,
  program: (name: Part) => `${name}のプログラム`,
};
