import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { regionLocale } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import type { PhraseContext } from '../describe.ts';
import type { PlanVocabulary } from '../responses.ts';

/** Records that conditions may name, with labels; the same for every plan of the company. */
export function useVocabulary() {
  return useQuery({
    queryKey: ['commission_plans', 'vocabulary'],
    queryFn: ({ signal }) => api<PlanVocabulary>('commission_plans/vocabulary', { signal }),
    staleTime: 60_000,
  });
}

const lists = [
  'partner_types',
  'partner_tiers',
  'partner_regions',
  'products',
  'product_categories',
  'opportunity_types',
] as const;

export function readingOf(vocabulary: PlanVocabulary): PhraseContext {
  const names: Record<string, string> = {};
  for (const list of lists) for (const { id, name } of vocabulary[list]) names[id] = name;
  for (const { key, label } of vocabulary.custom_fields) names[`custom.${key}`] = label;
  return { currency: vocabulary.currency, locale: regionLocale(), names };
}

export function useReading(vocabulary: PlanVocabulary): PhraseContext {
  return useMemo(() => readingOf(vocabulary), [vocabulary]);
}
