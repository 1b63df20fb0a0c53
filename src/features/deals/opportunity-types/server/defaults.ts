import type { OpportunityTypeCreate, StageInput } from '../schema.ts';

/** The initial stages of a new type; the company can rename them and add others. */
export const defaultStages: readonly StageInput[] = [
  { name: 'Prospecting', category: 'open', probability: 10, color: '#78716c' },
  { name: 'Engaging', category: 'open', probability: 30, color: '#3b76d9' },
  { name: 'Proposal', category: 'open', probability: 60, color: '#8b5cd6' },
  { name: 'Negotiation', category: 'open', probability: 80, color: '#d08700' },
  { name: 'Won', category: 'won', color: '#2f9e5b' },
  { name: 'Lost', category: 'lost', color: '#d64545' },
];

export const resaleDealType: OpportunityTypeCreate = {
  name: 'Resale deal',
  description: 'The partner finds the customer, sells, and moves the deal through the stages.',
  motion: 'resale',
  is_default: true,
};
