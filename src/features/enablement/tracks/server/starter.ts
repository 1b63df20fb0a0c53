import { definePartnershipStarter } from '#features/partners/partner-applications/server/service.ts';
import { assignTrack } from './assign.ts';

/** The track chosen at approval starts for the new partner. */
export const trackStarter = definePartnershipStarter({
  key: 'track_id',
  start: async (call, { partner_id }, track_id) => {
    await assignTrack(call, { id: track_id }, { partner_ids: [partner_id] });
    const { id } = await call.one<{ id: string }>(
      `select id from track_assignments where organization_id = $1 and track_id = $2 and partner_id = $3
         and status in ('assigned', 'in_progress', 'completed') order by created_at desc limit 1`,
      [call.organization_id, track_id, partner_id],
    );
    return id;
  },
  show: async (call, id) => {
    const found = await call.maybe<{ track_name: string; status: string; percent: number; next_step: string | null }>(
      'select track_name, status, percent, next_step from track_assignments where organization_id = $1 and id = $2',
      [call.organization_id, id],
    );
    if (!found) return undefined;
    const { track_name: title, status, percent, next_step } = found;
    const to = `/enablement/tracks/assignments/show/${id}`;
    if (status === 'completed') return { title, state: 'done', detail: 'Completed.', to };
    if (status === 'canceled') return { title, state: 'done', detail: 'Canceled.', to };
    return { title, state: 'waits', detail: `${percent}% done.${next_step ? ` Next: ${next_step}.` : ''}`, to };
  },
});
