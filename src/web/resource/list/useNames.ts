import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSameList } from '../../interaction/useSameList.ts';
import { apiPage } from '../../requests/api.ts';
import type { Names } from './Cell.tsx';
import { type Column, cellValue } from './columns.ts';

/** Fetches the rows that the reference columns of a page refer to, with one request for each resource. */
export function useNames<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Names {
  const references = columns.filter((column) => column.kind === 'reference' && column.resource);
  const resources = useSameList([...new Set(references.map((column) => column.resource!))]);
  const results = useQueries({
    queries: resources.map((resource) => {
      const ids = references
        .filter((column) => column.resource === resource)
        .flatMap((column) => rows.map((row) => cellValue(column, row)))
        .filter((id) => typeof id === 'string');
      const wanted = [...new Set(ids)].sort();
      return {
        queryKey: [resource, 'names', wanted],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          apiPage<{ id: string }>(resource, { id: wanted, _start: 0, _end: wanted.length }, signal),
        enabled: wanted.length > 0,
      };
    }),
  });
  const pages = useSameList(results.map(({ data }) => data));
  return useMemo(
    () =>
      new Map(
        resources.map((resource, index) => {
          const found = pages[index]?.rows ?? [];
          return [resource, new Map(found.map((row) => [row.id, row as Record<string, unknown>]))];
        }),
      ),
    [resources, pages],
  );
}
