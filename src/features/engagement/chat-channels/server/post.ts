import { mailTexts } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job, JobHandler } from '#server/jobs/job.ts';
import { inLanguageOf } from '#server/language.ts';
import { openSecret, type SecretKind } from '#server/secrets/stored-secrets.ts';
import type { ChatChannel } from '../schema.ts';
import { bodyFor, type ChatMessage } from './message.ts';

export const channelAddress: SecretKind = { ref_table: 'chat_channels', name: 'address', max: 2_000 };

/** A notice for the channels of one side. Links are paths of ours. */
export interface ChannelNotice {
  topic: string;
  text: string;
  link?: string | undefined;
  actions?: readonly { action: string; id: string; label: string }[];
}

/**
 * Queues a notice for the channels of its topic; it is sent after the commit.
 * @param partner_id the partner to whose people the notice goes; null for the company's
 */
export async function postToChannels(call: Call, partner_id: string | null, notice: ChannelNotice): Promise<void> {
  const channels = await call.rows<{ id: string }>(sql`
    select id from chat_channels where organization_id = ${call.organization_id} and partner_id is not distinct
    from ${partner_id} and is_on and ${notice.topic} = any(topics)`);
  for (const { id } of channels) await call.enqueue('chat-channels.post', { id, notice }, { queue: `chat ${id}` });
}

/** @throws when the channel did not take the message, so that the queue tries again */
async function post(
  { kernel, organization_id, within }: Job,
  id: string,
  { text, link, actions = [] }: ChannelNotice,
): Promise<void> {
  const channel = await within(async (call) => {
    const row = await call.maybe<Pick<ChatChannel, 'kind'> & { partner_id: string | null }>(sql`
      select kind, partner_id from chat_channels
      where organization_id = ${call.organization_id} and id = ${id} and is_on`);
    const address = row && (await openSecret(call, channelAddress, id));
    if (!row || !address) return undefined;
    const { kind, partner_id } = row;
    const open = await inLanguageOf(call, { user_id: null, partner_id }, async () => mailTexts.open);
    return { kind, address, open };
  });
  if (!channel) return;
  const address = kernel.hosts.addressOf(organization_id);
  const error = await sendChatChannelMessage(kernel, channel, {
    text,
    buttons: [
      ...actions.map((one) => ({ label: one.label, url: `${address}/confirm/${one.action}/${one.id}` })),
      ...(link?.startsWith('/') ? [{ label: channel.open, url: `${address}${link}` }] : []),
    ],
  });
  await within((call) => noteResult(call, id, error));
  if (error) throw new Error(`The channel did not take the message: ${error}`);
}

interface OpenChannel {
  kind: ChatChannel['kind'];
  address: string;
}

/** @returns the status of the answer @throws OutgoingError without one */
export async function requestChatChannel(
  { outgoing }: Pick<Job['kernel'], 'outgoing'>,
  { kind, address }: OpenChannel,
  message: ChatMessage,
): Promise<number> {
  const { status } = await outgoing.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyFor(kind, message)),
    maxBytes: 10_000,
  });
  return status;
}

/** @returns why the message did not arrive, without the address */
export async function sendChatChannelMessage(
  kernel: Job['kernel'],
  channel: OpenChannel,
  message: ChatMessage,
): Promise<string | null> {
  const { address } = channel;
  try {
    const status = await requestChatChannel(kernel, channel, message);
    return status >= 200 && status < 300 ? null : `It answered with status ${status}.`;
  } catch (error) {
    return (error as Error).message.replaceAll(address, 'the address').slice(0, 300);
  }
}

export async function noteResult(call: Call, id: string, error: string | null): Promise<void> {
  await call.run(sql`
    update chat_channels
    set last_error = ${error}, last_sent_at = case when ${error}::text is null then ${call.now()} else last_sent_at end
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export const chatChannelJobs: Record<string, JobHandler> = {
  'chat-channels.post': (job, { id, notice }) => post(job, String(id), notice as ChannelNotice),
};
