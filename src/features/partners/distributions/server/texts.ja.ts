import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const sides = { distributor: 'ディストリビューター', reseller: 'リセラー' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  proposed: (other, side) => `${other}が貴社の${sides[side]}になることを希望しています。承諾または辞退してください。`,
  proposedSubject: (other) => `${other}から取引関係の提案があります`,
  started: (other, side) => `${other}が貴社の${sides[side]}になりました。`,
  startedSubject: (other, side) => `${other}が貴社の${sides[side]}になりました`,
  ended: (other, side) => `${other}は貴社の${sides[side]}ではなくなりました。期間中の案件はそのまま残ります。`,
  endedSubject: (other, side) => `${other}は貴社の${sides[side]}ではなくなりました`,
  declined: (side) => `${sides[side]}への提案は辞退されました。`,
  declinedSubject: '提案は辞退されました',
  answer: '回答する',

  proposalDeclined: (distributor, reseller) =>
    `${distributor ?? 'ディストリビューター'}と${reseller ?? 'リセラー'}の取引関係の提案は辞退されました。`,
  distributionEnded: (distributor, reseller) => `${distributor}と${reseller}の取引関係が終了しました。`,
};
