import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, Refusal } from '#server/errors.ts';
import type { ActionContext } from '#server/extension-points/automations.ts';
import type { Job } from '#server/jobs/job.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { webhookSignature } from '#server/secrets/signed-webhooks.ts';
import { isId } from '#shared/ids.ts';
import { openEndpoint } from './endpoints.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 100_000;

/** The request as it will be sent, without the address, which is opened only when it is sent. */
export async function prepareWebhook(
  context: ActionContext,
  endpoint_id: string,
  fields: readonly string[],
): Promise<Row> {
  const { subject, automation, call } = context;
  const endpoint = isId(endpoint_id)
    ? await call.maybe<{ host: string }>(sql`
      select host from automation_endpoints where organization_id = ${call.organization_id} and id = ${endpoint_id}`)
    : undefined;
  if (!endpoint) throw invalid({ endpoint_id: ['was deleted'] }, 'The system that the step calls was deleted.');
  const picked = context.pick(fields);
  const body = {
    automation: { id: automation.id, name: automation.name },
    occurred_at: call.now().toISOString(),
    record: subject && { type: subject.table, id: subject.id, name: subject.name, partner_id: subject.partner_id },
    ...(picked.length > 0 && { values: Object.fromEntries(picked.map(({ key, value }) => [key, value])) }),
  };
  return {
    host: endpoint.host,
    preview: `POST https://${endpoint.host}/…\n\n${JSON.stringify(body, null, 2)}`,
    request: { endpoint_id, body: JSON.stringify(body) },
  };
}

/** Sends it, signed. A status of the other system that can pass is tried again under the same id. */
export async function callWebhook({ kernel, within }: Job, effect_key: string, prepared: Row): Promise<Row> {
  const { endpoint_id, body } = (prepared.request ?? {}) as { endpoint_id?: string; body?: string };
  const endpoint =
    endpoint_id && body !== undefined ? await within((call) => openEndpoint(call, endpoint_id)) : undefined;
  if (!endpoint || body === undefined) throw new Refusal(409, 'The system that the step calls was deleted.');
  const { host } = new URL(endpoint.url);
  const answer = await kernel.outgoing.request(endpoint.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': effect_key,
      ...webhookSignature(endpoint.secrets, { id: effect_key, at: kernel.clock.now(), body }),
    },
    body,
    timeout: TIMEOUT_MS,
    maxBytes: MOST_BYTES,
  });
  if (answer.status >= 500 || answer.status === 429 || answer.status === 408)
    throw new OutgoingError('unreachable', `${host} answered with the status ${answer.status}.`);
  if (answer.status >= 300) throw new Refusal(422, `${host} answered with the status ${answer.status}.`);
  return { status: answer.status };
}
