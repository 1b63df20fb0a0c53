import { sayable } from '#shared/text/labels.ts';
import { onboardingTrack } from '../onboarding-track.ts';
import type { Template } from '../template.ts';

export const reseller: Template = sayable({
  name: 'Reseller',
  tagline: 'Partners resell your product and earn a margin by tier.',
  types: [
    { name: 'Reseller', color: '#2563eb', description: 'Sells your product to their own customers.' },
    {
      name: 'Value-added reseller',
      color: '#4338ca',
      description: 'Sells your product with their own services or products.',
    },
    { name: 'Distributor', color: '#0e7490', description: 'Supplies other resellers.' },
  ],
  tiers: [
    { name: 'Registered', color: '#78716c', benefits: 'Deal registration and 15% margin' },
    { name: 'Silver', color: '#64748b', benefits: '20% margin and sales training', protection_factor_ppm: 1_000_000 },
    {
      name: 'Gold',
      color: '#ca8a04',
      benefits: '25% margin, longer deal protection, joint marketing',
      protection_factor_ppm: 1_250_000,
    },
    {
      name: 'Platinum',
      color: '#0f766e',
      benefits: '30% margin, the longest protection, a shared business plan',
      protection_factor_ppm: 1_500_000,
    },
  ],
  pipelines: [
    {
      name: 'Resale deal',
      description: 'The partner finds the customer, sells and moves the deal through the stages.',
      motion: 'resale',
      deal_kind: 'new',
      color: '#2563eb',
      stages: [
        { name: 'Prospecting', category: 'open', probability: 10, color: '#78716c' },
        { name: 'Engaging', category: 'open', probability: 30, color: '#3b76d9' },
        { name: 'Proposal', category: 'open', probability: 60, color: '#8b5cd6' },
        { name: 'Negotiation', category: 'open', probability: 80, color: '#d08700' },
        { name: 'Won', category: 'won', color: '#2f9e5b' },
        { name: 'Lost', category: 'lost', color: '#d64545' },
      ],
    },
    {
      name: 'Renewal',
      description: 'An existing customer of the partner renews for another term.',
      motion: 'resale',
      deal_kind: 'renewal',
      color: '#0e7490',
      stages: [
        { name: 'Due', category: 'open', probability: 60, color: '#78716c' },
        { name: 'Quoted', category: 'open', probability: 75, color: '#3b76d9' },
        { name: 'Agreed', category: 'open', probability: 90, color: '#d08700' },
        { name: 'Renewed', category: 'won', color: '#2f9e5b' },
        { name: 'Ended', category: 'lost', color: '#d64545' },
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
  signup: {
    headline: 'Sell with us',
    intro: 'Register deals, have them protected, and earn a margin that rises with your tier.',
  },
  plan: { name: 'Reseller margin', template: 'reseller_margin', detail: '15 to 30% of net price, by tier' },
  track: onboardingTrack('Reseller onboarding'),
});
