import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  shareNote: 'メモを共有',
  addNote: 'メモを追加',
  visibleToCompanyButNotTo: 'ベンダーに表示されますが、他のパートナーには表示されません。',
  visibleToAllPartnersOnThis: 'この案件のすべてのパートナーに表示されます。',
  visibleOnlyToYourCompany: '自社にのみ表示されます。',
  newNote: '新しいメモ',
  writeToCompany: 'ベンダーへのメモを入力…',
  writeToPartnersThisDeal: 'この案件のパートナーへのメモを入力…',
  writeNoteForYourTeam: 'チームへのメモを入力…',
  unpin: 'ピン留めを外す',
  pin: 'ピン留め',
  edit: '編集',
  delete: '削除',
  noteDeleted: 'メモを削除しました',
  pinned: 'ピン留め中',
  shared: '共有',
  internal: '社内',
  moreActionsNoteBy: (authorName: Part) => `その他の操作：${authorName}のメモ`,
  editNote: 'メモを編集',
  save: '保存',
  cancel: 'キャンセル',
  notes: 'メモ',
  filterNotes: 'メモを絞り込む',
  sharedWithPartners: 'パートナーと共有',
  noNotesYet: 'メモはまだありません。',
  addedSharedNote: '共有メモを追加',
  addedANote: 'メモを追加',
  notesOn: (name: Part) => `${name}のメモ`,
  viewOpportunity: '商談を表示',
};
