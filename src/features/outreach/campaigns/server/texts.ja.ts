import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  reason: (topic, company) => `${company}とお取引いただいているため、「${topic}」をお送りしています。`,
  preferences: 'メール設定の変更または配信停止',
  picture: '画像',
  facts: {
    tier: (tier) => `ティア: ${tier}`,
    open_deals: (count, names) => `進行中の案件${count}件: ${names}`,
    pending_registrations: (count, names) => `判定待ちの登録${count}件: ${names}`,
    open_courses: (count, names) => `未修了のコース${count}件: ${names}`,
    expiring_certificates: (count, names) => `まもなく期限が切れる認定証${count}件: ${names}`,
  },
  andMore: (names, more) => `${names}、ほか${more}件`,

  sent: (campaign, people) => `キャンペーン「${campaign}」を${people}人に送信しました。`,
  sentSubject: (campaign) => `キャンペーンの送信完了: ${campaign}`,
  paused: (campaign, returned, sent) =>
    `キャンペーン「${campaign}」を一時停止しました。${sent}件のうち${returned}件のメールが返送されました。`,
  couldNotStart: (campaign, why) => `キャンペーン「${campaign}」を開始できませんでした: ${why}`,
  stoppedSubject: (campaign) => `キャンペーンの停止: ${campaign}`,
  viewCampaign: 'キャンペーンを表示',
  replied: (person, campaign) => `${person}が「${campaign}」に返信しました。`,
  repliedSubject: (person) => `${person}からの返信`,
  viewReplies: '返信を表示',
};
