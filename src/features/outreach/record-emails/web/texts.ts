import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('outreach/record-emails/web', {
  to: 'Recipients',
  nobody: 'No contact of this record has an email address. Add one under Contacts first.',
  subject: 'Subject',
  body: 'Message',
  help: 'Each person gets an email of their own. Answers appear here if a mailbox is set up, otherwise in your own mailbox.',
  send: 'Send',
  sent: (people: number) => (people === 1 ? 'Email sent.' : `Email sent to ${people} people.`),
  wrote: (names: string, subject: string) => `wrote to ${names}: ${subject}`,
  answered: (subject: string) => `answered by email: ${subject}`,
});
