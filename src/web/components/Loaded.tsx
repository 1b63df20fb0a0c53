import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../api.ts';
import { ErrorState } from './ErrorState.tsx';
import { NotFound } from './NotFound.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** The states before there is a row: still loading, not there, or failed. */
export function Loaded<R>({ query, children }: { query: UseQueryResult<R>; children: (row: R) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  return query.error ? <ErrorState error={query.error} reset={query.refetch} /> : <PageSkeleton />;
}
