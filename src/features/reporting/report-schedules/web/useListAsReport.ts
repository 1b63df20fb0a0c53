import type { ReportSchedule } from '../schema.ts';
import { type ListAsked, questionOfList } from '../view-question.ts';
import { useFields, useObjects } from './useObjects.ts';

interface NamedList extends ListAsked {
  object: string;
}

/**
 * The content of a report that shows a list as its reader saw it: null without a list or for data that reports do not
 * have, undefined while loading. `text` comes from the address, so it may be anything.
 */
export function useListAsReport(text: string | undefined): Partial<ReportSchedule> | null | undefined {
  const asked = listIn(text);
  const objects = useObjects().data;
  const object = objects?.find(({ name }) => name === asked?.object);
  const fields = useFields(object?.name);
  if (!asked || (objects && !object)) return null;
  if (!object || !fields) return undefined;
  const { lost: _, ...question } = questionOfList(asked, fields);
  return { name: object.label, object: object.name, ...question };
}

function listIn(text: string | undefined): NamedList | null {
  try {
    const { object, columns, filters, sort } = JSON.parse(text ?? 'null') as Partial<NamedList>;
    if (typeof object !== 'string' || ![columns, filters, sort].every(Array.isArray)) return null;
    return { object, columns: columns!, filters: filters!, sort: sort! };
  } catch {
    return null;
  }
}
