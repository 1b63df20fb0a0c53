import { sayable } from '#shared/text/labels.ts';
import { onboardingTrack } from '../onboarding-track.ts';
import type { Template } from '../template.ts';

export const distributors: Template = sayable({
  name: 'Distributors',
  tagline: 'Distributors supply resellers, and both earn a margin on each deal.',
  types: [
    { name: 'Distributor', color: '#0e7490', description: 'Supplies resellers and holds your stock or licenses.' },
    { name: 'Reseller', color: '#2563eb', description: 'Buys from a distributor and sells to customers.' },
  ],
  tiers: [
    { name: 'Registered', color: '#78716c', benefits: 'Deal registration through a distributor' },
    { name: 'Silver', color: '#64748b', benefits: 'Higher margin and sales training' },
    { name: 'Gold', color: '#ca8a04', benefits: 'Highest margin, longer deal protection, joint marketing' },
  ],
  pipelines: [
    {
      name: 'Distribution deal',
      description: 'A reseller finds the customer and buys from its distributor.',
      motion: 'resale',
      deal_kind: 'new',
      color: '#0e7490',
      stages: [
        { name: 'Registered', category: 'open', probability: 20, color: '#78716c' },
        { name: 'Quoted', category: 'open', probability: 50, color: '#3b76d9' },
        { name: 'Ordered', category: 'open', probability: 90, color: '#d08700' },
        { name: 'Won', category: 'won', color: '#2f9e5b' },
        { name: 'Lost', category: 'lost', color: '#d64545' },
      ],
    },
  ],
  questions: [
    {
      key: 'order_route',
      label: 'How will the customer order?',
      field_type: 'SELECT',
      section: 'Order',
      partner_access: 'write',
      options: [
        { value: 'distributor', label: 'Through our distributor' },
        { value: 'direct', label: 'Directly from you' },
        { value: 'unknown', label: 'Not known yet' },
      ],
    },
  ],
  signup: {
    headline: 'Distribute our products',
    intro: 'Supply your resellers with our products, with one program for all their deals.',
  },
  plan: { name: 'Distribution margin', template: 'reseller_margin', detail: '15 to 25% of net price, by tier' },
  track: onboardingTrack('Distributor onboarding'),
});
