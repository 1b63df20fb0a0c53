import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const roles: Record<ParticipantRole, string> = {
  source: '発生元',
  resell: 'リセラー',
  influence: '関与したパートナー',
  services: 'サービスの提供者',
  distributor: 'ディストリビューター',
};

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  registration: (account, number) => `${account}（登録${number}）`,
  furtherNotice: '別途の通知',
  partner: 'パートナー',
  customer: '顧客',
  value: '金額',
  decisionDue: '判定期限',
  protectionEnds: '保護終了日',
  reviewRegistration: '登録を審査',
  viewRegistration: '登録を表示',
  viewDeal: '案件を表示',
  answer: '回答',
  answerRequest: '申請に回答',

  submitted: (partner, registration, due) => `${partner}が${registration}を登録しました。判定期限は${due}です。`,
  submittedSubject: (partner, deal, due) => `${partner}が${deal}を登録しました：判定期限 ${due}`,
  approvalAsked: ({ registration, partner, position, total, step, isSubstitute }) =>
    `${partner}の${registration}に承認が必要です：${total}段階中の${position}段階目、${step}。${isSubstitute ? '審査担当者が不在のため、依頼しています。' : ''}`,
  approvalAskedSubject: (deal) => `承認が必要です：${deal}`,
  approvalGiven: (registration, approved, total) => `${registration}は${total}件中${approved}件の承認を得ています。`,
  collision: (registration) =>
    `${registration}と別のパートナーの登録が、同じ取引先を保護しています。どちらかが解除されるか取り消されるまで、両方の保護が続きます。`,
  answered: (partner, registration) => `${partner}が${registration}についての質問に回答しました。`,

  approved: (registration, until) => `${registration}は承認され、${until}まで保護されます。`,
  approvedSubject: (account) => `${account}：承認されました`,
  approvedMore: 'それまで、ほかのパートナーは同じ製品についてこの取引先を登録できません。',
  rejected: (registration, reason) => `${registration}は承認されませんでした：${reason}`,
  rejectedSubject: (account) => `${account}：承認されませんでした`,
  infoRequested: (registration, question) => `${registration}について回答が必要です：${question}`,
  infoRequestedSubject: (account) => `${account}：ご質問があります`,
  infoRequestedMore: '回答があるまで、判定期限は停止します。',
  revoked: (registration, reason) => `${registration}の保護は終了しました：${reason}`,
  revokedSubject: (account) => `${account}：保護が取り消されました`,
  expired: (registration, paysUntil) =>
    `${registration}は期限切れとなり、保護が終了しました。${paysUntil ? `${paysUntil}までに受注すれば、引き続きコミッションを獲得できます。` : ''}`,
  expiredSubject: (account) => `${account}：保護が終了しました`,
  converted: (registration) => `${registration}を受注しました。`,
  convertedSubject: (account) => `${account}：受注`,
  overtaken: (registration) =>
    `${registration}の取引先について、別の登録が承認されました。貴社の登録はまだ判定待ちです。`,
  overtakenSubject: (account) => `${account}：別の登録が承認されました`,

  extended: (registration, until) => `${registration}の保護が${until}まで延長されました。`,
  extendedSubject: (account, until) => `${account}：${until}まで保護`,
  extensionAsked: ({ partner, registration, until, reason }) =>
    `${partner}が、${until}に終了する${registration}の保護の延長を申請しています：${reason}`,
  extensionAskedSubject: (partner, deal) => `${partner}が延長を申請しています：${deal}`,
  extensionDeclined: (registration, reason) => `${registration}の保護は延長されませんでした：${reason}`,
  extensionDeclinedSubject: (account) => `${account}：延長されませんでした`,
  protectedUntil: (until) => `保護は${until}まで続きます。`,
  withdrawn: (partner, registration) => `${partner}が${registration}を取り下げました。`,
  released: (partner, registration) => `${partner}が${registration}の保護を解除しました。`,
  holdEnded: (account, how) =>
    how === 'ended'
      ? `ベンダーが${account}の仮押さえを終了しました。取引先が空いているうちに案件を登録してください。`
      : `${account}の仮押さえの期限が切れました。取引先が空いているうちに案件を登録してください。`,
  probingAllChecks: (partner, limit) =>
    `${partner}が本日の確認${limit}件をすべて使いました。想定外の場合は、このパートナーの1日の確認件数を減らすか、連絡してください。`,
  probingManyChecks: (partner, asked, registered) =>
    `${partner}は30日以内に取引先${asked}件をウェブサイトまたは名前で確認し、そのうち${registered}件を登録しました。想定外の場合は、このパートナーの1日の確認件数を減らすか、連絡してください。`,
  ending: (registration, until) => `${registration}の保護は${until}に終了します。`,
  endingSubject: (account, until) => `${account}：保護は${until}に終了します`,
  endingMore: '案件に進展があれば、登録の画面で延長を申請できます。',
  due: (registration, partner, due) => `${partner}の${registration}の判定期限は${due}です。`,
  dueSubject: (deal, due) => `判定期限 ${due}：${deal}`,
  overdue: (registration, partner) =>
    `${partner}の${registration}は判定期限を過ぎています。遅れた分は保護期間に加算されます。`,
  overdueSubject: (deal) => `判定期限超過：${deal}`,
  inactive: (registration, days) => `${registration}は${days}日間更新がなく、この登録からの案件も作成されていません。`,
  inactiveSubject: (account, days) => `${days}日間更新なし：${account}`,

  merged: ({ registration, role, share, isBeside, until }) =>
    [
      `${registration}は既存の案件に統合されました。`,
      share
        ? `貴社は${roles[role]}として参加し、この役割のコミッションの${share}を受け取ります。`
        : `貴社は${roles[role]}として参加します。`,
      isBeside
        ? `登録は${until}まで有効ですが、独占的ではありません。`
        : `この取引先は${until}まで貴社に保護されます。`,
    ].join(''),
  mergedSubject: (account) => `${account}：案件への参加`,
  joined: (deal, shares) =>
    [
      `別のパートナーが案件${deal}に参加しました。`,
      ...shares.map(({ role, share }) => `${roles[role]}としての貴社の分配率は${share}になりました。`),
      ...(shares.length === 0 ? ['貴社の分配率に変更はありません。'] : []),
    ].join(''),
  joinedSubject: (deal) => `${deal}：別のパートナーが参加しました`,

  replyInternal: 'このメールに返信すると、社内コメントを追加できます。パートナーには表示されません。',
  replyShared: 'このメールに返信すると、双方が読めるコメントを追加できます。',
  replyAnswer: 'このメールに返信すると、質問に回答できます。',

  actions: {
    approve: '承認',
    reject: '却下',
    ask: '質問する',
    grant: '承認',
    decline: '却下',
    registerDeal: '案件を登録',
    account: '取引先',
    website: 'ウェブサイト',
    amount: '金額',
    expectedClose: '受注予定日',
    conflict: '競合',
    mayConflict: '競合の可能性があります。登録を開いて確認してください。',
    reason: '理由',
    messageToPartner: 'パートナーへのメッセージ',
    yourQuestion: '質問',
    yourAnswer: '回答',
    sendQuestion: '質問を送信',
    sendAnswer: '回答を送信',
    approveTitle: (registration) => `${registration}を承認しますか`,
    approveStep: (position, total) =>
      `これは${total}件中${position}件目の承認です。続いて次の審査者に承認を依頼します。`,
    approveText: (partner) =>
      `${partner}の保護が今から始まります。ほかのパートナーは、同じ製品についてこの取引先を登録できなくなります。`,
    approved: (registration, partner) => `${registration}を承認し、${partner}に通知しました。`,
    stepApproved: (registration) => `${registration}の承認を記録しました。次の審査者に承認を依頼します。`,
    rejectTitle: (registration) => `${registration}を却下しますか`,
    rejectText: (partner) => `${partner}に理由とメッセージが伝えられます。`,
    rejected: (registration) => `${registration}を却下し、パートナーに通知しました。`,
    askTitle: (partner, registration) => `${registration}について${partner}に質問`,
    askText: 'パートナーが回答するまで、判定期限は停止します。',
    asked: '質問をパートナーに送信しました。',
    grantTitle: (registration) => `${registration}の保護を延長しますか`,
    grantText: (partner, until) => `${partner}の保護は${until}まで続きます。`,
    granted: (registration) => `${registration}の保護を延長し、パートナーに通知しました。`,
    declineTitle: (registration) => `${registration}の延長を却下しますか`,
    declineText: (partner) => `${partner}にメッセージが伝えられます。保護は予定どおり終了します。`,
    declined: (registration) => `${registration}の延長を却下し、パートナーに通知しました。`,
    answerTitle: (registration) => `${registration}についての質問に回答`,
    answered: '回答を送信しました。審査が続きます。',
    submitTitle: (account) => `${account}を登録しますか`,
    submitText: '登録はほかの登録と照合され、審査されます。取引先は後から変更できません。',
    protected: (registration) => `${registration}が登録され、保護されました。`,
    inReview: (registration) => `${registration}を登録しました。判定されるとメールが届きます。`,
  },
};
