import { defineTexts } from '#shared/text/texts.ts';
/** The texts of the public page. They are rendered on the server, so they are plain values. */
export const texts = defineTexts('enablement/resource-links/site', {
  opening: 'Opening your link…',
  title: 'Shared with you',
  noScript: 'This page needs JavaScript to open your link.',
  missing: 'This address is incomplete. Open the link again as you received it.',
  failed: 'The server did not answer. Check your connection and try again.',
  refusedTitle: 'This link cannot be used',
  sharedBy: (company: string) => `Shared by ${company}`,
  until: (day: string) => `Available until ${day}`,
  needsPassword: 'Enter the password you received.',
  needsEmail: 'Enter your email address to continue.',
  seen: (company: string) => `${company} sees that you opened this link.`,
  password: 'Password',
  email: 'Email address',
  proceed: 'Continue',
  download: 'Download',
  openLink: 'Open link',
  noPreview: 'Download the file to open it.',
  required: 'This field is required',
});
