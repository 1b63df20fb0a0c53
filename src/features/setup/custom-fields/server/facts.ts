import type { Call } from '#server/call.ts';
import { defineFacts, type Fact, type Subject, subjects } from '#server/extension-points/facts.ts';
import { customDefinitions } from '#server/resource/custom.ts';
import type { CustomDefinition } from '#server/resource/custom-definition.ts';
import type { CustomEntity } from '../schema.ts';

/** The prefix of a noun's custom fields in audiences: `partner.custom.<key>`. */
export const audienceFields: Partial<Record<CustomEntity, string>> = {
  partners: 'partner',
  contacts: 'contact',
  opportunities: 'deal',
};

/** A company's own fields. */
export const customFacts = subjects.map((subject) =>
  defineFacts(subject, (call) => factsOfFields(call, subject, audienceFields[subject]!)),
);

async function factsOfFields(call: Call, subject: Subject, prefix: string): Promise<Fact[]> {
  return (await customDefinitions(call, subject)).flatMap((field) => factsOfField(field, prefix));
}

/** The parts of an address that audiences can filter by. */
const parts = { city: 'city', state: 'state', postal_code: 'postal code', country: 'country' };

function factsOfField({ key, label, field_type, options }: CustomDefinition, prefix: string): Fact[] {
  const fact = { field: `${prefix}.custom.${key}`, label, group: 'Custom fields' };
  const choices = options.map((option) => ({
    value: option.value,
    label: option.label,
    ...(option.is_archived && { is_archived: true }),
  }));
  switch (field_type) {
    case 'SELECT':
      return [{ ...fact, kind: 'list', options: choices, read: text(key) }];
    case 'MULTI_SELECT':
      return [
        {
          ...fact,
          kind: 'list',
          options: choices,
          many: true,
          read: (row, { parameters }) => {
            const value = `${row}.custom->${parameters.add(key)}::text`;
            return `case when jsonb_typeof(${value}) = 'array' then array(select jsonb_array_elements_text(${value})) else '{}'::text[] end`;
          },
        },
      ];
    case 'DECIMAL':
      return [{ ...fact, kind: 'number', read: (row, on) => `(${text(key)(row, on)})::numeric` }];
    case 'BOOL':
      return [{ ...fact, kind: 'yes_no', read: (row, on) => `(${text(key)(row, on)})::boolean` }];
    case 'DATETIME':
      // The day it is in the company's time zone.
      return [
        {
          ...fact,
          kind: 'date',
          read: (row, on) => `((${text(key)(row, on)})::timestamptz at time zone ${on.timezone})::date`,
        },
      ];
    case 'REFERENCE':
      return [
        {
          ...fact,
          kind: 'words',
          read: (row, { parameters }) => `${row}.custom->${parameters.add(key)}::text->>'name'`,
        },
      ];
    case 'ADDRESS':
      return Object.entries(parts).map(([part, word]) => ({
        ...fact,
        field: `${fact.field}.${part}`,
        label: `${label}, ${word}`,
        kind: part === 'country' ? 'countries' : 'words',
        read: (row, { parameters }) => `nullif(${row}.custom->${parameters.add(key)}::text->>'${part}', '')`,
      }));
    default:
      return [{ ...fact, kind: 'words', read: text(key) }];
  }
}

function text(key: string): Fact['read'] {
  return (row, { parameters }) => `${row}.custom->>${parameters.add(key)}::text`;
}
