import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-announcements'> = {
  'Announcement ended': 'お知らせを終了しました',
  'Announcement sent': 'お知らせを送信しました',
  'Announcements to partners': 'パートナーへのお知らせ',
  'Edit announcement': 'お知らせを編集',
  'End an announcement: its banner disappears': 'お知らせを終了。バナーが消えます',
  'End announcement': 'お知らせを終了',
  'Good news': '良い知らせ',
  'It cannot be changed after it is sent.': '送信後は変更できません。',
  'New announcement': '新しいお知らせ',
  'Send an announcement, or schedule it for its start': 'お知らせを送信、または開始日時に予約',
  'Send announcement': 'お知らせを送信',
  'The banner disappears from the home page of your partners.': 'パートナーのホームからバナーが消えます。',
  'announcement to partners': 'パートナーへのお知らせ',
  'announcements to partners': 'パートナーへのお知らせ',
  'dismissed announcement': '閉じたお知らせ',
  'dismissed announcements': '閉じたお知らせ',
  'recipient of an announcement': 'お知らせの受信者',
  'recipients of announcements': 'お知らせの受信者',
  'Label of the link': 'リンクの文字列',
  'the audience': '対象グループ',
  'the end': '終了日時',
  'the start': '開始日時',
  'the text': '本文',
};
