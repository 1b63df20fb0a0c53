import { type Row, useList } from '#web/resource/data/useResource.ts';
import type { TierMove } from '../move.schema.ts';
import type { TierCriterion, TierProgram, TierStanding } from '../schema.ts';

export interface Tier extends Row {
  name: string;
  color: string | null;
}

const byOrder = [{ field: 'order', descending: false }];
const all = { start: 0, end: 200 };

/** From the lowest to the highest. */
export const useTiers = (options = {}) => useList<Tier>('partner_tiers', { sort: byOrder, ...all }, options);

export function usePrograms() {
  const { data } = useList<TierProgram>('tier_programs', { sort: [{ field: 'version', descending: true }], ...all });
  const programs = data?.rows ?? [];
  const published = programs.find(({ status }) => status === 'published');
  const draft = programs.find(({ status }) => status === 'draft');
  return { isLoaded: data !== undefined, programs, published, draft };
}

export const useCriteria = (program_id: string | undefined) =>
  useList<TierCriterion>(
    'tier_criteria',
    { filters: [{ field: 'program_id', operator: 'eq', values: [program_id ?? ''] }], sort: byOrder, ...all },
    { enabled: !!program_id },
  );

const ofPartner = (partner_id: string | undefined) =>
  partner_id ? [{ field: 'partner_id', operator: 'eq' as const, values: [partner_id] }] : [];

/** The standing of one partner; in partner mode its own. */
export const useStanding = (partner_id?: string, options = {}) =>
  useList<TierStanding>('tier_standings', { filters: ofPartner(partner_id), start: 0, end: 1 }, options);

export const useMoves = (partner_id?: string) =>
  useList<TierMove>('tier_moves', {
    filters: ofPartner(partner_id),
    sort: [{ field: 'created_at', descending: true }],
    start: 0,
    end: 50,
  });

/** The number of moves that wait for a decision. */
export const useOpenMoves = () =>
  useList<TierMove>('tier_moves', {
    filters: [{ field: 'status', operator: 'eq', values: ['proposed'] }],
    start: 0,
    end: 1,
  }).data?.total;

/** Resources that a change of tiers affects. */
export const alsoChanged = ['tier_standings', 'tier_moves', 'partners', 'tier_memberships'];
