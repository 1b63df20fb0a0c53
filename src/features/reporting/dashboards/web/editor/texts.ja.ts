import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  save: '保存',
  thisDashboardWasChangedElsewhereIn:
    'このダッシュボードは編集中に別の場所で変更されました。変更を確認するにはページを再読み込みしてください。',
  dragWidgetsToMoveThemPull:
    'ウィジェットはドラッグで移動、角を引いてサイズを変更できます。ハンドル上で矢印キーも使えます。',
  addWidget: 'ウィジェットを追加',
  moreAboutThisLayout: 'このレイアウトのその他の操作',
  cancel: 'キャンセル',
  moveUseArrowKeysToMove: (name: Part) =>
    `${name}を移動します。矢印キーで移動、Shift+矢印キーでサイズ変更、Deleteで削除します。`,
  remove: (name: Part) => `${name}を削除`,
  widgets: 'ウィジェット',
  searchWidgets: 'ウィジェットを検索',
  usesFilters: (follows: Part) => `使用するフィルター：${follows}`,
  doesNotUseFilters: 'フィルターは使用しません',
  add: (title: Part) => `${title}を追加`,
  addText: '追加',
  noMatchingWidgets: '一致するウィジェットはありません。',
  allWidgetsOnDashboard: 'すべてのウィジェットがダッシュボードにあります。',
  dashboardResetToDefaultLayout: 'ダッシュボードを既定のレイアウトに戻しました',
  dashboardSaved: 'ダッシュボードを保存しました',
  defaultLayoutSavedForTeamMembers: '独自のレイアウトがないチームメンバーの既定レイアウトとして保存しました',
  customizeYourDashboard: 'ダッシュボードをカスタマイズ',
  resetToDefaultLayout: '既定のレイアウトに戻す',
  setAsDefaultLayout: '既定のレイアウトに設定',
  defaultLayoutSavedForPartnerUsers: '独自のレイアウトがないパートナーユーザーの既定レイアウトとして保存しました',
  customizePartnerDashboard: 'パートナーのダッシュボードをカスタマイズ',
  resetToBuiltInLayout: '標準のレイアウトに戻す',
};
