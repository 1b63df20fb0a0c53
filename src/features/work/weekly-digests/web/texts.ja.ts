import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: '週次まとめ通知',
  about:
    '週に1回、対応項目、最も変化した数値、お知らせを1通のメールで送信します。お知らせすることがない週は送信しません。上の「週次まとめ通知」でオフにできます。',
  notOffered: 'このプログラムでは現在、週次まとめ通知を送信していません。',
  weekday: '曜日',
  hour: '時刻',
  zone: (zone: string) => `タイムゾーン：${zone}`,
  inChat: '自分のまとめ通知をチャットのチャンネルにも投稿',
  inChatHelp: 'チャンネルの全員に、金額を含め、自分と同じ内容が表示されます。',
  saved: (day: string, hour: string) => `まとめ通知は毎週${day}の${hour}に届きます。`,
  companyAbout:
    'パートナーユーザーに、対応項目、最も変化した数値、プログラムのお知らせを、週に1回メールまたはチャットで送信します。曜日はパートナーユーザーが選択でき、オフにすることもできます。お知らせすることがない場合は送信しません。',
  send: 'パートナーユーザーに週次まとめ通知を送信',
  isOn: 'パートナーユーザーに週次まとめ通知を送信します。',
  isOff: '週次まとめ通知はオフです。',
  preview: 'プレビュー',
  previewAbout: 'パートナーの最初のユーザーに今送信される内容です。対応項目は非公開のため、件数のみ表示されます。',
  partner: 'パートナー',
  choosePartner: 'パートナーを選択',
  sending: '送信',
  subject: '件名',
  text: '本文',
  to: '宛先',
  noPerson: 'このパートナーにはサインインできるユーザーがいないため、まとめ通知は送信されません。',
  nothing: (name: string) => `${name}にお知らせすることがないため、何も送信されません。`,
};
