import type { Hint } from '#features/engagement/forms/site/index.ts';
import type { DomainAnswer } from '../public.schema.ts';

const texts: Record<DomainAnswer['result'], string> = {
  free: 'Free to register.',
  possible_conflict: 'Possible conflict with an existing engagement. You can still register the deal.',
  not_eligible: 'This account cannot be registered at the moment.',
};

/** What a check before registering says below the field: never who else is concerned. */
export function hintOf(result: DomainAnswer['result']): Hint {
  return { text: texts[result], isGood: result === 'free' };
}
