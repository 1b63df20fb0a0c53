import { useQuery } from '@tanstack/react-query';
import { api, apiRows } from '#web/requests/api.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import type { Checklist, StepKindRow, TrackPerson } from '../schema.ts';

/** The resources that a step of a track, an assignment or a checklist can change. */
export const changedByTracks = ['track_assignments', 'track_step_progress', 'tracks'];

export const useChecklist = (id: string) =>
  useQuery({
    queryKey: ['track_step_progress', 'checklist', id],
    queryFn: ({ signal }) => api<Checklist>(`track_assignments/${id}/checklist`, { signal }),
  });

export const useStepKinds = () =>
  useQuery({
    queryKey: ['track_step_kinds'],
    queryFn: ({ signal }) => apiRows<StepKindRow>('track_step_kinds', { signal }),
    staleTime: 300_000,
  });

export const useTrackPeople = (enabled: boolean) =>
  useQuery({
    queryKey: ['track_people'],
    queryFn: ({ signal }) => apiRows<TrackPerson>('track_people', { signal }),
    enabled,
  });

export interface Move {
  id: string;
  verb: string;
  body?: object;
}
/** An action on a step of a checklist, or on a track while it is edited. */
export const useTrackMove = (resource: 'track_step_progress' | 'tracks') =>
  useAction<Move>(
    resource,
    ({ id, verb }) => `${resource}/${id}/${verb}`,
    ({ body }) => body ?? {},
    changedByTracks,
  );
