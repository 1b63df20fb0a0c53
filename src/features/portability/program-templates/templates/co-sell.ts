import { sayable } from '#shared/text/labels.ts';
import { onboardingTrack } from '../onboarding-track.ts';
import type { Template } from '../template.ts';

export const coSell: Template = sayable({
  name: 'Co-sell',
  tagline: 'You and technology partners win customers together.',
  types: [
    { name: 'Technology partner', color: '#2563eb', description: 'Their product integrates with yours.' },
    { name: 'Alliance partner', color: '#0f766e', description: 'Goes to market with you on a shared plan.' },
  ],
  tiers: [
    { name: 'Connected', color: '#78716c', benefits: 'Listed integration' },
    { name: 'Aligned', color: '#2563eb', benefits: 'Account mapping and joint calls' },
    { name: 'Strategic', color: '#ca8a04', benefits: 'Shared targets, budget and sponsors on both sides' },
  ],
  pipelines: [
    {
      name: 'Co-sell deal',
      description: 'Both sales teams work with the same customer.',
      motion: 'co_sell',
      deal_kind: 'new',
      color: '#0f766e',
      stages: [
        { name: 'Mapped', category: 'open', probability: 10, color: '#78716c' },
        { name: 'Joint call', category: 'open', probability: 30, color: '#3b76d9' },
        { name: 'Joint proposal', category: 'open', probability: 60, color: '#8b5cd6' },
        { name: 'Closing', category: 'open', probability: 80, color: '#d08700' },
        { name: 'Won', category: 'won', color: '#2f9e5b' },
        { name: 'Lost', category: 'lost', color: '#d64545' },
      ],
    },
  ],
  questions: [
    {
      key: 'partner_role',
      label: 'What is your part in this deal?',
      field_type: 'SELECT',
      section: 'Working together',
      partner_access: 'write',
      options: [
        { value: 'sponsor', label: 'We know the decision maker' },
        { value: 'technical', label: 'We run the technical evaluation' },
        { value: 'bundle', label: 'We sell a joint offer' },
      ],
    },
    {
      key: 'partner_rep',
      label: 'Your account executive',
      field_type: 'STRING',
      section: 'Working together',
      partner_access: 'write',
    },
  ],
  signup: {
    headline: 'Win customers with us',
    intro: 'Compare accounts with us, and win new customers together.',
  },
  plan: {
    name: 'Co-sell influence',
    template: 'services_influence',
    detail: '5% of first-year revenue on deals a partner helped win',
  },
  track: onboardingTrack('Alliance onboarding'),
});
