import type { PublicField } from './field.ts';

/** A wish of a visitor: a field and the value that it must have. */
export interface Wish {
  field: PublicField;
  /** An option of a choice; null for a field that must be yes. */
  option: string | null;
}

/** The fields that can be asked about: the visitor sees their values, and they have few of them. */
export const askableFields = (fields: readonly PublicField[]): PublicField[] =>
  fields.filter(({ field_type, options }) =>
    field_type === 'BOOL' ? true : ['SELECT', 'MULTI_SELECT'].includes(field_type) && options.length > 0,
  );

/** The answers that the visitor chose, and those that the words of the need imply. */
export function matchWishesOf(fields: readonly PublicField[], need: string, chosen: readonly string[] = []): Wish[] {
  const askable = askableFields(fields);
  const given = chosen.flatMap((pair): Wish[] => {
    const field = askable.find(({ id }) => id === pair.slice(0, 36));
    const value = pair.slice(37);
    if (!field) return [];
    if (field.field_type === 'BOOL') return value === 'true' ? [{ field, option: null }] : [];
    return field.options.some((option) => option.value === value) ? [{ field, option: value }] : [];
  });
  const words = wordsOf(need);
  const implied = askable.filter(
    ({ id, field_type, label }) =>
      field_type === 'BOOL' && !given.some(({ field }) => field.id === id) && isNamed(wordsOf(label), words),
  );
  return [...given, ...implied.map((field): Wish => ({ field, option: null }))];
}

/** Shorter words are mostly prepositions. */
const SHORTEST_MEANINGFUL = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Two neighboring words of the label that end in a meaningful one, such as "on site" of "Installs on site"; for a label
 * of one word, that word.
 */
function isNamed(label: readonly string[], words: readonly string[]): boolean {
  if (label.length < 2) return label.length === 1 && words.includes(label[0]!);
  const pairs = new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
  return label.slice(1).some((word, at) => word.length >= SHORTEST_MEANINGFUL && pairs.has(`${label[at]} ${word}`));
}

/** The condition on the partner `p`; keys of custom fields are checked when the field is created. */
export function wishCondition({ field: { key, field_type }, option }: Wish, add: (option: string) => string): string {
  if (option === null) return `p.custom->'${key}' = 'true'`;
  const value = `${add(option)}::text`;
  return field_type === 'SELECT' ? `p.custom->>'${key}' = ${value}` : `p.custom->'${key}' ? ${value}`;
}

/** The wish as a reason: `Installs on site`, `Industries served: Logistics`. */
export function wishReason({ field: { label, options }, option }: Wish): string {
  return option === null ? label : `${label}: ${options.find(({ value }) => value === option)!.label}`;
}
