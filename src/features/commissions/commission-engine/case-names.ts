import { isCurrency } from '#shared/money/money.ts';
import { CaseError } from './case-error.ts';
import type { Case } from './case-model.ts';

/** Every name in a case must exist exactly once, so that a typo cannot pay another partner or apply another version. */
export function checkNames({ program, partners, plans, assignments, opening_volume, events }: Case) {
  for (const currency of Object.keys(program.min_payout_minor ?? {})) {
    if (!isCurrency(currency)) throw new CaseError('program.min_payout_minor', `${currency} is not an ISO 4217 code`);
  }
  const people = new Set<string>();
  for (const [index, { id }] of partners.entries()) {
    if (people.has(id)) throw new CaseError(`partners.${index}.id`, `${id} appears twice`);
    people.add(id);
  }
  const versions = new Set<string>();
  for (const [index, { id, version }] of plans.entries()) {
    const name = JSON.stringify([id, version]);
    if (versions.has(name)) throw new CaseError(`plans.${index}.version`, `version ${version} of ${id} appears twice`);
    versions.add(name);
  }
  for (const [index, { plan_id, target, target_id }] of (assignments ?? []).entries()) {
    const path = `assignments.${index}`;
    if (!plans.some(({ id }) => id === plan_id))
      throw new CaseError(`${path}.plan_id`, `${plan_id} is not among the plans`);
    if (target !== 'program' && target_id === undefined)
      throw new CaseError(`${path}.target_id`, `is missing; name the ${target}`);
    if (target === 'partner' && !people.has(target_id!))
      throw new CaseError(`${path}.target_id`, `${target_id} is not among the partners`);
  }
  const partner = (id: string, path: string) => {
    if (!people.has(id)) throw new CaseError(`${path}.partner`, `${id} is not among the partners`);
  };
  for (const [index, volume] of (opening_volume ?? []).entries()) partner(volume.partner, `opening_volume.${index}`);
  for (const [index, event] of events.entries()) {
    const path = `events.${index} (${event.id})`;
    for (const [at, one] of (event.participants ?? []).entries()) partner(one.partner, `${path}.participants.${at}`);
    if (event.replay_of && !events.some(({ id }) => id === event.replay_of))
      throw new CaseError(`${path}.replay_of`, `${event.replay_of} is not among the events`);
  }
}
