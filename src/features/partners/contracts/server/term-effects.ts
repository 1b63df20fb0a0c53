import type { Call } from '#server/call.ts';
import type { TermKey } from '../../contract-templates/content.schema.ts';
import type { LockedContract } from './locked.ts';

export type SignedTerms = Pick<LockedContract, 'id' | 'partner_id' | 'terms'> & { effective_on: string };

type TermEffect = (call: Call, signed: SignedTerms) => Promise<void>;

const effects = new Map<TermKey, TermEffect>();

/** Lets a feature of a higher layer put a signed term into effect. @returns the term, for the feature's declaration */
export function defineTermEffect(term: TermKey, effect: TermEffect): string {
  if (effects.has(term)) throw new Error(`Two features define the effect of the term "${term}".`);
  effects.set(term, effect);
  return term;
}

export function termEffect(term: TermKey): TermEffect {
  const effect = effects.get(term);
  if (!effect) throw new Error(`No feature defines the effect of the term "${term}".`);
  return effect;
}
