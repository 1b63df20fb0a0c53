import type { CheckAnswer } from '#features/deals/deal-registrations/check.schema.ts';
import type { Hint } from '#features/engagement/forms/site/index.ts';
import { sayableWords } from '#shared/text/labels.ts';

const texts: Record<CheckAnswer['result'], string> = sayableWords({
  free: 'Free to register.',
  possible_conflict: 'Possible conflict with an existing engagement. You can still register the deal.',
  not_eligible: 'This account cannot be registered at the moment.',
});

/** The result of the check shown below the field: it never names other parties. */
export function hintOf(result: CheckAnswer['result']): Hint {
  return { text: texts[result], isGood: result === 'free' };
}
