import { placementFields } from '#features/partners/partner-pages/placement.schema.ts';
import type { Call } from '#server/call.ts';
import { Refusal } from '#server/errors.ts';
import type { Started, StartedThing } from '../schema.ts';

/** The choices of a reviewer that start something beyond the fields of the new partner. */
type StarterKey = 'plan_id' | 'contract_template_id' | 'track_id';

/** The new partner whose application is approved. */
export interface NewPartner {
  partner_id: string;
  applicant: { name: string; email: string };
  owner_user_id: string | null;
}

/**
 * Something that approving an application can start. A feature of any layer declares it, and lists the result of
 * `definePartnershipStarter` as `starters` in its `server/index.ts`; the choice is a field of `placement.schema.ts`.
 */
export interface PartnershipStarter {
  key: StarterKey;
  /** Starts it with the company's rights. @returns the id of what was started. @throws Refusal with the reason */
  start: (call: Call, partner: NewPartner, chosen_id: string) => Promise<string>;
  /** Its present state, for the page of the application; undefined when it no longer exists. */
  show: (call: Call, ref_id: string) => Promise<Omit<StartedThing, 'key'> | undefined>;
}

const starters = new Map<string, PartnershipStarter>();

/** @returns the key, for the feature's declaration */
export function definePartnershipStarter(starter: PartnershipStarter): string {
  if (starters.has(starter.key)) throw new Error(`Two features start a partnership by "${starter.key}".`);
  starters.set(starter.key, starter);
  return starter.key;
}

/**
 * Starts what was chosen. Without a reviewer, a starter that is refused does not keep the partner from joining: its
 * reason is kept for the page of the application.
 */
export async function startPartnership(
  call: Call,
  partner: NewPartner,
  chosen: Record<string, unknown>,
  { isAutomatic }: { isAutomatic: boolean },
): Promise<Started[]> {
  const started: Started[] = [];
  // In the order of the fields, so that the page of the application does not depend on how features are loaded.
  for (const key of Object.keys(placementFields)) {
    const chosen_id = chosen[key] as string | null | undefined;
    const start = starters.get(key)?.start;
    if (!chosen_id || !start) continue;
    await call.run('savepoint starter');
    try {
      started.push({ key, ref_id: await start(call, partner, chosen_id), problem: null });
      await call.run('release savepoint starter');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!isAutomatic) throw new Refusal(error.statusCode, error.message, { [key]: [error.message] }, error.facts);
      await call.run('rollback to savepoint starter');
      started.push({ key, ref_id: null, problem: error.message });
    }
  }
  return started;
}

/** The started things, as they are now. */
export async function startedNow(call: Call, started: readonly Started[]): Promise<StartedThing[]> {
  const shown: StartedThing[] = [];
  for (const { key, ref_id, problem } of started) {
    const now = ref_id ? await starters.get(key)?.show(call, ref_id) : undefined;
    if (now) shown.push({ key, ...now });
    else if (problem) shown.push({ key, title: problem, state: 'failed', detail: null, to: null });
  }
  return shown;
}
