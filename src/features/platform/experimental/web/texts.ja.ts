import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  turnedOnForThisCompany: 'この会社で有効',
  killSwitchOn: '緊急停止中',
  onByDefault: '既定でオン',
  offByDefault: '既定でオフ',
  flagAndRules: 'フラグとルール',
  turnOnForMe: (key: Part) => `${key}を自分に対して有効にする`,
  onForMe: '自分に有効',
  text: (companies: number) => `${companies.toLocaleString('ja')}社`,
  turnedOnFor: (companies: number, people: number) =>
    `${companies.toLocaleString('ja')}社、${people.toLocaleString('ja')}人に対して有効`,
  chooseACompany: '会社を選択してください',
  companyToTurnOnFor: (key: Part) => `${key}を有効にする会社`,
  turnOn: '有効にする',
  feedback: 'フィードバック',
  keepChangeDrop: (keep: ReactNode, change: ReactNode, drop: ReactNode) =>
    rich`維持${keep}件 · 変更${change}件 · 廃止${drop}件`,
  thankYouForYourFeedback: 'フィードバックをありがとうございました',
  yourFeedback: 'フィードバック',
  reason: '理由',
  tellUsWhy: '理由を入力してください',
  sendFeedback: 'フィードバックを送信',
  of: (company: Part) => `（${company}）`,
  experimental: '試験運用',
  featuresInTrialEachOffUntil:
    '試験中の機能です。人または会社に対して有効にするまでオフです。利用している人は誰でもフィードバックを送れます。',
  noExperiments: '試験運用中の機能はありません',
  featureFlagsMarkedAsExperimentsAppear: '試験運用に指定された機能フラグがここに表示されます。',
};
