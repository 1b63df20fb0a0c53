import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListQuery } from '#shared/nouns/list-query.ts';
import { ApiError, api, apiPage } from '../../requests/api.ts';
import { toApiQuery } from '../list/listState.ts';
import { shareRequest } from './sharedRequests.ts';

/** The fields that every row has. */
export interface Row {
  id: string;
  row_version?: number;
}

/**
 * The query of a list. Keys begin with the resource's name, so that one event from the server refreshes every screen
 * that shows it.
 */
export function listOptions<R extends Row>(resource: string, query: Partial<ListQuery> = {}) {
  const params = toApiQuery(query);
  return queryOptions({
    queryKey: [resource, 'list', params],
    queryFn: ({ signal }) => apiPage<R>(resource, params, signal),
  });
}

export function oneOptions<R extends Row>(resource: string, id: string) {
  return queryOptions({
    queryKey: [resource, 'one', id],
    queryFn: ({ signal }) => api<R>(`${resource}/${id}`, { signal }),
  });
}

/** Reads a page of rows and the total. While the next page loads, the current one stays. */
export function useList<R extends Row>(
  resource: string,
  query: Partial<ListQuery> = {},
  options: { enabled?: boolean } = {},
) {
  return useQuery({ ...listOptions<R>(resource, query), placeholderData: keepPreviousData, ...options });
}

export function useOne<R extends Row>(resource: string, id: string | undefined) {
  return useQuery({ ...oneOptions<R>(resource, id ?? ''), enabled: !!id });
}

/** Reads many rows by id in one request, for names of references. */
export function useMany<R extends Row>(resource: string | undefined, ids: readonly (string | null | undefined)[]) {
  const wanted = [...new Set(ids.filter((id) => !!id))].sort() as string[];
  return useQuery({
    queryKey: [resource, 'many', wanted],
    queryFn: async ({ signal }) => {
      const { rows } = await apiPage<R>(resource!, { id: wanted, _start: 0, _end: wanted.length }, signal);
      return new Map(rows.map((row) => [row.id, row]));
    },
    enabled: !!resource && wanted.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** A write that refreshes what it changed. `also` names other resources it changes on the server. */
export function useWrite<Input, Output>(
  resource: string,
  write: (input: Input) => Promise<Output>,
  also: readonly string[] = [],
) {
  const client = useQueryClient();
  const readAgain = () =>
    Promise.all([resource, ...also].map((name) => client.invalidateQueries({ queryKey: [name] as QueryKey })));
  const pending = useRef(new Map<string, Promise<Output>>());
  return useMutation({
    mutationFn: (input: Input) => shareRequest(pending.current, input, write),
    onSuccess: readAgain,
    // Someone else saved first, so the screen reads their version.
    onError: (error) => currentRowOf(error) && void readAgain(),
  });
}

export function useCreate<R extends Row, Body = unknown>(resource: string, also?: readonly string[]) {
  return useWrite<Body, R>(resource, (body) => api<R>(resource, { method: 'POST', body }), also);
}

export interface Change {
  id: string;
  /** Only the fields that changed. */
  values: Record<string, unknown>;
  /** The version that was edited; the server refuses to overwrite a newer one (409 with the current row). */
  row_version?: number;
}

export function useUpdate<R extends Row>(resource: string, also?: readonly string[]) {
  return useWrite<Change, R>(
    resource,
    ({ id, values, row_version }) => api<R>(`${resource}/${id}`, { method: 'PATCH', body: { ...values, row_version } }),
    also,
  );
}

export function useRemove(resource: string, also?: readonly string[]) {
  return useWrite<string, void>(resource, (id) => api<void>(`${resource}/${id}`, { method: 'DELETE' }), also);
}

/** Performs an action of the domain: `useAction('deal_registrations', (id) => `deal_registrations/${id}/approve`)`. */
export function useAction<Input, Output = unknown>(
  resource: string,
  address: (input: Input) => string,
  body: (input: Input) => unknown = () => ({}),
  also?: readonly string[],
) {
  return useWrite<Input, Output>(
    resource,
    (input) => api<Output>(address(input), { method: 'POST', body: body(input) }),
    also,
  );
}

/** The current row, from a write that was refused because someone else saved first. */
export function currentRowOf<R>(error: unknown): R | null {
  return error instanceof ApiError && error.status === 409 ? ((error.body.current as R | undefined) ?? null) : null;
}
