import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { ideaSteps } from '../steps.schema.ts';

export const workItems = defineWorkItems([
  {
    group: 'answer',
    kind: 'idea',
    side: 'company',
    can: 'ideas:manage',
    label: 'Ideas to answer',
    says: ['idea needs an answer', 'ideas need an answer'],
    verb: 'Open',
    from: 'ideas t',
    where: "t.status = 'open' and t.replied_at is null and t.archived_at is null",
    title: 't.title',
    detail: 't.author_name',
    since: 't.created_at',
    to: '/feedback/ideas/show/$id',
    facts: [
      { label: 'Author', value: 't.author_name' },
      { label: 'Idea', value: 't.description' },
    ],
    // Here the status stays; it is chosen on the page of the idea.
    steps: offer(ideaSteps, 'answer').map((step) => ({
      ...step,
      sends: { status: 't.status' },
      asks: { field: 'reply', label: 'Answer' },
    })),
    about: ['ideas'],
  },
]);
