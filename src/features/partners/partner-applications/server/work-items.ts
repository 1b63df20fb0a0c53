import { defineWorkItems } from '#server/work-items.ts';

const application = {
  from: 'partner_applications t',
  partner: 'null',
  detail: "concat_ws(' · ', t.contact_name, t.email)",
  due: { at: 't.review_due_at' },
  since: 't.created_at',
  about: ['partner_applications'],
} as const;

export const workItems = defineWorkItems([
  {
    ...application,
    kind: 'application_review',
    side: 'company',
    can: 'partner_applications:manage',
    label: 'Applications to decide',
    verb: 'Review',
    where: "t.status = 'pending_review' and t.door = 'new'",
    title: 't.company_name',
    owner: 't.owner_user_id',
    to: '/partners/pending/opportunities/show/$id?queue=sign-ups',
    steps: [
      {
        key: 'approve',
        label: 'Approve',
        url: '/partner_applications/$id/approve',
        confirm:
          'The company becomes a partner with the defaults of the sign-up page: type, tier, contract, track and invitation.',
      },
      {
        key: 'ask',
        label: 'Ask',
        url: '/partner_applications/$id/ask',
        asks: { field: 'question', label: 'Question' },
      },
    ],
  },
  {
    ...application,
    kind: 'join_request',
    side: 'partner',
    can: 'partner_applications:manage',
    label: 'Requests to join',
    verb: 'Review',
    where: "t.status = 'pending_review' and t.door = 'join'",
    title: 't.contact_name',
    to: '/join-requests',
    steps: [
      {
        key: 'approve',
        label: 'Approve',
        url: '/partner_applications/$id/approve',
        confirm: 'The person becomes a user of your company in the portal.',
      },
    ],
  },
]);
