import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  applyNow: '申し込む',
  notOpenYet: '申し込みの受付はまだ始まっていません',
  applicationsAreClosed: '申し込みの受付は終了しました',
  doesYourCompanyAlreadyTakePart:
    '貴社はすでにこのプログラムに参加していますか？ 会社のメールアドレスで申し込んでください。ドメインが登録されている場合は、申し込みの代わりに、貴社の管理者にアクセスをリクエストできます。',
  privateEmailProviderUseYourCompanys: (provider: Part) =>
    `${provider}は個人向けのメールサービスです。審査では勤務先を確認するため、会社のメールアドレスがある場合はそちらを使用してください。`,
  youGetDecisionWithinBusiness: (reviewDays: number) => `${reviewDays}営業日以内に判定の結果をお知らせします。`,
  halfAllDecisionsSoFarTook: (promised: Part, medianDays: number) =>
    `${promised}これまでの判定の半数は${medianDays}日以内に出ています。`,
  youCanApplyFrom: (opensOn: Part) => `申し込みは${opensOn}から受け付けます。`,
  applicationsClosedOn: (closesOn: Part) => `申し込みの受付は${closesOn}に終了しました。`,
  thisPageTakesNoApplicationsAt: 'このページでは現在、申し込みを受け付けていません。',
};
