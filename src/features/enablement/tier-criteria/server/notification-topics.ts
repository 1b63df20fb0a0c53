import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'tier_decisions',
    resource: 'tier_moves',
    label: 'Tier decisions',
    about: 'A partner qualifies for another tier, its grace period starts or ends, or it appeals.',
    mode: 'company',
    email: 'daily',
    kinds: ['tier_proposed', 'tier_appealed', 'tier_grace_started'],
    similar: {
      tier_proposed: { many: 'tier decisions', link: '/partners/tier-program/decisions' },
      tier_grace_started: { many: 'tiers at risk', link: '/partners/tier-program' },
    },
  },
  {
    key: 'own_tier',
    resource: 'tier_standings',
    label: 'Your tier',
    about: 'Your tier changes, is at risk, or the requirements of the program change.',
    mode: 'partner',
    email: 'instant',
    kinds: ['tier_changed', 'tier_warning', 'tier_recovered', 'tier_requirements', 'tier_appeal_decided'],
  },
]);
