import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  lead: (name, number) => `${name}（リード${number}）`,
  offered: (number, about) => `リード${number}${about ? `（${about}）` : ''}`,
  headline: (number, country, product) => {
    const about = [country, product].filter(Boolean).join('、');
    return about ? `リード（${about}）` : `リード${number}`;
  },
  country: '国',
  product: '製品',
  timing: '時期',
  budget: '予算',
  answerBy: '回答期限',
  openLead: 'リードを開く',
  recordFirstContact: '初回連絡を記録',
  assignLead: 'リードを割り当て',

  offer: (lead, due) => `${lead}が提供されました。${due}までに回答してください。`,
  offerSubject: (headline, due) => `${headline}：回答期限 ${due}`,
  offerMore: '期限までに回答がない場合、リードは別のパートナーに提供されます。',
  reminder: (lead, due) => `${lead}は${due}まで回答を待っています。`,
  reminderSubject: (headline, due) => `リマインダー：${headline}、回答期限 ${due}`,
  taken: (lead) => `${lead}は別のパートナーが承諾しました。`,
  expired: (lead) => `${lead}は期限までに回答がなかったため、提供を終了しました。`,
  withdrawn: (lead) => `${lead}の提供は終了しました。`,
  contactDue: (lead, due) => `${lead}への初回連絡を記録してください。期限は${due}でした。`,
  contactDueSubject: (name) => `初回連絡の期限です：${name}`,
  contactOverdue: (partner, lead) => `${partner}は${lead}への初回連絡を期限までに記録していません。`,
  noRule: (lead) => `${lead}は未割り当てです。このリードに一致する有効なルールがありません。`,
  allPassed: (lead) => `${lead}は未割り当てです。条件に合うすべてのパートナーがこのリードを見送りました。`,
  noAudience: (lead) => `${lead}は未割り当てです。ルールの対象グループにパートナーがいません。`,
  noneMeets: (lead) => `${lead}は未割り当てです。ルールの要件を満たすパートナーがいません。`,
  unassignedSubject: (name) => `未割り当てのリード：${name}`,
  accepted: (partner, lead) => `${partner}が${lead}を承諾しました。`,
  declined: (partner, lead) => `${partner}が${lead}を辞退しました。`,
  spam: (partner, lead) => `${partner}が${lead}をスパムに指定しました。`,
};
