import type { Template } from '../template.ts';

export const affiliate: Template = {
  name: 'Affiliate',
  tagline: 'Publishers and creators send visitors and share in the revenue.',
  types: [
    { name: 'Affiliate', colour: '#c2410c', description: 'Sends visitors from its site or newsletter.' },
    { name: 'Creator', colour: '#be185d', description: 'Shows your product to its audience.' },
    { name: 'Community', colour: '#7c3aed', description: 'A group or association that recommends you to its members.' },
  ],
  tiers: [
    { name: 'Starter', colour: '#78716c', benefits: 'Share of revenue' },
    { name: 'Pro', colour: '#2563eb', benefits: 'Higher share and campaign material' },
    { name: 'Elite', colour: '#ca8a04', benefits: 'The highest share, own landing pages, launches first' },
  ],
  pipelines: [
    {
      name: 'Affiliate sale',
      description: 'A visitor an affiliate sent signs up and becomes a customer.',
      motion: 'referral',
      deal_kind: 'new',
      colour: '#c2410c',
      stages: [
        { name: 'Signed up', category: 'open', probability: 20, colour: '#78716c' },
        { name: 'Trial', category: 'open', probability: 40, colour: '#3b76d9' },
        { name: 'Customer', category: 'won', colour: '#2f9e5b' },
        { name: 'Left', category: 'lost', colour: '#d64545' },
      ],
    },
  ],
  questions: [
    {
      key: 'channel',
      label: 'Where did you reach them?',
      field_type: 'SELECT',
      section: 'Campaign',
      partner_access: 'write',
      options: [
        { value: 'site', label: 'Website or blog' },
        { value: 'newsletter', label: 'Newsletter' },
        { value: 'video', label: 'Video or podcast' },
        { value: 'social', label: 'Social network' },
        { value: 'event', label: 'Event' },
      ],
    },
    { key: 'campaign', label: 'Campaign', field_type: 'STRING', section: 'Campaign', partner_access: 'write' },
  ],
  plan: { name: 'Affiliate share', template: 'revenue_share', detail: '20% of collected revenue for three years' },
};
