import { closed, nullable, type Static, Type, text } from '../schema.ts';

/** A rule of another system for a field, in addition to those of its declaration. */
export const FieldRule = closed({
  /** `industry`, or `custom.industry` for a custom field. */
  field: text(200),
  /** The name of the system, for hints: "Demo CRM". */
  source: text(200),
  is_required: Type.Boolean(),
  max_length: nullable(Type.Integer()),
  /** The only values that the other system accepts. */
  options: nullable(Type.Array(closed({ value: Type.String(), label: Type.String() }))),
});
export type FieldRule = Static<typeof FieldRule>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** The number of accepted values that a message lists. */
const MOST_LISTED = 5;

/** @returns why the other system would reject the value, for a message beside the field; undefined if it accepts it */
export function ruleProblem(rule: FieldRule, value: unknown): string | undefined {
  if (isEmpty(value)) return rule.is_required ? 'is required' : undefined;
  if (typeof value !== 'string') return undefined;
  if (rule.max_length !== null && value.length > rule.max_length)
    return `must have at most ${rule.max_length} characters`;
  if (rule.options && !rule.options.some((option) => option.value === value)) {
    const listed = rule.options.slice(0, MOST_LISTED).map(({ label }) => label);
    const rest = rule.options.length - listed.length;
    return `must be one of: ${listed.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  }
  return undefined;
}
