import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'partner_targets',
    resource: 'partner_targets',
    label: 'Targets of partners',
    about: 'A partner proposes targets, agrees to yours, or falls behind.',
    mode: 'company',
    email: 'instant',
    kinds: ['plan_proposed_by_partner', 'plan_agreed_by_partner', 'plan_behind'],
  },
  {
    key: 'own_partner_targets',
    resource: 'partner_targets',
    label: 'Your targets',
    about: 'The company proposes targets, or agrees to yours.',
    mode: 'partner',
    email: 'instant',
    kinds: ['plan_proposed', 'plan_agreed'],
  },
]);
