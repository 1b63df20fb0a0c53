import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  moveWithArrowKeys: (name: Part) => `矢印キーで${name}を移動`,
  moveTo: (name: Part) => `${name}の移動先…`,
  dLate: (day: Part) => `${day}日遅れ`,
  dealsIn: (count: Part, name: Part) => `${name}の案件${count}件`,
  dealsInName: (name: Part) => `${name}の案件`,
  moreInList: (more: ReactNode) => rich`一覧にほか${more}件`,
  pickedUp: (name: Part) => `${name}を持ち上げました。`,
  isOver: (name: Part, id: Part) => `${name}は${id}の上にあります。`,
  droppedOn: (name: Part, id: Part) => `${name}を${id}に置きました。`,
  wasNotMoved: (name: Part) => `${name}は移動されませんでした。`,
  pressSpaceToPickUpDeal:
    'スペースキーで案件を持ち上げ、左右の矢印キーでステージを選択し、スペースキーで置きます。Escキーでキャンセルします。',
  commissionEarnedOnThisDealWill: 'この案件で獲得したコミッションは取り消されます。',
  wonOn: '受注日',
  lostOn: '失注日',
  chooseADate: '日付を選択してください',
  reason: '理由',
  chooseAReason: '理由を選択してください',
  details: '詳細',
  enterDetails: '詳細を入力してください',
  movesTo: (name: ReactNode, name2: ReactNode) => rich`${name}を${name2}に移動します。`,
  preview: 'プレビュー',
  requiredFieldsFor: (name: Part) => `${name}の必須項目`,
  saveAndMoveTo: (name: Part) => `保存して${name}に移動`,
  canMoveToOnceTheseFields: (name: ReactNode, name2: ReactNode) =>
    rich`これらの項目を入力すると、${name}を${name2}に移動できます。`,
  stage: 'ステージ',
  chooseAStage: 'ステージを選択してください',
  partnersOnTheseDealsEarnCommission: 'これらの案件のパートナーはコミッションを獲得します。',
  stagesCouldNotBeLoaded: 'ステージを読み込めませんでした。',
  tryAgain: '再試行',
  currentStage: '現在のステージ',
  moveToName: (name: Part) => `${name}に移動`,
  theCompany: 'ベンダー',
  movedItTo: '移動先：',
  createdItIn: '作成時のステージ：',
  reopenThisLostDealBeforeYou: '受注にする前に、この失注案件を再開してください。',
};
