import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about resources. */
export const texts = defineTexts('enablement/resources/server', {
  published: (count: number, name: string) =>
    count === 1 ? `New resource: ${name}` : `${count} new resources, among them ${name}`,
  viewResource: 'View resource',
  viewResources: 'View resources',

  reviewDue: (name: string) => `Review “${name}”: is it still correct?`,
  reviewDueSubject: (name: string) => `Review “${name}”`,
});
