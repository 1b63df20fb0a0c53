import { defineTrackStep } from '#features/enablement/tracks/server/service.ts';
import { sql } from '#server/db/sql.ts';

export const trackSteps = defineTrackStep({
  key: 'resource',
  label: 'View a resource',
  description: 'Done when a partner user opens it.',
  refers: { resource: 'resources', label: 'Resource', required: true },
  topics: ['resources.opened'],
  link: ({ ref_id }) => `/partner-resources/${ref_id}`,
  isDone: (call, { partner_id, user_id }, { ref_id }) =>
    call.maybe(sql`
      select created_at as at, 'resource_events' as ref_table, id as ref_id from resource_events
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and resource_id = ${ref_id ?? null}
        and (${user_id}::uuid is null or user_id = ${user_id})
      order by created_at desc limit 1`),
});
