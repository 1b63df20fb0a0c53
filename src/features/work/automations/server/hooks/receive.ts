import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import { automationRecord } from '#server/extension-points/automations.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { acceptWebhookMessage, type WebhookMessage } from '#server/secrets/inbound-webhooks.ts';
import { isId } from '#shared/ids.ts';
import type { Definition } from '../../definition.schema.ts';
import { tableOf } from '../check.ts';
import { type LiveAutomation, liveById } from '../engine/live.ts';
import type { ForeignDocument } from '../foreign-json/read.task.ts';
import { readForeign } from '../foreign-json/read.ts';
import { keepSample } from './samples.ts';
import { deliveryPaths } from './senders.ts';
import type { ProvenHook } from './verify.ts';

/** Events of one hook in a minute; a sender tries again after 429. */
const MOST_PER_MINUTE = 120;
const RECORD_ID = 'record_id';

interface Received {
  headers: IncomingHttpHeaders;
  body: Uint8Array;
  /** The message whose signature covers its id. */
  message?: WebhookMessage;
}

/** Takes what a proven sender sent: keeps it as the sample while someone listens, and starts the flow for each event. */
export async function receiveHook(
  kernel: Kernel,
  hook: ProvenHook,
  { headers, body, message }: Received,
): Promise<void> {
  if (hook.scheme === 'github' && headers['x-github-event'] === 'ping') return;
  const job = await jobFor(kernel, hook.organization_id);
  const { live, isListening } = await job.within((call) => readPlan(call, hook));
  if (!live && !isListening) return;
  const { fields = [], id_path } = live?.definition.trigger ?? {};
  const paths = message ? [] : id_path ? [id_path] : (deliveryPaths[hook.scheme] ?? []);
  const { documents, paths: sample } = await readForeign(
    {
      // A request without a body is an event without values.
      bytes: body.length > 0 ? body : Buffer.from('{}'),
      isForm: /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? ''),
      fields: fields ?? [],
      also: { [RECORD_ID]: RECORD_ID, ...Object.fromEntries(paths.map((path, at) => [`id_${at}`, path])) },
      added: addedTo(hook, headers),
      isBatch: hook.scheme === 'hubspot',
      describes: isListening,
    },
    { share: hook.organization_id },
  );
  await job.within(async (call) => {
    if (message && !(await acceptWebhookMessage(call, message))) return;
    if (isListening) await keepSample(call, hook.id, sample);
    await noteReceived(call, hook.id);
    if (!live) return;
    for (const [at, document] of documents.entries()) {
      const ids = message
        ? [message.message_id]
        : deliveryIds(document, { paths, headers, body, at, hook, now: call.now() });
      await startBy(call, hook, live, document, ids);
    }
  });
}

/** The published flow, whether someone listens, and the limit of the hook. @throws 429 */
async function readPlan(
  call: Call,
  hook: ProvenHook,
): Promise<{ live: LiveAutomation | undefined; isListening: boolean }> {
  const now = call.now();
  const { recent, is_listening } = await call.one<{ recent: number; is_listening: boolean }>(sql`
    select coalesce(listening_until > ${now}, false) as is_listening,
      (select count(*)::int from automation_hook_deliveries d
        where d.organization_id = h.organization_id and d.hook_id = h.id
          and d.received_at > ${new Date(now.getTime() - 60_000)}) as recent
    from automation_hooks h where organization_id = ${call.organization_id} and id = ${hook.id}`);
  if (recent >= MOST_PER_MINUTE)
    throw new Refusal(429, `This address takes ${MOST_PER_MINUTE} events in a minute. Send the rest later.`);
  const live = await liveById(call, hook.automation_id);
  return { live: live?.definition.trigger.kind === 'webhook' ? live : undefined, isListening: is_listening };
}

/** The kind of an event, which GitHub tells in a header. */
function addedTo({ scheme }: ProvenHook, headers: IncomingHttpHeaders): Record<string, string> {
  const kind = headers['x-github-event'];
  return scheme === 'github' && typeof kind === 'string' ? { '@event': kind.slice(0, 100) } : {};
}

interface Delivery {
  hook: ProvenHook;
  paths: readonly string[];
  headers: IncomingHttpHeaders;
  body: Uint8Array;
  /** The place of the event in the body. */
  at: number;
  now: Date;
}

/** Equal bodies of a sender that gives no ids are one event for so long: a form can be sent twice with the same values. */
const SAME_BODY_MS = 10 * 60_000;

/**
 * The names of a delivery, of which one that is known makes it a repetition: what the sender calls it in the body, its
 * header, or else the body itself. A header counts only where no signature covers the body, because whoever repeats a
 * signed request could change it.
 */
function deliveryIds({ also }: ForeignDocument, { hook, paths, headers, body, at, now }: Delivery): string[] {
  const named = paths.map((_, index) => also[`id_${index}`] ?? '');
  if (named.length > 0 && named[0] !== '') return [digest(`id:${named.join(' ')}`)];
  const same = digest(body, `:${at}`);
  if (hook.scheme !== 'address' && hook.scheme !== 'header') return [same];
  const header = headers['idempotency-key'];
  if (typeof header === 'string' && header !== '') return [digest(`header:${header}`)];
  const window = Math.floor(now.getTime() / SAME_BODY_MS);
  return [`${same}:${window}`, `${same}:${window - 1}`];
}

const digest = (...parts: (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('base64url');

const noteReceived = (call: Call, id: string) =>
  call.run(sql`
    update automation_hooks set last_received_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);

async function startBy(
  call: Call,
  hook: ProvenHook,
  { id: automation_id, definition }: LiveAutomation,
  { values, also }: ForeignDocument,
  [delivery_id = '', ...earlier]: readonly string[],
): Promise<void> {
  const isNew = await call.run(sql`
    insert into automation_hook_deliveries (organization_id, hook_id, delivery_id, received_at)
    select ${call.organization_id}, ${hook.id}, ${delivery_id}::text, ${call.now()}
    where not exists (select from automation_hook_deliveries where organization_id = ${call.organization_id}
      and hook_id = ${hook.id} and delivery_id = any(${earlier})) on conflict do nothing`);
  if (isNew === 0) return;
  const subject = subjectOf(definition, values, also);
  if (subject === undefined) return;
  await call.enqueue('automations.start', {
    automation_id,
    cause: 'webhook',
    dedupe_key: `webhook:${delivery_id}`.slice(0, 300),
    subject,
    context: { hook: values },
  });
}

/** The record that the event names by `record_id`; undefined if the flow is about one and the event names none. */
function subjectOf(
  definition: Definition,
  values: ForeignDocument['values'],
  also: ForeignDocument['also'],
): { table: string; id: string } | null | undefined {
  const table = tableOf(definition);
  if (!table) return null;
  const id = values[RECORD_ID] ?? also[RECORD_ID];
  return typeof id === 'string' && isId(id) && automationRecord(table) ? { table, id } : undefined;
}
