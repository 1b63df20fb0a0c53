import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { secretStates } from '#server/secrets/stored-secrets.ts';
import type { Variable } from '../../definition.schema.ts';
import { type HookState, type SamplePath, secretOfSender } from '../../hooks.schema.ts';
import type { Automation } from '../../schema.ts';
import { automations } from '../resource.ts';
import type { VariableValues } from '../subject.ts';
import { hookSecret } from './delete.ts';

/** A person sends the test event within this time. */
export const LISTEN_MS = 15 * 60_000;
/** A sample can contain data of people, so it is kept only while a flow is built. */
export const SAMPLE_MS = 7 * 86_400_000;

type StoredHook = Omit<HookState, 'sample' | 'lacks_secret'> & {
  sample: SamplePath[] | null;
  sample_at: string | null;
  sample_until: string | null;
};

/** The hook of a flow as people see it; null without one. */
export async function hookState(call: Call, automation_id: string): Promise<HookState | null> {
  await call.one(
    sql`select from automations where organization_id = ${call.organization_id} and id = ${automation_id}`,
    'This automation',
  );
  const now = call.now();
  const row = await call.maybe<StoredHook>(sql`
    select h.scheme, h.header_name as header, h.changed_at,
      greatest(h.last_received_at, w.last_received_at) as last_received_at,
      h.wrong_count + coalesce(w.wrong_count, 0) as wrong_count,
      greatest(h.last_wrong_at, w.last_wrong_at) as last_wrong_at,
      case when h.listening_until > ${now} then h.listening_until end as listening_until,
      case when h.sample_until > ${now} then h.sample end as sample, h.sample_at, h.sample_until
    from automation_hooks h
    left join inbound_webhooks w on w.organization_id = h.organization_id and w.ref_table = 'automations'
      and w.ref_id = h.automation_id and h.scheme = 'signed'
    where h.organization_id = ${call.organization_id} and h.automation_id = ${automation_id}`);
  if (!row) return null;
  const { sample, sample_at, sample_until, ...state } = row;
  const secrets = await secretStates(call, hookSecret, [automation_id]);
  return {
    ...state,
    lacks_secret: secretOfSender.some((one) => one === state.scheme) && !secrets.get(automation_id)?.is_set,
    sample: sample && { received_at: sample_at!, expires_at: sample_until!, paths: sample },
  };
}

/** The sample of a flow, while it is kept. */
export async function readSample(call: Call, automation_id: string): Promise<{ paths: SamplePath[] } | null> {
  const row = await call.maybe<{ paths: SamplePath[] }>(sql`
    select sample as paths from automation_hooks
    where organization_id = ${call.organization_id} and automation_id = ${automation_id} and sample is not null
      and sample_until > ${call.now()}`);
  return row ?? null;
}

/** The variables that the examples of a sample give. */
export function valuesOfSample(fields: readonly Variable[], paths: readonly SamplePath[]): VariableValues {
  const examples = new Map(paths.map(({ path, example }) => [path, example]));
  return Object.fromEntries(
    fields.flatMap(({ name, path, kind }) => {
      const example = examples.get(path);
      if (example === undefined) return [];
      return [[`hook.${name}`, kind === 'number' ? Number(example) : kind === 'yes_no' ? example === 'true' : example]];
    }),
  );
}

/** The next event becomes the sample of the flow. @throws 409 without an address */
export async function listenForSample(call: Call, id: string): Promise<HookState> {
  await lockedRow<Automation>(call, automations, id);
  const listening = await call.run(sql`
    update automation_hooks set listening_until = ${new Date(call.now().getTime() + LISTEN_MS)}
    where organization_id = ${call.organization_id} and automation_id = ${id}`);
  if (listening === 0) throw conflict('Create the address first.');
  return (await hookState(call, id))!;
}

/** Stops listening, and deletes the sample. */
export async function forgetSample(call: Call, id: string): Promise<void> {
  await lockedRow<Automation>(call, automations, id);
  await call.run(sql`
    update automation_hooks set listening_until = null, sample = null, sample_at = null, sample_until = null
    where organization_id = ${call.organization_id} and automation_id = ${id}`);
}

/** Keeps an event as the sample, once. */
export async function keepSample(call: Call, hook_id: string, paths: readonly SamplePath[]): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update automation_hooks
    set sample = ${JSON.stringify(paths)}, sample_at = ${now}, sample_until = ${new Date(now.getTime() + SAMPLE_MS)},
      listening_until = null, last_received_at = ${now}
    where organization_id = ${call.organization_id} and id = ${hook_id} and listening_until > ${now}`);
}

/** Deliveries stay known for longer than any sender repeats them, and where the signature covers no time, as long again. */
const DELIVERIES_KEPT_MS = 90 * 86_400_000;

/** Deletes old samples and deliveries. */
export async function tidyHooks(call: Call): Promise<void> {
  await call.run(sql`
    update automation_hooks set sample = null, sample_at = null, sample_until = null
    where organization_id = ${call.organization_id} and sample_until <= ${call.now()}`);
  await call.run(sql`
    delete from automation_hook_deliveries
    where organization_id = ${call.organization_id}
      and received_at < ${new Date(call.now().getTime() - DELIVERIES_KEPT_MS)}`);
}
