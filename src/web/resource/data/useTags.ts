import { useCan, useSession } from '../../session/session.tsx';
import type { Column, Option } from '../list/columns.ts';
import type { FilterSpec } from '../list/filters.ts';
import { type Row, useList } from './useResource.ts';

interface Tag extends Row {
  name: string;
  color: string | null;
}

/** The company's tags of an entity as options with their colors; empty without an entity. */
export function useTags(entity: string | undefined): Option[] {
  const mayView = useCan('tags', 'view');
  const { mode } = useSession();
  const { data } = useList<Tag>(
    'tags',
    {
      filters: [{ field: 'entity', operator: 'eq', values: [entity ?? ''] }],
      sort: [{ field: 'name', descending: false }],
      start: 0,
      end: 500,
    },
    // Partners have no tags of their own.
    { enabled: entity !== undefined && mayView && mode === 'company' },
  );
  return (data?.rows ?? []).map(({ name, color }) => ({ value: name, label: name, color }));
}

/** Adds the existing tags to a list's columns and filters over `tags`. */
export function useTagged<R extends Row>(
  entity: string | undefined,
  columns: readonly Column<R>[],
  filters: readonly FilterSpec[],
): { columns: Column<R>[]; filters: FilterSpec[] } {
  const options = useTags(entity);
  return {
    columns: columns.map((column) => (column.field === 'tags' ? { ...column, options } : column)),
    filters: filters.map((filter) => (filter.field === 'tags' ? { ...filter, kind: 'multi', options } : filter)),
  };
}
