import { defineTool } from '#server/extension-points/assistant-tools.ts';
import { citations, recordSource } from '#server/extension-points/assistant-words.ts';
import { closed, Id, oneOf, type Static, Type } from '#shared/schema.ts';

const Input = closed({
  deal_id: Type.Intersect([Id], { description: 'The deal (opportunities), from find_records.' }),
  text: Type.String({ minLength: 1, maxLength: 20_000, pattern: '\\S' }),
  visibility: Type.Optional(oneOf('internal', 'partner')),
});

const proposeDealNote = defineTool({
  name: 'propose_deal_note',
  isCovered: true,
  label: 'Preparing a note',
  about:
    'Prepares a note on a deal, to be confirmed before it is saved. `internal` notes are read by the company only (the default); `partner` notes also by the partners of the deal. Notes of a partner are always shared.',
  input: Input,
  output: { proposed: 'value' },
  modes: ['company', 'partner'],
  can: 'opportunity_notes:manage',
  proposes: { method: 'POST', url: '/opportunity_notes' },
  run: async (reader, { deal_id, text, visibility = 'internal' }: Static<typeof Input>) => {
    const isPartner = reader.actor.mode === 'partner';
    const { id, name } = await reader.get<{ id: string; name: string }>(`/opportunities/${deal_id}`);
    const { sources, cite } = citations();
    const source = recordSource(reader, 'opportunities', id, name);
    const isShared = isPartner || visibility === 'partner';
    return {
      data: { proposed: true },
      sources,
      says: `I prepared a note on ${name}${cite(source)}. It is saved when you confirm it.`,
      proposal: {
        title: `Add a note to ${name}`.slice(0, 300),
        changes: [
          { label: 'Deal', before: null, after: name },
          { label: 'Note', before: null, after: text },
          {
            label: 'Visible to',
            before: null,
            after: isShared ? 'The company and the partners of the deal' : 'Only your company',
          },
        ],
        body: { opportunity_id: id, body: text, ...(!isPartner && { visibility }) },
        opens: source?.to ?? '/work',
        ...(isShared && { effect: 'The other side can read the note. A shared note cannot be made internal.' }),
      },
    };
  },
});

export const tools = [proposeDealNote];
