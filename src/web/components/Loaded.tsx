import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../requests/api.ts';
import { ErrorState } from './ErrorState.tsx';
import { NotFound } from './NotFound.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Shows the states before there is a row: loading, not found, or failed. */
export function Loaded<R>({ query, children }: { query: UseQueryResult<R>; children: (row: R) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (isNotFound(query.error)) return <NotFound />;
  return query.error ? <ErrorState error={query.error} reset={query.refetch} /> : <PageSkeleton />;
}

/** Whether the row does not exist, or the id in the address is invalid. */
function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || (error.status === 400 && 'id' in error.errors));
}
