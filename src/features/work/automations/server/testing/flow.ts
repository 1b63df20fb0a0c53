import { dispatch } from '#server/jobs/dispatch.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import type { Company, Person, World } from '#server/testing/world.ts';
import type { Definition, Step } from '../../definition.schema.ts';
import type { Automation, AutomationRun, StepRun, Trial } from '../../schema.ts';
import { follows } from '../engine/start-by-events.ts';
import { automationJobs } from '../jobs.ts';

/** Delivers all events and runs all jobs of automations, until nothing is left to do. */
export async function settle(world: World): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    let events = 0;
    for (;;) {
      const read = await dispatch(world.kernel, new Map(), [follows]);
      events += read;
      if (read === 0) break;
    }
    const jobs = await runWaiting(world, automationJobs);
    if (jobs === 0 && events === 0) return;
  }
}

export const step = (id: string, kind: string, params: Step['params'] = {}, more: Partial<Step> = {}): Step => ({
  id,
  kind,
  params,
  ...more,
});

export const whenPartnerAdded = (steps: Step[], more: Partial<Definition> = {}): Definition => ({
  trigger: { kind: 'event', table: 'partners', event: 'partners.created' },
  steps,
  ...more,
});

export const createDraft = (person: Person, definition: Definition, name = 'Flow') =>
  person.post<Automation>('/automations', { name, definition });

/** Creates a flow, tries it and makes it live. */
export async function goLive(person: Person, definition: Definition, name = 'Flow'): Promise<Automation> {
  const { id } = await createDraft(person, definition, name);
  await person.post<Trial>(`/automations/${id}/try`);
  return person.post<Automation>(`/automations/${id}/publish`);
}

export const runsOf = (person: Person, automation_id: string) =>
  person.get<AutomationRun[]>(`/automation_runs?automation_id=${automation_id}&_sort=created_at&_order=asc&_end=100`);

export const stepsOf = (person: Person, run_id: string) => person.get<StepRun[]>(`/automation_runs/${run_id}/steps`);

/** Moves the clock, and lets the scheduler look at it. */
export async function wait(world: World, company: Company, milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  await company.within((call) => call.enqueue('automations.tick', {}));
  await settle(world);
}

export const DAY = 86_400_000;
