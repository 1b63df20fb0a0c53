import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type ListQuery, MAX_PAGE_SIZE } from '#shared/nouns/list-query.ts';
import { listOptions, type Row } from '../data/useResource.ts';

/** The rows of the current page, the total and the query. */
interface Listed<R extends Row> {
  rows: readonly R[] | null;
  total: number;
  query: ListQuery;
  /** There is a checkbox for the whole page; cards have none. */
  hasPageBox: boolean;
}

/** The selected rows of a list, from any of its pages, and the function to select all. */
export function useSelection<R extends Row>(resource: string, { rows, total, query, hasPageBox }: Listed<R>) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());

  // Another filter or search clears the selection, because rows that are no longer visible must not be changed with the
  // visible ones.
  const question = JSON.stringify([query.filters, query.q]);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setChosen(new Map());
  }

  const select = useCallback((some: readonly R[], on: boolean) => {
    setChosen((before) => {
      const next = new Map(before);
      for (const row of some) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      }
      return next;
    });
  }, []);
  const toggle = useCallback(
    (id: string) => {
      const row = rows?.find((one) => one.id === id);
      if (row) select([row], !chosen.has(id));
    },
    [rows, select, chosen],
  );
  const clear = useCallback(() => setChosen(new Map()), []);

  const isPageChosen = !!rows && rows.length > 0 && (!hasPageBox || rows.every(({ id }) => chosen.has(id)));
  const most = Math.min(total, MAX_PAGE_SIZE);
  const all = {
    /** The number of rows that would be selected, limited to one page of the API. */
    count: most,
    isEvery: most === total,
    choose: async () => {
      const page = await client.fetchQuery(listOptions<R>(resource, { ...query, start: 0, end: most }));
      select(page.rows, true);
    },
  };
  return {
    chosen: useMemo(() => [...chosen.values()], [chosen]),
    ids: useMemo(() => new Set(chosen.keys()), [chosen]),
    select,
    toggle,
    clear,
    /** Offered when the whole page is selected and the list has more rows. */
    all: isPageChosen && chosen.size < most ? all : undefined,
  };
}
