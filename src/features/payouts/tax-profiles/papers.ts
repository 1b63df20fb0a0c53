import { sayableWords } from '#shared/text/labels.ts';
import type { Paper } from './options.schema.ts';
import type { MissingPaper } from './schema.ts';

const words: Record<Paper, string> = sayableWords({
  tax_form: 'US tax form',
  tax_profile: 'tax profile',
  vat_number: 'VAT number in its tax profile',
});

/** The record that payments wait for, after "needs": "a US tax form (in review)". */
export function paperLabel(paper: Paper, state: MissingPaper['state']): string {
  const notes = { missing: '', in_review: ' (in review)', rejected: ' (rejected)', expired: ' (expired)' };
  return `a ${state === 'expired' ? 'new ' : ''}${words[paper]}${notes[state]}`;
}
