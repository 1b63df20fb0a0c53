import { defineWorkItems } from '#server/extension-points/work-items.ts';

export const workItems = defineWorkItems([
  {
    group: 'follow_up',
    kind: 'partner_health_dropped',
    side: 'company',
    can: 'partner_health:manage',
    label: 'Health dropped',
    says: ['partner has lost health', 'partners have lost health'],
    verb: 'Open',
    from: `partner_health t
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id and p.archived_at is null`,
    where: 't.dropped_on is not null and t.acknowledged_at is null',
    parent: 't.partner_id',
    title: 'p.name',
    detail: "'From ' || t.dropped_from || ' to ' || t.level",
    owner: 'p.owner_user_id',
    since: 't.dropped_on::timestamptz',
    to: '/partners/show/$parent_id',
    steps: [{ key: 'acknowledge', label: 'Acknowledge', url: '/partner_health/$id/acknowledge' }],
    about: ['partner_health'],
  },
]);
