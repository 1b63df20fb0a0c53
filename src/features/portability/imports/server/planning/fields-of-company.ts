import { addressParts } from '#server/resource/custom.ts';
import type { CustomDefinition } from '#server/resource/custom-definition.ts';
import { type FieldType, referenceTables } from '#shared/nouns/field-types.ts';
import { normalizedHeading } from '../../fields.ts';
import type { FieldKind } from '../../schema.ts';
import type { Field } from './fields-of-resource.ts';

const kinds: Record<Exclude<FieldType, 'ADDRESS'>, FieldKind> = {
  STRING: 'long_text',
  MULTI_SELECT: 'choices',
  SELECT: 'choice',
  DECIMAL: 'decimal',
  BOOL: 'boolean',
  DATETIME: 'instant',
  EMAIL: 'email',
  PHONE_NUMBER: 'phone',
  REFERENCE: 'reference',
};

/** The fields a company added to an entity, known by their label, their key, or as our exports call them: `custom.<key>`. */
export function fieldsOfCompany(definitions: readonly CustomDefinition[]): Field[] {
  return definitions.flatMap(({ key, label, field_type, options, is_required }) => {
    const field = (name: string, says: readonly string[]): Omit<Field, 'kind'> => ({
      key: `custom.${name}`,
      label: says[0]!,
      is_custom: true,
      synonyms: [...new Set([...says, name, `custom ${name}`].map(normalizedHeading))],
      ...(is_required && { is_required: true }),
    });
    if (field_type === 'ADDRESS') {
      return addressParts.map((part): Field => {
        const words = part.replaceAll('_', ' ');
        const says = [`${label}: ${words}`, ...(part === 'address_line_1' ? [label, `${label} street`] : [])];
        return {
          ...field(`${key}.${part}`, says),
          kind: part === 'country' ? 'country' : 'text',
          part,
          is_required: false,
        };
      });
    }
    const tables = options.length > 0 ? options.map(({ value }) => value) : referenceTables;
    return [
      {
        ...field(key, [label]),
        kind: kinds[field_type],
        ...(field_type === 'REFERENCE' && { tables }),
        // Rows still have the ones that are no longer offered; whether this row does, is asked where it is known.
        ...((field_type === 'SELECT' || field_type === 'MULTI_SELECT') && { options }),
      },
    ];
  });
}
