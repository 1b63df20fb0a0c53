import { CaseError } from './case-error.ts';
import type { Case } from './case-file.ts';

/** Who and what a case names must be there, and there once: a slip of the pen must not pay a stranger, or by another version. */
export function checkNames({ partners, plans, assignments, opening_volume, events }: Case) {
  const people = new Set<string>();
  for (const [index, { id }] of partners.entries()) {
    if (people.has(id)) throw new CaseError(`partners.${index}.id`, `${id} is there twice`);
    people.add(id);
  }
  const versions = new Set<string>();
  for (const [index, { id, version }] of plans.entries()) {
    const name = JSON.stringify([id, version]);
    if (versions.has(name)) throw new CaseError(`plans.${index}.version`, `version ${version} of ${id} is there twice`);
    versions.add(name);
  }
  for (const [index, { plan_id }] of (assignments ?? []).entries()) {
    if (!plans.some(({ id }) => id === plan_id))
      throw new CaseError(`assignments.${index}.plan_id`, `${plan_id} is not among the plans`);
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
