import { type Condition, fullForm, operators, type When } from '#shared/conditions/conditions.ts';
import { isCountryCode } from '#shared/places/countries.ts';
import { error, warning } from './problem.ts';
import { conditionFields, type PlanProblem, type Rule } from './schema.ts';

/** Problems in the conditions of a rule. */
export function whenProblems({ when }: Rule, at: string): PlanProblem[] {
  const { any } = fullForm(when as When | undefined);
  if (any.length === 0) return [error('when_empty', at, 'The rule has no condition group, so it never applies.')];
  return any.flatMap(({ all }, group) => [
    ...(all.length === 0 && any.length > 1
      ? [
          warning(
            'group_empty',
            `${at}.any.${group}`,
            'This condition group is empty, so the rule applies to every deal.',
          ),
        ]
      : []),
    ...all.flatMap((condition, index) => conditionProblems(condition, `${at}.any.${group}.all.${index}`)),
  ]);
}

const ordered = new Set(['gt', 'gte', 'lt', 'lte', 'between']);
const countryFields = new Set(['partner.country', 'customer.country']);
const textual = new Set(['contains', 'starts_with', 'ends_with']);

function conditionProblems({ field, op, value }: Condition, path: string): PlanProblem[] {
  const type = field.startsWith('custom.') ? 'custom' : (conditionFields as Record<string, string>)[field];
  if (!type) return [error('field_unknown', `${path}.field`, `The field ${field} does not exist.`)];
  if (!operators.includes(op)) return [error('operator_unknown', `${path}.op`, `The operator ${op} does not exist.`)];
  if (op === 'is_set' || op === 'is_not_set') return [];
  if ((type === 'boolean' && (ordered.has(op) || textual.has(op))) || (type === 'number' && textual.has(op))) {
    return [error('operator_unfit', `${path}.op`, 'This operator does not work with this field.')];
  }
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  if (values.length === 0 || values.some((one) => one === ''))
    return [error('value_missing', `${path}.value`, 'Choose a value.')];
  const wanted = type === 'text' ? 'string' : type;
  if (wanted !== 'custom' && values.some((one) => typeof one !== wanted)) {
    return [
      error(
        'value_type',
        `${path}.value`,
        `Enter ${wanted === 'number' ? 'a number' : wanted === 'boolean' ? 'yes or no' : 'text'}.`,
      ),
    ];
  }
  const unknown = countryFields.has(field) && !textual.has(op) && values.find((one) => !isCountryCode(String(one)));
  if (unknown)
    return [
      error('country_unknown', `${path}.value`, `${unknown} is not a valid country code. Use a code such as DE.`),
    ];
  if (op === 'between' && !(Array.isArray(value) && value.length === 2)) {
    return [error('value_type', `${path}.value`, '“Between” needs two values.')];
  }
  // Only case files and examples may name a coupon.
  if (field === 'coupon')
    return [warning('never_holds', `${path}.field`, 'Deals have no coupon here, so this condition is never met.')];
  return [];
}
