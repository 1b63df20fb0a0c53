import type { Template } from '../template.ts';

export const reseller: Template = {
  name: 'Reseller',
  tagline: 'Partners sell on their own account and earn a margin by tier.',
  types: [
    { name: 'Reseller', colour: '#2563eb', description: 'Sells your product to its own customers.' },
    {
      name: 'Value-added reseller',
      colour: '#4338ca',
      description: 'Sells your product with services or products of its own.',
    },
    { name: 'Distributor', colour: '#0e7490', description: 'Supplies other resellers.' },
  ],
  tiers: [
    { name: 'Registered', colour: '#78716c', benefits: 'Deal registration and 15% margin' },
    { name: 'Silver', colour: '#64748b', benefits: '20% margin and sales training', protection_factor_ppm: 1_000_000 },
    {
      name: 'Gold',
      colour: '#ca8a04',
      benefits: '25% margin, longer deal protection, joint marketing',
      protection_factor_ppm: 1_250_000,
    },
    {
      name: 'Platinum',
      colour: '#0f766e',
      benefits: '30% margin, the longest protection, a shared business plan',
      protection_factor_ppm: 1_500_000,
    },
  ],
  pipelines: [
    {
      name: 'Resale deal',
      description: 'The partner finds the customer, sells, and carries the deal through the stages.',
      motion: 'resale',
      deal_kind: 'new',
      colour: '#2563eb',
      stages: [
        { name: 'Prospecting', category: 'open', probability: 10, colour: '#78716c' },
        { name: 'Engaging', category: 'open', probability: 30, colour: '#3b76d9' },
        { name: 'Proposal', category: 'open', probability: 60, colour: '#8b5cd6' },
        { name: 'Negotiation', category: 'open', probability: 80, colour: '#d08700' },
        { name: 'Won', category: 'won', colour: '#2f9e5b' },
        { name: 'Lost', category: 'lost', colour: '#d64545' },
      ],
    },
    {
      name: 'Renewal',
      description: 'An existing customer of the partner stays for another term.',
      motion: 'resale',
      deal_kind: 'renewal',
      colour: '#0e7490',
      stages: [
        { name: 'Due', category: 'open', probability: 60, colour: '#78716c' },
        { name: 'Quoted', category: 'open', probability: 75, colour: '#3b76d9' },
        { name: 'Agreed', category: 'open', probability: 90, colour: '#d08700' },
        { name: 'Renewed', category: 'won', colour: '#2f9e5b' },
        { name: 'Ended', category: 'lost', colour: '#d64545' },
      ],
    },
  ],
  questions: [
    {
      key: 'budget',
      label: 'Is the budget approved?',
      field_type: 'SELECT',
      section: 'Qualification',
      partner_access: 'write',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'this_year', label: 'Expected this year' },
        { value: 'unknown', label: 'Not known yet' },
      ],
    },
    {
      key: 'competitor',
      label: 'Who else is the customer talking to?',
      field_type: 'STRING',
      section: 'Qualification',
      partner_access: 'write',
    },
  ],
  plan: { name: 'Reseller margin', template: 'reseller_margin', detail: '15 to 30% of net price, by tier' },
};
