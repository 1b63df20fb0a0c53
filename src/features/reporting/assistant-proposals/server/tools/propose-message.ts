import type { Row } from '#server/db/client.ts';
import { Refusal } from '#server/errors.ts';
import {
  defineTool,
  type ProposedChange,
  type Reader,
  type ToolAnswer,
} from '#server/extension-points/assistant-tools.ts';
import { unknownName } from '#server/query/suggest.ts';
import { declaredResources } from '#server/resource/define.ts';
import { allows } from '#shared/access/permissions.ts';
import { nounSingular } from '#shared/nouns/nouns.ts';
import { closed, Id, oneOf, type Static, Type } from '#shared/schema.ts';
import { runPart } from '../parts.ts';
import { type Conversation, conversations } from './conversations.ts';
import { proposalSource, proposalTitle } from './rows.ts';

const Input = closed({
  kind: Type.String({ maxLength: 60, description: 'The kind of record that it is about, such as opportunities.' }),
  id: Type.Intersect([Id], { description: 'The record, from query or search.' }),
  as: Type.Optional(
    Type.Intersect([oneOf('note', 'email')], {
      description: 'A note or comment on the record (the default), or an email to its contacts.',
    }),
  ),
  text: Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
  visibility: Type.Optional(
    Type.Intersect([oneOf('internal', 'shared')], {
      description: 'Who can read the note: only the person’s own company (default) or both sides.',
    }),
  ),
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Of an email.' })),
  contact_ids: Type.Optional(
    Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true, description: 'The recipients of an email.' }),
  ),
});

const LISTS = new Set(['record_emails', ...Object.values(conversations).map(({ list }) => list)]);

export const proposeMessage = defineTool({
  name: 'propose_message',
  label: 'Preparing a message',
  about:
    'Prepares a note, comment or reply on a record, or an email to its contacts, which the person reads and confirms. Answer an open question of a registration with propose_step and the step answer.',
  input: Input,
  output: { proposed: 'value', recipients: ['person'], subject: 'value' },
  modes: ['company', 'partner'],
  can: 'tasks:manage',
  proposes: { method: 'POST', url: '/:list', allows: ({ list = '' }) => LISTS.has(list) },
  run: async (reader, input: Static<typeof Input>) =>
    input.as === 'email' ? email(reader, input) : note(reader, input),
});

type Input = Static<typeof Input>;

async function email(reader: Reader, { kind, id, text, subject, contact_ids }: Input): Promise<ToolAnswer> {
  if (!subject) throw new Refusal(422, 'Enter a subject for the email.');
  const answer = await runPart(reader, 'propose_email', {
    kind,
    id,
    subject,
    text,
    ...(contact_ids && { contact_ids }),
  });
  return { ...answer, proposal: { ...answer.proposal!, params: { list: 'record_emails' } } };
}

async function note(reader: Reader, { kind, id, text, visibility = 'internal' }: Input): Promise<ToolAnswer> {
  const { mode, permissions } = reader.actor;
  const conversation = conversations[kind];
  const resource = declaredResources().get(kind);
  const list = conversation && declaredResources().get(conversation.list);
  const isPartner = mode === 'partner';
  if (!resource || !list || (isPartner && !conversation.isShared))
    throw new Refusal(
      422,
      `There is ${unknownName('kind with notes', kind, Object.keys(conversations), { offer: 'kinds' })}.`,
    );
  const { guardedBy = list.name } = list;
  if (!allows(permissions, guardedBy, 'manage'))
    throw new Refusal(422, `You do not have the permission to write a ${conversation.what}.`);
  const row = await reader.get<Row>(`/${kind}/${id}`);
  const isShared = isPartner || (conversation.isShared && visibility === 'shared');
  if (visibility === 'shared' && !isShared)
    throw new Refusal(
      422,
      `Partners never see a ${conversation.what} on a ${nounSingular(kind)}. Leave out visibility.`,
    );
  const title = proposalTitle(resource, row);
  const source = proposalSource(reader, resource, row);
  const changes: ProposedChange[] = [
    { label: 'Record', before: null, after: `${title} (${nounSingular(kind)})` },
    { label: conversation.what === 'note' ? 'Note' : 'Comment', before: null, after: text },
    { label: 'Visible to', before: null, after: isShared ? 'Both sides' : 'Only your company' },
  ];
  return {
    data: { proposed: true },
    sources: source ? [source] : [],
    says: `I prepared a ${conversation.what} on ${title}${source ? ' [1]' : ''}. It is saved when you confirm it.`,
    proposal: {
      title: `Add a ${conversation.what} to ${title}`.slice(0, 300),
      changes,
      params: { list: conversation.list },
      body: bodyOf(conversation, { kind, id, text, isShared, isPartner }),
      opens: source?.to ?? '/work',
      effect: isShared
        ? 'The other side can read it. A shared entry cannot be made internal.'
        : 'Only your company sees it.',
    },
  };
}

interface Entry {
  kind: string;
  id: string;
  text: string;
  isShared: boolean;
  isPartner: boolean;
}

const bodyOf = ({ column, shared }: Conversation, { kind, id, text, isShared, isPartner }: Entry) => ({
  ...(column === 'ref_id' && { ref_table: kind }),
  [column]: id,
  body: text,
  ...(shared && !isPartner && { visibility: isShared ? shared : 'internal' }),
});
