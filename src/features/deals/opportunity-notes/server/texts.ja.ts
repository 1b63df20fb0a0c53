import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  addANote: 'メモを追加',
  addTitle: (deal, number) => `${deal}（案件${number}）にメモを追加`,
  companyReads: 'メモはベンダーに表示されます。案件は再び進行中と見なされます。',
  onlyCompanyReads: 'メモは自社にのみ表示されます。案件は再び進行中と見なされます。',
  note: 'メモ',
  addNote: 'メモを追加',
  added: '案件にメモを追加しました。',
  replyAsPartner: 'このメールに返信すると、ベンダーに表示されるメモを案件に追加できます。',
  replyAsCompany: 'このメールに返信すると、案件に社内メモを追加できます。',
};
