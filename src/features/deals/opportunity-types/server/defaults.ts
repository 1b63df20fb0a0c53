import type { OpportunityTypeCreate, StageInput } from '../schema.ts';

/** What a new type begins with; the company renames and adds as it likes. */
export const usualStages: readonly StageInput[] = [
  { name: 'Prospecting', category: 'open', probability: 10, colour: '#78716c' },
  { name: 'Engaging', category: 'open', probability: 30, colour: '#3b76d9' },
  { name: 'Proposal', category: 'open', probability: 60, colour: '#8b5cd6' },
  { name: 'Negotiation', category: 'open', probability: 80, colour: '#d08700' },
  { name: 'Won', category: 'won', colour: '#2f9e5b' },
  { name: 'Lost', category: 'lost', colour: '#d64545' },
];

export const resaleDeal: OpportunityTypeCreate = {
  name: 'Resale deal',
  description: 'The partner finds the customer, sells, and carries the deal through the stages.',
  motion: 'resale',
  is_default: true,
};
