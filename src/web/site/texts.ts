import type { ReactNode } from 'react';
import { defineTexts, type Part, rich } from '#web/texts.ts';

export const texts = defineTexts('web/site', {
  thisLinkDoesNotWork: 'This link does not work',
  opening: 'Opening…',
  turnOnJavascriptToOpenThis: 'Turn on JavaScript to open this link.',
  privacyPolicy: 'Privacy policy',
  legalNotice: 'Legal notice',
  skipToContent: 'Skip to content',
  pageNotFound: 'Page not found',
  sorryPageYouVisitedDoesNot: 'Sorry, the page you visited does not exist.',
  linkMayBeIncompleteOrHas: (name: ReactNode) => rich`The link may be incomplete, or ${name} has closed the page.`,
  goToWebsite: (name: Part) => `Go to the website of ${name}`,
  errorStatusCode: (status: Part) => `Error (status code: ${status})`,
  serverCannotBeReachedCheckYour: 'The server cannot be reached. Check your connection and try again.',
  thisLinkIncompleteOpenLinkIn: 'This link is incomplete. Open the link in the email again.',
});
