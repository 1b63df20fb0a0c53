import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Definition } from '../definition.schema.ts';
import type { Automation } from '../schema.ts';
import { eventOfTrigger } from './catalog/events.ts';
import { automationProblems } from './check.ts';
import { automationDefinitionHash } from './drafts.ts';
import { nextTime } from './engine/clock.ts';
import { enqueueRun } from './engine/start.ts';

/**
 * Publishes the draft and makes it live. Its runs have the permissions of the person who publishes it, so no one can let a
 * flow do what they may not do themselves.
 * @throws 422 with the problems, 409 before a dry run of the first version
 */
export async function publishAutomation(call: Call, row: Automation): Promise<void> {
  const { id } = row;
  const definition = row.definition as Definition;
  const problems = await automationProblems(call, definition);
  if (problems.length > 0) {
    const errors: Record<string, string[]> = {};
    for (const { step, text } of problems) errors[step] = [...(errors[step] ?? []), text];
    throw invalid(errors, 'Solve the problems of the flow before you publish it.');
  }
  if (row.published_version === null && row.tried_hash !== automationDefinitionHash(definition))
    throw conflict('Do a dry run before the automation goes live.', { allowed: ['try'] });
  const version = (row.published_version ?? 0) + 1;
  await call.run(sql`
    insert into automation_versions (organization_id, automation_id, version, name, definition, published_by,
      published_by_name, created_at)
    values (${call.organization_id}, ${id}, ${version}, ${row.name}, ${JSON.stringify(definition)},
      ${call.actor.user_id}, ${call.actor.full_name}, ${call.now()})`);
  await call.run(sql`
    update automations
    set published_version = ${version}, published_at = ${call.now()}, owner_user_id = ${call.actor.user_id},
      trigger_kind = ${definition.trigger.kind}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await activate(call, id, definition);
}

async function activate(call: Call, id: string, definition: Definition): Promise<void> {
  await call.run(sql`
    update automations
    set status = 'active', pause_reason = null, topic = ${eventOfTrigger(definition.trigger)?.event.topic ?? null},
      next_at = ${nextTime(definition.trigger, call.actor.timezone, call.now())}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await continuePaused(call, id);
}

/** Runs that stopped at a pause continue. */
export async function continuePaused(call: Call, automation_id: string | null): Promise<void> {
  const paused = await call.rows<{ id: string }>(sql`
    update automation_runs r set status = 'running', wait_kind = null from automations a
    where r.organization_id = ${call.organization_id} and r.status = 'waiting' and r.wait_kind = 'paused'
      and (${automation_id}::uuid is null or r.automation_id = ${automation_id})
      and a.organization_id = r.organization_id and a.id = r.automation_id and a.status = 'active' returning r.id`);
  for (const { id } of paused) await enqueueRun(call, id);
}

/** Events of a pause are not made up for; runs stop before their next step. */
export async function pauseByHand(call: Call, { id }: Automation): Promise<void> {
  await call.run(sql`
    update automations
    set status = 'paused', next_at = null, pause_reason = ${`Paused by ${call.actor.full_name}`.slice(0, 300)}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** The published version is live again, with the permissions of the person who published it. */
export async function resumeAutomation(call: Call, { id, published_version }: Automation): Promise<void> {
  const { definition } = await call.one<{ definition: Definition }>(sql`
    select definition from automation_versions
    where organization_id = ${call.organization_id} and automation_id = ${id} and version = ${published_version}`);
  await activate(call, id, definition);
}
