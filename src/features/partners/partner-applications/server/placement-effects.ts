import type { Call } from '#server/call.ts';

/** The choices of a reviewer that are not fields of the new partner. */
type Placement = 'plan_id';

type PlacementEffect = (call: Call, partner_id: string, chosen_id: string) => Promise<unknown>;

const effects = new Map<Placement, PlacementEffect>();

/** Lets a feature of a higher layer place a partner whose application is approved. @returns the field, for the feature's declaration */
export function definePlacementEffect(field: Placement, effect: PlacementEffect): string {
  if (effects.has(field)) throw new Error(`Two features place new partners by "${field}".`);
  effects.set(field, effect);
  return field;
}

export async function placePartner(call: Call, partner_id: string, field: Placement, chosen_id: string): Promise<void> {
  const effect = effects.get(field);
  if (!effect) throw new Error(`No feature places new partners by "${field}".`);
  await effect(call, partner_id, chosen_id);
}
