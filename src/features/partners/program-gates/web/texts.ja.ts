import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  atPresentYourCompanyDoesNot: (waived: Part) => `現在、貴社には次の要件が免除されています：${waived}。`,
  requirementRemoved: '要件を削除しました',
  gates: '利用条件',
  whatPartnerNeedsBeforeItCan: 'パートナーが操作を行う前に必要なものです。不足しているものは双方に表示されます。',
  addRequirement: (label: Part) => `要件を追加：${label}`,
  addRequirementText: '要件を追加',
  forPartnersIn: (audienceName: Part) => `（${audienceName}のパートナーが対象）`,
  allPartnersHaveIt: 'すべてのパートナーが満たしています。',
  text: (partners: number) => `${partners.toLocaleString('ja')}社のパートナー`,
  holdsBack: (partners: number) => `${partners.toLocaleString('ja')}社のパートナーが満たしていません。`,
  needs: (label: ReactNode, audienceName: ReactNode, partners: ReactNode) =>
    rich`${label}が必要${audienceName}。${partners}`,
  removeNeeds: (label: Part, label2: Part) => `削除：「${label}」に「${label2}」が必要`,
  itHoldsFromNowOnAlso: '今から適用されます。すでに行ったことのあるパートナーも対象です。',
  requirement: '要件',
  kind: '種類',
  open: '利用可能',
  closed: '利用不可',
  until: (endsOn: ReactNode) => rich`${endsOn}まで`,
  waiverRemoved: '免除を取り消しました',
  removeWaiver: '免除を取り消す',
  waivedBy: (waivedByName: ReactNode) => rich`${waivedByName}が免除`,
  waive: (label: Part) => `${label}を免除`,
  waiveText: '免除',
  waiveRequirement: '要件を免除',
  canGoOnWithoutPartnerDoes: (name: Part, label: Part) =>
    `${name}は「${label}」がなくても続行できます。理由はパートナーに表示されません。`,
  reason: '理由',
  untilText: '終了日',
  withoutDateWaiverHoldsUntilYou: '日付がない場合、免除は取り消すまで有効です。',
};
