import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  newAccount: '新しい取引先',
  otherAccountArchivedLaterImportsAnd:
    'もう一方の取引先はアーカイブされます。以後、その名前またはドメインのインポートや登録は、この取引先と照合されます。',
  movesFromTo: (name: Part, name2: Part, merged: Part) => `${name}から${name2}に移動：${merged}。`,
  hasNoRecordsToMove: (name: Part) => `${name}には移動するレコードがありません。`,
  tagsCombinedRegistrationsBothAccountsScreened: (name: ReactNode) =>
    rich`${name} タグは結合されます。両方の取引先の登録は再度照合され、保護が終了することはありません。この操作は元に戻せません。`,
  text: (opportunities: number) => `案件${opportunities.toLocaleString('ja')}件`,
  accountsMergedAndMoved: (opportunities: number, contacts: number) =>
    `取引先を統合し、案件${opportunities.toLocaleString('ja')}件と担当者${contacts.toLocaleString('ja')}人を移動しました。`,
  details: '詳細',
  added: '追加日',
  relationship: '関係',
  customer: '顧客',
  prospect: '見込み客',
  newOpportunity: '新しい商談',
  accountsEndCustomersYouAndYour: '取引先は、自社とパートナーが販売する最終顧客です。',
  newDeal: '新しい案件',
  mergeAnotherAccount: '別の取引先を統合…',
  itsDealsContactsAndDocumentsWere: '案件、担当者、文書はそちらに移動されました。',
  overview: '概要',
  contacts: '担当者',
  contactsAtThisAccountAppearHere: 'この取引先の担当者がここに表示されます。',
  subsidiaries: '子会社',
  accountsWithThisAccountAsTheir: 'この取引先を親会社とする取引先がここに表示されます。',
  account: '取引先',
  size: '規模',
  country: '国',
};
