import { defineTool, type ProposedChange } from '#server/extension-points/assistant-tools.ts';
import { citations, recordSource } from '#server/extension-points/assistant-words.ts';
import { closed, Id, oneOf, type Static, Type } from '#shared/schema.ts';

const Input = closed({
  registration_id: Type.Intersect([Id], { description: 'The deal registration, from find_records.' }),
  text: Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
  /** Partners have no internal comments. */
  visibility: Type.Optional(oneOf('internal', 'shared')),
});

const proposeReply = defineTool({
  name: 'propose_reply',
  isCovered: true,
  label: 'Preparing a reply',
  about:
    'Prepares a comment on a deal registration, to be confirmed before it is posted: a reply to the other side, or an internal note of the company. A comment of a partner is always read by the company.',
  input: Input,
  output: { proposed: 'value' },
  modes: ['company', 'partner'],
  can: 'deal_registration_comments:manage',
  proposes: { method: 'POST', url: '/deal_registration_comments' },
  run: async (reader, { registration_id, text, visibility = 'shared' }: Static<typeof Input>) => {
    const isPartner = reader.actor.mode === 'partner';
    const { id, account_name, partner_name } = await reader.get<{
      id: string;
      account_name: string;
      partner_name?: string | null;
    }>(`/deal_registrations/${registration_id}`);
    const { sources, cite } = citations();
    const source = recordSource(reader, 'deal_registrations', id, account_name);
    const isShared = isPartner || visibility === 'shared';
    const readers = isPartner ? 'the company' : isShared ? (partner_name ?? 'the partner') : 'your team';
    const changes: ProposedChange[] = [
      { label: 'Registration', before: null, after: account_name },
      { label: 'Comment', before: null, after: text },
      { label: 'Visible to', before: null, after: isShared ? 'Both sides' : 'Only your company' },
    ];
    return {
      data: { proposed: true },
      sources,
      says: `I prepared a comment on the registration of ${account_name}${cite(source)} for ${readers}. It is posted when you confirm it.`,
      proposal: {
        title: `Comment on the registration of ${account_name}`.slice(0, 300),
        changes,
        body: { registration_id: id, body: text, ...(!isPartner && { visibility }) },
        opens: source?.to ?? '/work',
        effect: isShared
          ? `${isPartner ? 'The company' : 'The partner'} is notified and can read it. Shared comments cannot be recalled.`
          : 'Partners never see internal comments.',
      },
    };
  },
});

export const tools = [proposeReply];
