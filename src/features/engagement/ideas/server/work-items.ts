import { defineWorkItems } from '#server/work-items.ts';

export const workItems = defineWorkItems([
  {
    kind: 'idea',
    side: 'company',
    can: 'ideas:manage',
    label: 'Ideas to answer',
    verb: 'Open',
    from: 'ideas t',
    where: "t.status = 'open' and t.replied_at is null and t.archived_at is null",
    title: 't.title',
    detail: 't.author_name',
    since: 't.created_at',
    to: '/feedback/ideas/show/$id',
    about: ['ideas'],
  },
]);
