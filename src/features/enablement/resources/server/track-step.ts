import { defineTrackStep } from '#features/enablement/tracks/server/service.ts';

export const trackSteps = defineTrackStep({
  key: 'resource',
  label: 'View a resource',
  description: 'Done when a partner user opens it.',
  refers: { resource: 'resources', label: 'Resource', required: true },
  topics: ['resources.opened'],
  link: ({ ref_id }) => `/partner-resources/${ref_id}`,
  isDone: (call, { partner_id, user_id }, { ref_id }) =>
    call.maybe(
      `select created_at as at, 'resource_events' as ref_table, id as ref_id from resource_events
       where organization_id = $1 and partner_id = $2 and resource_id = $3 and ($4::uuid is null or user_id = $4)
       order by created_at desc limit 1`,
      [call.organization_id, partner_id, ref_id, user_id],
    ),
});
