import type { FullTranslation } from '#shared/text/texts.ts';
import type { breakdownTexts as english } from './breakdown.texts.ts';

/** Not yet reviewed by a native speaker. */
export const breakdownTexts: FullTranslation<typeof english> = {
  status: (status: string, earned: string, payable: string, deal: string | null) =>
    `${status}・獲得日：${earned}、支払可能日：${payable}${deal ? `・${deal}` : ''}`,
  calculation: '計算',
  details: '詳細',
  history: {
    payable: '支払可能になりました。',
    payableEarly: '保留期間の終了前に支払可能になりました。',
    releasedBy: (name: string | null, reason: string | null) => `${name}が早期に解除しました：${reason}`,
    held: '保留になりました。',
    inPayout: (statement: string | null) => `支払い${statement}に追加されました。`,
    paid: (reference: string | null) => `支払済み${reference ? `（照会番号：${reference}）` : ''}。`,
    failed: (statement: string | null, why: string | null) =>
      `送金${statement}は失敗しました${why ? `：${why}` : '。'}`,
    bookedOnHold: '計上済み、保留中。',
    booked: '支払可能として計上されました。',
    carried: (statement: string, isTaken: boolean) =>
      isTaken ? `支払い${statement}から差し引かれました。` : `支払い${statement}から繰り越されました。`,
  },
  hidden: {
    title: 'コミッション',
    detail:
      '貴社のインセンティブ体系に基づいて計算されました。リセラーの案件の金額は、このプログラムでは表示されません。',
  },
  early: {
    released: (who: string | null, on: string, until: string) =>
      `${who}が、保留期間の終了日（${until}）より前の${on}に解除しました。`,
    why: (reason: string | null) => `理由：${reason}`,
  },
  carried: {
    title: '繰り越し',
    detail: (statement: string, amount: string) =>
      `支払い${statement}の${amount}は、この通貨が整数単位で支払われるため、次回の支払いに繰り越されます。`,
    result: '結果',
    taken: (statement: string) => `支払い${statement}から差し引かれました。同額の別のコミッションが支払可能です。`,
    next: '次回の支払いで支払可能です。別のコミッションが、このコミッションの支払いから同額を差し引きます。',
    reversed: '取り消し',
    undone: (statement: string) =>
      `支払い${statement}は実行されず、他の支払いにもこの金額が含まれなかったため、両方のコミッションが取り消されました。`,
  },
  manual: {
    titles: {
      added: '手動コミッション',
      taken_back: '取り消し',
      written_off: '償却',
      write_off_taken_back: '償却の取り消し',
      reimbursed: 'MDFの払い戻し',
      reimbursement_taken_back: 'MDFの払い戻しの取り消し',
      rewarded: '報奨金の獲得',
      reward_taken_back: '報奨金の取り消し',
    },
    approved: (who: string, day: string) => `${who}が${day}に精算申請を承認しました。`,
    entered: (who: string, day: string) => `${who}が${day}に入力しました。インセンティブ体系による計算ではありません。`,
    reason: '理由',
    corrected: '修正対象のコミッション',
    correctedDetail: (number: number, description: string) => `コミッション${number}、${description}。`,
    booked: (day: string) => `${day}付で計上。`,
    bookedOnHold: (day: string, until: string) => `${day}付で計上、${until}まで保留。`,
    bookedPayable: (day: string) => `${day}付で計上、ただちに支払可能。`,
  },
  recompute: {
    inputs: '保存された入力値',
    inputsDiffer: '入力値が、計算明細の作成時のものと異なります。',
    amount: 'コミッション額',
    calculation: '計算',
    stored: '保存された計算',
    differsElsewhere: 'ここに表示されない部分が異なります。',
    isMissing: 'ありません',
  },
  answers: {
    failed: 'コミッションを計算できませんでした。チームメンバーによる確認が必要です。',
    earned: 'この案件のコミッションが発生しました。',
    clawedBack: 'この案件のコミッションは全額返還されました。',
    notWon: 'コミッションは案件の受注時に発生します。',
    noPartner: 'この案件に参加しているパートナーはいません。',
    notConfirmed: 'この案件へのパートナーの参加が確認されていません。',
    awaitsPayment: 'コミッションは顧客の支払いに応じて発生しますが、まだ入金がありません。',
    notCalculated: 'この案件のコミッションはまだ計算されていません。',
    nothing: 'この案件のコミッションはまだ発生していません。',
  },
};
