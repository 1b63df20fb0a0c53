import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type ListQuery, MAX_PAGE_SIZE } from '#shared/list-query.ts';
import { listOptions, type Row } from '../data/useResource.ts';

/** What of a list stands on the page, and how much more there is. */
interface Listed<R extends Row> {
  rows: readonly R[] | null;
  total: number;
  query: ListQuery;
  /** There is a box that chooses the page; where rows are cards, there is none. */
  hasPageBox: boolean;
}

/** The rows chosen in a list, of whatever pages of one question, and the way to choose all it has. */
export function useSelection<R extends Row>(resource: string, { rows, total, query, hasPageBox }: Listed<R>) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());

  // What another question leaves out nobody sees: it must not be changed together with what is there.
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
    /** How many that would be; as many as one page of the API brings. */
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
    /** Offered once everything on the page is chosen, as far as that is one press, and the list has more. */
    all: isPageChosen && chosen.size < most ? all : undefined,
  };
}
