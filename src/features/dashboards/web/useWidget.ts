import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { api } from '#web/api.ts';

/** What one widget shows. `resource` is what it is about: when that changes, here or elsewhere, it is read again. */
export function useWidget<T>(resource: string, name: string): UseQueryResult<T> {
  return useQuery({
    queryKey: [resource, 'dashboard', name],
    queryFn: ({ signal }) => api<T>(`dashboards/${name}`, { signal }),
    // Clocks run, and some widgets are about several resources.
    refetchInterval: 60_000,
  });
}

/** The currency the dashboard shows: amounts of several are never added up. */
export const Currency = createContext('USD');
export const useCurrency = () => useContext(Currency);

export const inCurrency = <S extends { currency: string }>(sums: readonly S[], currency: string): S | undefined =>
  sums.find((sum) => sum.currency === currency);
