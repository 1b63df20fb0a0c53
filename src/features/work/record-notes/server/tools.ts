import { defineTool } from '#server/extension-points/assistant-tools.ts';
import { citations, recordSource } from '#server/extension-points/assistant-words.ts';
import { nounSingular } from '#shared/nouns/nouns.ts';
import { closed, Id, oneOf, type Static, Type } from '#shared/schema.ts';
import { notedTables } from '../schema.ts';

const Input = closed({
  kind: oneOf(...notedTables),
  id: Type.Intersect([Id], { description: 'The record, from find_records.' }),
  text: Type.String({ minLength: 1, maxLength: 20_000, pattern: '\\S' }),
});

const proposeNote = defineTool({
  name: 'propose_note',
  isCovered: true,
  label: 'Preparing a note',
  about:
    'Prepares an internal note on a partner, account, lead or contract, which the person confirms. Partners never see it. Notes on deals have their own tool.',
  input: Input,
  output: { proposed: 'value' },
  modes: ['company'],
  can: 'record_notes:manage',
  proposes: { method: 'POST', url: '/record_notes' },
  run: async (reader, { kind, id, text }: Static<typeof Input>) => {
    const record = await reader.get<{
      id: string;
      name?: string;
      title?: string;
      company_name?: string | null;
      contact_name?: string;
    }>(`/${kind}/${id}`);
    const name =
      record.name || record.title || record.company_name || record.contact_name || `the ${nounSingular(kind)}`;
    const { sources, cite } = citations();
    const source = recordSource(reader, kind, record.id, name);
    return {
      data: { proposed: true },
      sources,
      says: `I prepared an internal note on ${name}${cite(source)}. It is saved when you confirm it.`,
      proposal: {
        title: `Add a note to ${name}`.slice(0, 300),
        changes: [
          { label: 'Record', before: null, after: `${name} (${nounSingular(kind)})` },
          { label: 'Note', before: null, after: text },
        ],
        body: { ref_table: kind, ref_id: record.id, body: text },
        opens: source?.to ?? '/work',
        effect: 'Only your company sees the note.',
      },
    };
  },
});

export const tools = [proposeNote];
