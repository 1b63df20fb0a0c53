import type { ActionContext } from '#server/automations.ts';
import type { Row } from '#server/db/client.ts';
import { invalid, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 100_000;

/** The request as it will be sent. The log shows only the host, because paths of webhooks are often secrets. */
export async function prepareWebhook(context: ActionContext, address: string): Promise<Row> {
  const url = URL.parse(context.fill(address));
  if (url?.protocol !== 'https:') throw invalid({ url: ['must begin with https://'] }, 'The address is no https URL.');
  const { subject, automation, call } = context;
  return {
    host: url.host,
    request: {
      url: url.href,
      body: JSON.stringify({
        automation: { id: automation.id, name: automation.name },
        occurred_at: call.now().toISOString(),
        record: subject && { type: subject.table, id: subject.id, name: subject.name, partner_id: subject.partner_id },
      }),
    },
  };
}

/** Sends it. A status of the other system that can pass is tried again. */
export async function callWebhook(kernel: Kernel, effect_key: string, prepared: Row): Promise<Row> {
  const { url, body } = prepared.request as { url: string; body: string };
  const answer = await kernel.outgoing.request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': effect_key },
    body,
    timeout: TIMEOUT_MS,
    maxBytes: MOST_BYTES,
  });
  const { host } = new URL(url);
  if (answer.status >= 500 || answer.status === 429 || answer.status === 408)
    throw new OutgoingError('unreachable', `${host} answered with the status ${answer.status}.`);
  if (answer.status >= 300) throw new Refusal(422, `${host} answered with the status ${answer.status}.`);
  return { status: answer.status };
}
