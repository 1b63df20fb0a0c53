import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newContact: '新しい担当者',
  addPeopleYouWorkWithHere: '一緒に仕事をする人をここに追加してください。',
  lastSignIns: '最近のサインイン',
  people: 'メンバー',
  viewAll: 'すべて表示',
  noOneCanSignInYet: 'サインインできる人はまだいません。',
  neverSignedIn: 'サインインなし',
  primary: '主担当',
  person: '氏名',
  worksAt: '所属先',
  choosePartnerOrAccountNotBoth: 'パートナーまたは取引先のどちらか一方を選択してください。',
  contacts: '担当者',
  changeType: '種類を変更',
  archive: (length: Part) => `${length}をアーカイブしますか？`,
  contactsPeopleYouWorkWithAt: '担当者は、パートナーや顧客で一緒に仕事をする人です。',
  teamMembersWhoWorkWithThis: 'このプログラムに関わるチームメンバーと、サインインの可否です。',
  overview: '概要',
  activity: 'アクティビティ',
  created: '作成日',
};
