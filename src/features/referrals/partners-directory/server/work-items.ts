import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { changeSteps } from '../steps.schema.ts';

export const workItems = defineWorkItems([
  {
    group: 'decide',
    kind: 'listing_change',
    side: 'company',
    can: 'directory_listings:manage',
    label: 'Listing changes to approve',
    says: ['directory listing change needs approval', 'directory listing changes need approval'],
    verb: 'Review',
    from: `listing_changes t
      join directory_listings l on l.organization_id = t.organization_id and l.id = t.listing_id
      join partners_directory d on d.organization_id = t.organization_id and d.id = l.directory_id
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id`,
    where: "t.status = 'submitted'",
    title: 'p.name',
    detail: 'd.name',
    since: 't.submitted_at',
    to: '/partners_directory/changes/$id',
    facts: [
      { label: 'Directory', value: 'd.name' },
      { label: 'Proposed by', value: 't.proposed_by_name' },
      {
        label: 'Changed fields',
        value: "(select string_agg(replace(k, '_', ' '), ', ') from jsonb_object_keys(t.proposed) k)",
      },
      { label: 'Note', value: 't.note' },
    ],
    steps: offer(changeSteps, 'approve', 'reject'),
    about: ['listing_changes'],
  },
]);
