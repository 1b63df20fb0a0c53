import { sayable } from '#shared/text/labels.ts';
import type { Template } from '../template.ts';

export const affiliate: Template = sayable({
  name: 'Affiliate',
  tagline: 'Publishers and creators send visitors and earn a share of the revenue.',
  types: [
    { name: 'Affiliate', color: '#c2410c', description: 'Sends visitors from their site or newsletter.' },
    { name: 'Creator', color: '#be185d', description: 'Shows your product to their audience.' },
    { name: 'Community', color: '#7c3aed', description: 'A group or association that recommends you to its members.' },
  ],
  tiers: [
    { name: 'Starter', color: '#78716c', benefits: 'Share of revenue' },
    { name: 'Pro', color: '#2563eb', benefits: 'Higher share and campaign material' },
    { name: 'Elite', color: '#ca8a04', benefits: 'Highest share, own landing pages, early access to launches' },
  ],
  pipelines: [
    {
      name: 'Affiliate sale',
      description: 'A visitor sent by an affiliate signs up and becomes a customer.',
      motion: 'referral',
      deal_kind: 'new',
      color: '#c2410c',
      stages: [
        { name: 'Signed up', category: 'open', probability: 20, color: '#78716c' },
        { name: 'Trial', category: 'open', probability: 40, color: '#3b76d9' },
        { name: 'Customer', category: 'won', color: '#2f9e5b' },
        { name: 'Left', category: 'lost', color: '#d64545' },
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
  signup: {
    headline: 'Share your link and earn',
    intro: 'Recommend us to your audience with a link of your own. You earn a share of what your customers buy.',
  },
  plan: { name: 'Affiliate share', template: 'revenue_share', detail: '20% of collected revenue for three years' },
});
