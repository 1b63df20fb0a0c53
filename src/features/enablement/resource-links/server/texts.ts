import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about links to resources. */
export const texts = defineTexts('enablement/resource-links/server', {
  sharedSubject: (sender: string, resource: string) => `${sender} shared “${resource}” with you`,
  shared: (sender: string, company: string, resource: string) =>
    `${sender} of ${company} shared “${resource}” with you.`,
  worksUntil: (day: string, company: string) =>
    `The link is for you and works until ${day}. ${company} sees when you open it.`,
  footer: (company: string, email: string) => `${company} sent this email to ${email}.`,

  guessed: (name: string) =>
    `Someone is guessing the password of a link to “${name}”. Wrong passwords are slowed down. Revoke the link if you do not know why.`,
  guessedSubject: (name: string) => `Someone is guessing the password of a link to “${name}”`,
  viewLinks: 'View links',
});
