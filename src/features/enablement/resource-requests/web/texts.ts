import { defineTexts } from '#web/texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Resource requests',
    ownTitle: 'Requested resources',
    create: 'Request a resource',
    createText: 'We notify the company. It answers here.',
    sent: 'Request sent',
    empty: 'Partners ask here for resources that are missing.',
    emptyPartner: 'Ask the company for a resource that is missing.',
    answer: 'Answer',
    answerTitle: (title: string) => `Answer “${title}”`,
    answerText: 'We notify the partner.',
    answerField: 'Answer',
    resource: 'Resource',
    resourceHelp: 'A published resource that this partner can see.',
    decline: 'Decline',
    declineTitle: (title: string) => `Decline “${title}”`,
    reason: 'Reason',
    reasonHelp: 'The partner sees this reason.',
    reasonRequired: 'Reason is required',
    answered: 'Request answered',
    declined: 'Request declined',
    open: 'Open',
    more: (title: string) => `More about ${title}`,
    createResource: 'Create resource',
  },
});
