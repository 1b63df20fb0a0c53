import type { DefinedNoun, NounView } from '#shared/nouns/define-noun.ts';
import type { Field, Fields } from '#shared/nouns/fields.ts';
import type { Filter, FilterOperator, Sort } from '#shared/nouns/list-query.ts';
import { addDays } from '#shared/time/dates.ts';
import { isRolling, resolveRolling } from '#shared/time/rolling-dates.ts';
import { regionToday, startOfDay } from '../../region.ts';
import type { PresetView } from '../list/SavedViews.tsx';
import { texts as t } from '../texts.ts';

/** Parses `-created_at,name` as the sort of a list. */
export function sortOf(by: string): Sort[] {
  return by.split(',').map((part) => ({ field: part.replace('-', ''), descending: part.startsWith('-') }));
}

/** The fields that say whose work a row is. */
const owners = ['owner_user_id', 'assignee_user_id', 'assignee_id'];

/** The views of a noun for this reader: *Mine* where rows have an owner, and those it declares. */
export function viewsOf(noun: DefinedNoun, mode: 'company' | 'partner', user_id: string): PresetView[] {
  const fields: Fields = noun.fields;
  const owner = owners.find((key) => fields[key]?.filter === true);
  const mine: NounView[] = owner ? [{ key: 'mine', name: t.mineView, where: { [owner]: '@me' } }] : [];
  return [...mine.filter(({ key }) => !noun.views.some((view) => view.key === key)), ...noun.views]
    .filter((view) => view.mode === 'both' || (view.mode ?? 'company') === mode)
    .map(({ key, name, where, by }) => ({
      key,
      name,
      state: { filters: Object.entries(where).map(conditionOf(fields, user_id)), ...(by && { sort: sortOf(by) }) },
    }));
}

const operators: Record<string, FilterOperator> = { _ne: 'ne', _gte: 'gte', _lte: 'lte', _like: 'like' };

/** Splits `closed_on_gte` into the field and the operator. */
export function fieldOfCondition(key: string): [field: string, operator: FilterOperator] {
  const suffix = Object.keys(operators).find((end) => key.endsWith(end));
  return suffix ? [key.slice(0, -suffix.length), operators[suffix]!] : [key, 'eq'];
}

const conditionOf =
  (fields: Fields, user_id: string) =>
  ([key, given]: [string, string | readonly string[]]): Filter => {
    const [field, operator] = fieldOfCondition(key);
    const values = (typeof given === 'string' ? [given] : given).map((value) =>
      value === '@me' ? user_id : isRolling(value) ? dayOf(fields[field], operator, value) : value,
    );
    return { field, operator, values };
  };

/** The day, or for an instant its first or last moment. */
function dayOf(field: Field | undefined, operator: FilterOperator, value: string): string {
  const day = resolveRolling(value, regionToday());
  if (field?.kind !== 'instant') return day;
  return operator === 'lte'
    ? new Date(startOfDay(addDays(day, 1)).getTime() - 1).toISOString()
    : startOfDay(day).toISOString();
}
