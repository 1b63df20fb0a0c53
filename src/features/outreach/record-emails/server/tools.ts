import { Refusal } from '#server/errors.ts';
import { defineTool } from '#server/extension-points/assistant-tools.ts';
import { citations, recordSource } from '#server/extension-points/assistant-words.ts';
import { nounSingular } from '#shared/nouns/nouns.ts';
import { closed, Id, oneOf, type Static, Type } from '#shared/schema.ts';
import { MOST_RECIPIENTS, mailedTables, type Recipients } from '../schema.ts';

const Input = closed({
  kind: oneOf(...mailedTables),
  id: Type.Intersect([Id], { description: 'The record from which the email is written, from find_records.' }),
  contact_ids: Type.Optional(
    Type.Array(Id, {
      minItems: 1,
      maxItems: MOST_RECIPIENTS,
      uniqueItems: true,
      description: 'The recipients among the contacts of the record; without them, the first contact.',
    }),
  ),
  subject: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  text: Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
});

const proposeEmail = defineTool({
  name: 'propose_email',
  isCovered: true,
  label: 'Preparing an email',
  about:
    'Prepares an email to contacts of a record, in plain text. It is sent when the person confirms it, never before.',
  input: Input,
  output: { proposed: 'value', recipients: ['person'], subject: 'value' },
  modes: ['company'],
  can: 'record_emails:manage',
  proposes: { method: 'POST', url: '/record_emails' },
  run: async (reader, { kind, id, contact_ids, subject, text }: Static<typeof Input>) => {
    const { contacts } = await reader.get<Recipients>(
      `/record_emails/recipients?${new URLSearchParams({ ref_table: kind, ref_id: id })}`,
    );
    const record = await reader.get<{ id: string; name?: string; title?: string }>(`/${kind}/${id}`);
    const name = record.name || record.title || `the ${nounSingular(kind)}`;
    const chosen = contact_ids ? contacts.filter((one) => contact_ids.includes(one.id)) : contacts.slice(0, 1);
    if (chosen.length === 0 || (contact_ids && chosen.length < contact_ids.length))
      throw new Refusal(422, 'A recipient is not a contact of this record who can get emails.');
    const { sources, cite } = citations();
    const source = recordSource(reader, kind, record.id, name);
    const to = chosen.map((one) => `${one.name} <${one.email}>`).join('\n');
    return {
      data: { proposed: true, recipients: chosen.map((one) => one.name), subject },
      sources,
      says: `I prepared an email to ${new Intl.ListFormat('en').format(chosen.map((one) => one.name))} about ${name}${cite(source)}. It is sent when you confirm it.`,
      proposal: {
        title: `Send the email “${subject}”`.slice(0, 300),
        changes: [
          { label: 'To', before: null, after: to },
          { label: 'About', before: null, after: `${name} (${nounSingular(kind)})` },
          { label: 'Subject', before: null, after: subject },
          { label: 'Text', before: null, after: text },
        ],
        body: { ref_table: kind, ref_id: record.id, contact_ids: chosen.map((one) => one.id), subject, body: text },
        opens: source?.to ?? '/work',
        effect: 'The email is sent in your name right away. It cannot be recalled.',
      },
    };
  },
});

export const tools = [proposeEmail];
