import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  comment: 'コメント',
  filesToAttach: '添付するファイル',
  attach: '添付',
  remove: (name: Part) => `${name}を削除`,
  writeToCompanyMentionPeopleWith: 'ベンダーへのコメントを入力。@で人をメンションできます。',
  writeToPartnerMentionPeopleWith: 'パートナーへのコメントを入力。@で人をメンションできます。',
  writeToYourTeamPartnerDoes: 'チームへのコメントを入力。パートナーには表示されません。',
  internal: '社内',
  deleteComment: (authorName: Part) => `${authorName}のコメントを削除`,
  commentDeleted: 'コメントを削除しました',
  comments: 'コメント',
  filterComments: 'コメントを絞り込む',
  sharedWithPartner: 'パートナーと共有',
  noCommentsYet: 'コメントはまだありません。',
};
