import { definePartnershipStarter } from '#features/partners/partner-applications/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { percentText } from '#shared/text/percent.ts';
import { assignTrack } from './assign.ts';

/** The track chosen at approval starts for the new partner. */
export const trackStarter = definePartnershipStarter({
  key: 'track_id',
  start: async (call, { partner_id }, track_id) => {
    await assignTrack(call, { id: track_id }, { partner_ids: [partner_id] });
    const { id } = await call.one<{ id: string }>(sql`
      select id from track_assignments
      where organization_id = ${call.organization_id} and track_id = ${track_id} and partner_id = ${partner_id}
        and status in ('assigned', 'in_progress', 'completed') order by created_at desc limit 1`);
    return id;
  },
  show: async (call, id) => {
    const found = await call.maybe<{
      track_name: string;
      status: string;
      percent: number;
      next_step: string | null;
    }>(sql`
      select track_name, status, percent, next_step from track_assignments
      where organization_id = ${call.organization_id} and id = ${id}`);
    if (!found) return undefined;
    const { track_name: title, status, percent, next_step } = found;
    const to = `/enablement/tracks/assignments/show/${id}`;
    if (status === 'completed') return { title, state: 'done', detail: 'Completed.', to };
    if (status === 'canceled') return { title, state: 'done', detail: 'Canceled.', to };
    return {
      title,
      state: 'waits',
      detail: `${percentText(percent)} done.${next_step ? ` Next: ${next_step}.` : ''}`,
      to,
    };
  },
});
