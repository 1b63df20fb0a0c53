import type { Refusal } from '#server/errors.ts';
import type { Values } from '../plan.ts';
import type { Sync } from './sync.ts';

/** An amount is only right together with its currency, so one is not written without the other. */
export function withCoupled({ fields }: Sync, values: Values, names: readonly string[]): string[] {
  const currencyOf = (name: string) => fields.find((one) => one.name === name)?.currency_field;
  const amounts = Object.keys(values).filter((name) => names.includes(currencyOf(name) ?? ''));
  const currencies = names.flatMap((name) => currencyOf(name) ?? []).filter((name) => name in values);
  const all = new Set([...names, ...amounts, ...currencies]);
  // Other amounts in the currency of a refused one stay out, too.
  for (const name of Object.keys(values)) if (all.has(currencyOf(name) ?? '')) all.add(name);
  return [...all];
}

export function refusedFields({ errors = {} }: Refusal, values: Values, { fields }: Sync): string[] {
  return Object.keys(errors).filter(
    (field) => field in values && !fields.find(({ name }) => name === field)?.is_required,
  );
}

export const detailOf = ({ errors = {} }: Refusal): string | null =>
  Object.entries(errors)
    .map(([field, texts]) => `${field} ${texts.join(', ')}`)
    .join('; ') || null;

/** A refusal with the labels of fields, such as "Name is empty in HubSpot and required here." @param field only this one */
export function refusalSentence(
  { fields, mapping }: Sync,
  { errors = {}, message }: Refusal,
  values: Values,
  field?: string,
): string {
  const sentences = Object.entries(errors).flatMap(([name, texts]) => {
    const found = fields.find((one) => one.name === name);
    if (!found || (field !== undefined && name !== field)) return [];
    if (found.is_required && String(values[name] ?? '').trim() === '')
      return [`${found.label} is empty in ${mapping.connection_name} and required here.`];
    return [`${found.label} ${texts.join(', ')}.`];
  });
  if (sentences.length > 0) return sentences.join(' ');
  if (field !== undefined && Object.keys(errors).length > 0 && !(field in errors) && !('value' in errors))
    return 'An amount and its currency are only written together.';
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
