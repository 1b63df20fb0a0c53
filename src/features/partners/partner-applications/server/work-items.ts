import { defineWorkItems } from '#server/work-items.ts';
import { reasonOptions } from '../schema.ts';

const application = {
  from: 'partner_applications t',
  partner: 'null',
  detail: "concat_ws(' · ', t.contact_name, t.email)",
  due: { at: 't.review_due_at' },
  since: 't.created_at',
  facts: [
    { label: 'Contact', value: 't.contact_name' },
    { label: 'Email', value: 't.email' },
    { label: 'Phone', value: 't.phone' },
    { label: 'Website', value: 't.website', as: 'link' },
    { label: 'Country', value: 't.country' },
    { label: 'Message', value: 't.message' },
    { label: 'Answer', value: 't.answer' },
  ],
  about: ['partner_applications'],
} as const;

export const workItems = defineWorkItems([
  {
    ...application,
    kind: 'application_review',
    side: 'company',
    can: 'partner_applications:manage',
    label: 'Applications to decide',
    says: ['application needs a decision', 'applications need a decision'],
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
      {
        key: 'reject',
        label: 'Reject',
        url: '/partner_applications/$id/reject',
        chooses: { field: 'reason_code', label: 'Reason', options: reasonOptions },
        asks: { field: 'reason_text', label: 'Message to the applicant', optional: true },
        danger: true,
      },
    ],
  },
  {
    ...application,
    kind: 'join_request',
    side: 'partner',
    can: 'partner_applications:manage',
    label: 'Requests to join',
    says: ['person wants to join your portal', 'people want to join your portal'],
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
