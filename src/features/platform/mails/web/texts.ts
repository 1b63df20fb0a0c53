import type { ReactNode } from 'react';
import { defineTexts, type Part, rich } from '#web/texts.ts';
import type { MailSummary } from '../schema.ts';

export const texts = defineTexts('platform/mails/web', {
  noServer:
    'No mail server is configured, so emails are saved on the server, in the folder “mail” of the data folder. The administrator of the server can connect a mail server.',
  outside: (sent: number, most: number) => `${sent} of ${most} emails to people outside sent today`,
  outsideHelp:
    'Your company is new, so it can send a limited number of emails a day to people without an account. The limit ends after 30 days; a super admin can raise it.',
  outsideWaiting: (waiting: number) =>
    `${waiting === 1 ? '1 email waits' : `${waiting} emails wait`}. Emails beyond the daily limit are sent on the next days. A super admin can raise the limit.`,
  /** Instead of a body. */
  hidden: {
    nothing: 'The content of delivered emails is not kept.',
    body: 'Only the recipient can read this email, because it contains a personal link or code.',
    everything: 'Only the recipient can read this email.',
  } satisfies Record<MailSummary['hides'], string>,
  emails: 'Emails',
  showMore: 'Show more',
  email: 'Email',
  emailsSent: (count: Part) => `${count} emails sent`,
  failedRetrying: 'Failed, retrying',
  notDelivered: 'Not delivered',
  notSent: 'Not sent',
  to: (toName: ReactNode) => rich`to ${toName}:`,
  sentEmail: 'Sent email',
  noEmailsYet: 'No emails yet',
  invitationsAndNotificationsSentByEmail: 'Invitations and notifications sent by email appear here.',
  toCreatedAt: (toAddress: ReactNode, createdAt: ReactNode) => rich`To ${toAddress} · ${createdAt}`,
  attachments: 'Attachments',
});
