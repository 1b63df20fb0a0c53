import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type DescribedKind, MOST_ROWS, type Query, type QueryAnswer } from '#shared/query/query.ts';
import { api, apiRows } from '#web/requests/api.ts';

/** Everything that the reader can ask about. */
export function useKinds() {
  return useQuery({
    queryKey: ['query', 'kinds'],
    queryFn: ({ signal }) => apiRows<DescribedKind>('query/kinds', { signal }),
    staleTime: 300_000,
  });
}

/** The answer as a report has it: whole, unless the question itself has a limit. */
const answerOptions = (question: Query) =>
  queryOptions({
    queryKey: ['query', 'answer', question],
    queryFn: ({ signal }) =>
      api<QueryAnswer>('query', { method: 'POST', body: { limit: MOST_ROWS, ...question }, asks: true, signal }),
    retry: false,
    refetchInterval: 60_000,
  });

export function useQueryAnswer(question: Query | null) {
  return useQuery({
    ...answerOptions(question ?? { of: 'none' }),
    enabled: question !== null,
    placeholderData: keepPreviousData,
  });
}
