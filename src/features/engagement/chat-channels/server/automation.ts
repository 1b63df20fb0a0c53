import { mailTexts } from '#features/platform/mails/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, Refusal } from '#server/errors.ts';
import { type ActionContext, type ActionParams, defineAutomationAction } from '#server/extension-points/automations.ts';
import type { Job } from '#server/jobs/job.ts';
import { inLanguageOf } from '#server/language.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { openSecret } from '#server/secrets/stored-secrets.ts';
import { allows } from '#shared/access/permissions.ts';
import { isId } from '#shared/ids.ts';
import { type ChannelKind, channelKinds } from '../schema.ts';
import { MAX_FACTS } from './message.ts';
import { channelAddress, noteResult, requestChatChannel } from './post.ts';

const kindName = (kind: ChannelKind): string => channelKinds.find(({ value }) => value === kind)?.label ?? kind;

interface Channel {
  id: string;
  name: string;
  kind: ChannelKind;
  is_on: boolean;
}

/** A channel of the company; those of partners are theirs alone. */
const channelOf = (call: Call, id: unknown): Promise<Channel | undefined> =>
  typeof id === 'string' && isId(id)
    ? call.maybe<Channel>(sql`
        select id, name, kind, is_on from chat_channels
        where organization_id = ${call.organization_id} and id = ${id} and partner_id is null`)
    : Promise.resolve(undefined);

async function channelChoices(call: Call): Promise<{ value: string; label: string }[]> {
  if (!allows(call.actor.permissions, 'chat_channels', 'view')) return [];
  const rows = await call.rows<Channel>(sql`
    select id, name, kind, is_on from chat_channels
    where organization_id = ${call.organization_id} and partner_id is null order by name, id`);
  return rows.map(({ id, name, kind, is_on }) => ({
    value: id,
    label: `${name} (${kindName(kind)}${is_on ? '' : ', paused'})`,
  }));
}

interface ChatRequest {
  channel_id: string;
  text: string;
  facts: { label: string; value: string }[];
  link: string | null;
}

/** The message for a record; nothing is sent to a channel that is paused. */
async function prepareMessage(context: ActionContext, params: ActionParams): Promise<Row> {
  const { call, subject, isTrial } = context;
  const channel = await channelOf(call, params.channel_id);
  if (!channel) throw invalid({ channel_id: ['was deleted'] }, 'The channel was deleted.');
  if (!channel.is_on && !isTrial) throw new Refusal(409, `The channel “${channel.name}” is paused.`);
  const keys = Array.isArray(params.facts) ? params.facts.map(String) : [];
  const facts = context.pick(keys.slice(0, MAX_FACTS)).map(({ label, text }) => ({ label, value: text }));
  const request: ChatRequest = {
    channel_id: channel.id,
    text: context.fill(String(params.text ?? '')).slice(0, 2_500),
    facts,
    link: params.with_link === false ? null : (subject?.link ?? null),
  };
  return {
    host: channel.name,
    to: [`${channel.name} (${kindName(channel.kind)})`],
    ...(!channel.is_on && { note: 'The channel is paused, so nothing would be posted.' }),
    preview: [request.text, ...facts.map(({ label, value }) => `${label}: ${value || '–'}`)].join('\n'),
    request,
  };
}

/** @throws OutgoingError to try again, Refusal when the channel no longer takes messages */
async function postMessage({ kernel, within }: Job, _key: string, prepared: Row): Promise<Row> {
  const { channel_id, text, facts, link } = prepared.request as ChatRequest;
  const channel = await within(async (call) => {
    const row = await channelOf(call, channel_id);
    const address = row?.is_on ? await openSecret(call, channelAddress, channel_id) : null;
    // The people in a channel of the company read its language.
    const open = await inLanguageOf(call, { user_id: null, partner_id: null }, async () => mailTexts.open);
    return row && address ? { ...row, address, open } : undefined;
  });
  if (!channel) throw new Refusal(409, 'The channel is paused or was deleted.');
  const buttons = link?.startsWith('/') ? [{ label: channel.open, url: `${kernel.config.baseUrl}${link}` }] : [];
  const note = (error: string | null) => within((call) => noteResult(call, channel_id, error));
  try {
    const status = await requestChatChannel(kernel, channel, { text, facts, buttons });
    if (status >= 200 && status < 300) {
      await note(null);
      return { status };
    }
    const problem = `${kindName(channel.kind)} answered with the status ${status}.`;
    if (status >= 500 || status === 429) throw new OutgoingError('unreachable', problem);
    throw new Refusal(422, `${problem} Check the address of the channel “${channel.name}”.`);
  } catch (error) {
    if (error instanceof Refusal || error instanceof OutgoingError) await note(error.message.slice(0, 300));
    throw error;
  }
}

export const automates = defineAutomationAction({
  key: 'chat',
  label: 'Post a chat message',
  about: 'Posts a message with facts and a link to a channel of Slack or Microsoft Teams.',
  group: 'Messages',
  sentence: 'Post “{text}” to {channel_id}',
  params: [
    {
      name: 'channel_id',
      label: 'Channel',
      help: 'Add channels under Settings, Chat channels.',
      kind: 'choice',
      choices: channelChoices,
      required: true,
    },
    { name: 'text', label: 'Message', kind: 'long', required: true, max: 2000 },
    { name: 'facts', label: 'Facts', help: `Up to ${MAX_FACTS} values, shown below the message.`, kind: 'fields' },
    { name: 'with_link', label: 'Add a button that opens the record', kind: 'boolean', initial: true },
  ],
  can: () => 'chat_channels:manage',
  check: async (_call, { facts }): Promise<Record<string, string>> =>
    Array.isArray(facts) && facts.length > MAX_FACTS ? { facts: `Choose at most ${MAX_FACTS} facts.` } : {},
  run: prepareMessage,
  send: postMessage,
});
