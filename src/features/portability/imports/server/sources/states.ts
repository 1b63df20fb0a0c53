import type { PartnerCategory } from '#features/partners/partner-statuses/schema.ts';
import { normalizedHeading } from '../../fields.ts';

/** The words of other systems for an earning, as one of our states. Other words are asked for. */
const earnings: Readonly<Record<string, 'Unpaid' | 'Paid' | 'Void'>> = {
  pending: 'Unpaid',
  due: 'Unpaid',
  hold: 'Unpaid',
  onhold: 'Unpaid',
  approved: 'Unpaid',
  available: 'Unpaid',
  unpaid: 'Unpaid',
  processing: 'Unpaid',
  invoiced: 'Unpaid',
  paid: 'Paid',
  completed: 'Paid',
  withdrawn: 'Paid',
  void: 'Void',
  voided: 'Void',
  declined: 'Void',
  rejected: 'Void',
  denied: 'Void',
  refunded: 'Void',
  canceled: 'Void',
  archived: 'Void',
};

/**
 * The words of other systems for a partner, as one of our categories. A new partner cannot begin suspended or ended, so
 * one that the other system does not let in waits for a decision here.
 */
const partners: Readonly<Record<string, PartnerCategory>> = {
  active: 'active',
  approved: 'active',
  accepted: 'active',
  invited: 'invited',
  pending: 'applied',
  disabled: 'applied',
  inactive: 'applied',
  suspicious: 'applied',
  blocked: 'applied',
  banned: 'applied',
  declined: 'applied',
  rejected: 'applied',
  archived: 'applied',
};

/** The cells of a column of states, as they are spelled, with our word for each that is known. */
export function meaningsOf(cells: readonly string[], target: string): Map<string, string> {
  const words: Readonly<Record<string, string>> = target === 'partners' ? partners : earnings;
  return new Map(
    [...new Set(cells)].flatMap((cell) => {
      const word = words[normalizedHeading(cell).replace(/celled$/, 'celed')];
      return word ? [[cell, word] as const] : [];
    }),
  );
}
