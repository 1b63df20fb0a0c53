import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';

/** The person whose name and addresses are erased, as their contact named them. */
export interface ErasedPerson {
  contact_id: string;
  partner_id: string | null;
  /** The login of the person; it is never active any more. */
  user_id: string | null;
  full_name: string;
  email: string | null;
}

/** The name that takes the place of an erased one. */
export const ERASED_NAME = 'Deleted person';

/**
 * The step of a feature when a person is erased: its rows stop naming them and keep what happened. Names are no keys, so
 * rows without an id of the person are found by the name within the partner only. Running it twice must be safe.
 */
export type PersonErasure = (call: Call, person: ErasedPerson) => Promise<void>;

const steps: PersonErasure[] = [];

/** Declares a step; a feature lists it as `onPersonErasure` in its `server/index.ts`. */
export function definePersonErasure(step: PersonErasure): PersonErasure {
  steps.push(step);
  return step;
}

/** Runs the steps of all features, and takes the person out of the log at last, because the steps are logged as well. */
export async function erasePerson(call: Call, person: ErasedPerson): Promise<void> {
  for (const step of steps) await step(call, person);
  await call.rows(
    sql`select erase_in_log(${person.contact_id}, ${person.partner_id}, ${person.email}, ${person.full_name})`,
  );
}
