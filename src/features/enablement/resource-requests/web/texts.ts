import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts('enablement/resource-requests/web', {
  title: 'Resource requests',
  ownTitle: 'Requested resources',
  create: 'Request a resource',
  createText: 'We notify the company. It answers here.',
  sent: 'Request sent',
  empty: 'Partners ask here for resources that are missing.',
  emptyPartner: 'Ask the company for a resource that is missing.',
  open: 'Open',
  more: (title: string) => `More about ${title}`,
  createResource: 'Create resource',
});
