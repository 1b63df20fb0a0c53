import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const domains = (count: number) => `${count.toLocaleString('ja')}件のドメイン`;

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '非公開リスト',
  tab: '非公開リスト',
  intro: 'CSVファイルをアップロードせずに、ベンダーのリストと比較します。ドメインはこのタブの外に出ません。',
  introCompany:
    'パートナーは自分のブラウザーでファイルを比較します。表示されるのは丸めた件数で、ドメインは双方が同意した後にのみ表示されます。',
  needsHttps: '非公開の比較には暗号化された接続が必要です。https:// で始まるアドレスを使用してください。',
  compare: '新しい比較',
  list: '非公開リスト',
  listHelp: '保存されるのはリストの名前のみで、ファイルは保存されません。',
  chooseList: '非公開リストを選択',
  newName: '新しいリストの名前',
  addList: 'リストを作成',
  listNamePlaceholder: 'CRMの顧客',
  chooseListFirst: '先に非公開リストを作成または選択してください。',
  drop: 'CSVファイルをここにドロップするか、クリックして選択',
  dropHelp: 'ファイルには、ドメイン、ウェブサイト、またはメールアドレスの列が必要です。',
  file: 'ファイル',
  column: 'ドメインの列',
  found: (count: number, skipped: number) =>
    skipped === 0
      ? `${domains(count)}が見つかりました。`
      : `${domains(count)}が見つかりました。会社のドメインがない行：${skipped.toLocaleString('ja')}行。`,
  stays: 'これらのドメインはこのタブの外に出ません。',
  tooFew: (least: number) =>
    `件数から個々のドメインがわからないように、非公開リストには${least}件以上のドメインが必要です。`,
  tooMany: (most: number) =>
    `このリストで使用できるのは現在${domains(most)}までです。短いファイルを選択するか、明日もう一度お試しください。`,
  left: (count: number) =>
    count === 0 ? '本日の比較回数は残っていません。明日もう一度お試しください。' : `本日の比較：残り${count}回。`,
  start: '非公開で比較',
  another: '別のファイルを選択',
  calculating: 'このタブで計算中…',
  waiting: '処理中…',
  counted: 'リストを比較しました。双方に丸めた件数が表示されます。',
  next: 'どの取引先が一致するかを表示するには、双方が「一致する取引先の有無」以上を共有する必要があります。それまでこのタブを開いたままにしてください。',
  agreed: '一致する取引先の表示に双方が同意しました。',
  find: '一致を検索',
  matches: (count: number) => (count === 0 ? '一致する取引先はありません。' : `${domains(count)}が一致：`),
  revealText: 'これらのドメインのみがベンダーに送信されます。それ以外はこのタブの外に出ません。',
  reveal: '一致を開示',
  revealed: '一致した取引先を共有しました。重複に表示されます。',
  openOverlaps: '重複を開く',
  otherList: 'ベンダーのリスト',
  count: '重複',
  agreedLevel: '双方が共有',
  fewer: '5件未満',
  about: (count: number) => `約${count.toLocaleString('ja')}件`,
  notCounted: '未比較',
  lists: '非公開リスト',
  noLists: '非公開リストはありません',
  noListsText: 'パートナーがファイルを比較し、件数を共有すると、ここに表示されます。',
  noneShared: 'ベンダーが共有しているリストはまだありません。「重複」でリクエストしてください。',
  partner: 'パートナー',
  share: '件数を共有',
  shareMore: '一致する取引先を共有',
  shareNothing: 'このリストはまだ共有されていないため、比較できません。',
  shared: '共有を変更しました',
  size: (count: number) => `前回の比較：${domains(count)}`,
  revealedCount: (count: number) => `取引先${count.toLocaleString('ja')}件を開示`,
  log: '比較',
  noLog: '比較はまだありません。',
  started: '開始日時',
  by: '開始した人',
  size_column: 'ドメイン数',
  status: 'ステータス',
  with: '比較対象',
  how: 'しくみ',
  steps: {
    blind: 'ブラウザーは、このタブの外に出ない秘密の値を使って、各ドメインをランダムな点に変換します。',
    count: 'サーバーは点を比較し、一致した件数のみを知ります。双方に丸めた件数が表示されます。',
    reveal: '双方が同意すると、どのドメインが一致するかがブラウザーに伝わり、一致したものだけを送信します。',
    limits: 'ドメインは推測できるため、5未満の件数は非表示になり、比較は制限され、双方に記録されます。',
  },
};
