import { sayable } from '#shared/text/labels.ts';
import type { Template } from '../template.ts';

export const referral: Template = sayable({
  name: 'Referral',
  tagline: 'Partners introduce customers, you sell, they earn a fee.',
  types: [
    { name: 'Referral partner', color: '#0d9488', description: 'Introduces customers and leaves the sale to you.' },
    { name: 'Advisor', color: '#7c3aed', description: 'Advises customers and recommends you.' },
  ],
  tiers: [
    { name: 'Registered', color: '#78716c', benefits: 'Referral fee on every sale' },
    { name: 'Silver', color: '#64748b', benefits: 'A named contact and early product news' },
    { name: 'Gold', color: '#ca8a04', benefits: 'Joint marketing and a higher fee on request' },
  ],
  pipelines: [
    {
      name: 'Referral',
      description: 'The partner introduces the customer; your sales team does the rest.',
      motion: 'referral',
      deal_kind: 'new',
      color: '#0d9488',
      stages: [
        { name: 'Introduced', category: 'open', probability: 10, color: '#78716c' },
        { name: 'Qualified', category: 'open', probability: 30, color: '#3b76d9' },
        { name: 'Demo', category: 'open', probability: 50, color: '#8b5cd6' },
        { name: 'Proposal', category: 'open', probability: 75, color: '#d08700' },
        { name: 'Won', category: 'won', color: '#2f9e5b' },
        { name: 'Lost', category: 'lost', color: '#d64545' },
      ],
    },
  ],
  questions: [
    {
      key: 'relationship',
      label: 'How do you know this customer?',
      field_type: 'SELECT',
      section: 'Introduction',
      partner_access: 'write',
      options: [
        { value: 'customer', label: 'They are our customer' },
        { value: 'personal', label: 'Personal contact' },
        { value: 'event', label: 'Met at an event' },
        { value: 'other', label: 'Another way' },
      ],
    },
    {
      key: 'agreed_to_contact',
      label: 'The customer agreed to be contacted',
      field_type: 'BOOL',
      section: 'Introduction',
      partner_access: 'write',
    },
  ],
  signup: {
    headline: 'Recommend us and earn a fee',
    intro: 'Introduce customers to us, and we do the selling. You earn a fee on every sale.',
  },
  plan: { name: 'Referral fee', template: 'referral', detail: '10% of sales in the first twelve months' },
});
