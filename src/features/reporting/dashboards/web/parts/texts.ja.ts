import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  unchangedNone: '変化なし：なし',
  from: (direction: ReactNode, children: ReactNode) => rich`${children}から${direction === 'up' ? '増加' : '減少'}`,
  noneInPreviousPeriod: '前の期間はなし',
  unchanged: '変化なし',
  up: '増加',
  down: '減少',
  next: (amount: Part, day: Part) => `次回：${day}に${amount}`,
  nothingOnHold: '保留中の金額なし',
  underReview: '審査中',
  inNextPayout: '次回の支払い',
  nothingPayable: '支払可能な金額なし',
  inApprovedPayout: '承認済みの支払いに含まれます',
  nothingInProgress: '処理中の金額なし',
  ofEarned: (amount: Part) => `獲得合計：${amount}`,
  joined: (exactText: ReactNode) => rich`${exactText}が参加`,
  previousStep: (part: Part) => `前のステップの${part}`,
  ofThePreviousStep: '（前のステップ比）',
  of: (rows: ReactNode) => rich`全体：${rows}`,
  wonOfClosed: (won: ReactNode, closed: ReactNode) => rich`終了${closed}件中、受注${won}件`,
  minimumPayout: (least: Part) => `最低支払額 ${least}`,
  current: '現在',
  until: (until: Part) => `、${until}まで`,
  since: (since: Part, until: Part) => `${since}から${until}。`,
  youHaveNoTierYet: 'ティアはまだありません。',
  fromSince: (name: Part, since: Part) => ` ${since}から${name}。`,
  deals: (count: ReactNode) => rich`案件${count}件`,
};
