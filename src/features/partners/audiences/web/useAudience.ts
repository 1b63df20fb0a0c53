import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FieldSpec, missingPart, specOf } from '#shared/conditions/condition-kinds.ts';
import type { AnyWhen } from '#shared/conditions/conditions.ts';
import { type ApiError, api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import type { AudienceAnswer, AudienceEntity, AudienceRequest } from '../schema.ts';

/** The facts that conditions of an entity can use, the same for every audience of it. */
export function useVocabulary(entity: AudienceEntity) {
  return useQuery({
    queryKey: ['audiences', 'vocabulary', entity],
    queryFn: async ({ signal }) =>
      (await api<{ facts: FieldSpec[] }>('audiences/vocabulary', { query: { entity }, signal })).facts,
    staleTime: 60_000,
  });
}

/** An answer with the question it is to: what is on the screen may have moved on. */
type Answered = AudienceAnswer & { request: AudienceRequest };

/** The live answer to conditions, asked again soon after the last change. */
export function useAnswer(ask: AudienceRequest | null) {
  const settled = useDebounced(ask === null ? null : JSON.stringify(ask), 400);
  return useQuery<Answered, ApiError>({
    queryKey: ['audiences', 'preview', settled],
    queryFn: async ({ signal }) => {
      const request = JSON.parse(settled!) as AudienceRequest;
      return {
        ...(await api<AudienceAnswer>('audiences/preview', { method: 'POST', body: request, signal })),
        request,
      };
    },
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export const PAGE = 20;

/** The first request for the members, before the user asks for more rows. */
export const previewRequest = (entity: AudienceEntity, conditions: AnyWhen, audience_id?: string): AudienceRequest => ({
  entity,
  conditions,
  audience_id: audience_id ?? null,
  only: null,
  count: PAGE,
});

/** Conditions that are still being written ask nothing yet. */
export function areComplete({ any }: AnyWhen, specs: readonly FieldSpec[]): boolean {
  const conditions = any.flatMap(({ all }) => all);
  return (
    conditions.length > 0 &&
    conditions.every((one) => {
      const { spec } = specOf(specs, one.field);
      return spec !== undefined && missingPart(one, spec.kind) === undefined;
    })
  );
}
