import { kindOf } from '#server/resource/column.ts';
import type { Resource } from '#server/resource/define.ts';
import type { TSchema } from '#shared/schema.ts';
import { normalizedHeading } from '../../fields.ts';
import type { FieldKind, TargetField } from '../../schema.ts';

/** A field as the server reads it. */
export interface Field extends TargetField {
  /** For references: the resources whose rows can be named, by the name each is permitted and stored under. */
  tables?: readonly string[];
  options?: readonly { value: string; label: string; is_archived?: boolean }[];
  /** For manually defined fields: the column of the resulting row, where its name differs. */
  column?: string;
  /** For a company's own address: one of its parts. */
  part?: string;
  /** For a column that holds several fields: parses the cell into those fields. */
  into?: (text: string) => Record<string, unknown>;
  /** Read by the plan of a CRM export itself. */
  is_curated?: boolean;
}

/**
 * The importable fields of a resource, derived from its `create` (or `update`) schema: writable fields can be imported.
 * @param references the resource of each foreign key
 */
export function fieldsOfResource(resource: Resource, references: ReadonlyMap<string, string>): Field[] {
  const shape = resource.create ?? resource.update;
  if (!shape) return [];
  const required = new Set((shape as { required?: string[] }).required ?? []);
  return Object.entries(shape.properties as Record<string, TSchema>).flatMap(([key, schema]) => {
    const declared = resource.fields?.[key];
    const table = references.get(key);
    const kind = table ? 'reference' : kindOfField(key, schema);
    if (!kind || declared?.import === false) return [];
    const headings = declared?.import || resource.import?.headings?.[key] || [];
    const labels = declared ? [declared.label, ...headings, importFieldLabel(key)] : headings;
    const label = labels[0] ?? importFieldLabel(key);
    const options = kind === 'choice' ? choicesOf(schema) : undefined;
    return [
      {
        key,
        label,
        kind,
        synonyms: [...new Set([...labels, ...namesOf(key, Boolean(table))].map(normalizedHeading))],
        ...(required.has(key) && { is_required: true }),
        ...(table && { tables: [table] }),
        ...(options && { options: options.map((value) => ({ value, label: importFieldLabel(value) })) }),
      },
    ];
  });
}

/** `owner_user_id` is Owner, `list_price_minor` List price, `is_default` Default. */
export function importFieldLabel(key: string): string {
  const words = key
    .replace(/(_user)?_id$|_minor$|_ppm$/, '')
    .replace(/^(is|has)_/, '')
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A reference is as often named (`type_name`, "Type") as given by its id. */
function namesOf(key: string, isReference: boolean): string[] {
  const bare = key.replace(/(_user)?_id$|_minor$|_ppm$/, '');
  return [key, bare, ...(isReference ? [`${bare}_name`, `${bare} full name`, `${bare} email`] : [])];
}

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: string[];
  pattern?: string;
  maxLength?: number;
  anyOf?: JsonSchema[];
}

/** Without the null it may be. */
function bare(schema: TSchema): JsonSchema {
  const { anyOf } = schema as JsonSchema;
  return anyOf?.find(({ type }) => type !== 'null') ?? (schema as JsonSchema);
}

function choicesOf(schema: TSchema): string[] {
  return bare(schema).enum ?? [];
}

function kindOfField(key: string, schema: TSchema): FieldKind | undefined {
  const { format, pattern = '', maxLength = 0, ...one } = bare(schema);
  if (one.enum) return 'choice';
  switch (kindOf(schema)) {
    case 'integer':
      return key.endsWith('_minor') ? 'money' : key.endsWith('_ppm') ? 'percent' : 'integer';
    case 'number':
      return 'decimal';
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'date';
    case 'instant':
      return 'instant';
    case 'text[]':
      return 'list';
    case 'text':
      if (format === 'email') return 'email';
      if (key === 'color') return 'color';
      if (pattern === '^[A-Z]{3}$') return 'currency';
      if (pattern === '^[A-Z]{2}$') return 'country';
      // Exact numbers travel as text; their pattern begins with a digit.
      if (pattern.startsWith('^\\d')) return 'decimal';
      if (key.endsWith('phone')) return 'phone';
      return maxLength > 500 ? 'long_text' : 'text';
    default:
      // Ids of what no foreign key explains, and things made of parts.
      return undefined;
  }
}
