import type { OpportunityTypeCreate, StageInput } from '../schema.ts';

/** What a new type begins with; the company renames and adds as it likes. */
export const usualStages: readonly StageInput[] = [
  { name: 'Prospecting', category: 'open', probability: 10, colour: '#78716C' },
  { name: 'Engaging', category: 'open', probability: 30, colour: '#2563EB' },
  { name: 'Proposal', category: 'open', probability: 60, colour: '#7C3AED' },
  { name: 'Negotiation', category: 'open', probability: 80, colour: '#D97706' },
  { name: 'Won', category: 'won', colour: '#15803D' },
  { name: 'Lost', category: 'lost', colour: '#B91C1C' },
];

export const resaleDeal: OpportunityTypeCreate = {
  name: 'Resale deal',
  description: 'The partner finds the customer, sells, and carries the deal through the stages.',
  motion: 'resale',
  is_default: true,
};
