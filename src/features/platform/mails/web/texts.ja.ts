import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  noServer:
    'メールサーバーが設定されていないため、メールはサーバーのデータフォルダー内の「mail」フォルダーに保存されます。サーバーの管理者がメールサーバーを接続できます。',
  outside: (sent: number, most: number) => `本日の社外へのメール：${most}件中${sent}件`,
  outsideHelp:
    '新しい会社のため、アカウントのない人に1日に送信できるメールの数が制限されています。制限は30日後に終了し、スーパー管理者が引き上げることもできます。',
  outsideWaiting: (waiting: number) =>
    `${waiting}件のメールが待機中です。1日の上限を超えたメールは翌日以降に送信されます。スーパー管理者が上限を引き上げることができます。`,
  hidden: {
    nothing: '配信済みのメールの内容は保存されません。',
    body: '個人用のリンクまたはコードが含まれているため、受信者のみが読めます。',
    everything: '受信者のみが読めます。',
  },
  emails: 'メール',
  showMore: 'さらに表示',
  email: 'メール',
  emailsSent: (count: Part) => `メール${count}件を送信`,
  failedRetrying: '失敗、再試行中',
  notDelivered: '未配信',
  notSent: '未送信',
  to: (toName: ReactNode) => rich`宛先 ${toName}：`,
  sentEmail: '送信済みメール',
  noEmailsYet: 'メールはまだありません',
  invitationsAndNotificationsSentByEmail: 'メールで送信された招待と通知がここに表示されます。',
  toCreatedAt: (toAddress: ReactNode, createdAt: ReactNode) => rich`宛先 ${toAddress} · ${createdAt}`,
  attachments: '添付ファイル',
};
