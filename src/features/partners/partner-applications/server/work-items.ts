import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { applicationSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

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
    group: 'decide',
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
    steps: offer(applicationSteps, 'approve', 'ask', 'reject'),
  },
  {
    ...application,
    group: 'decide',
    kind: 'join_request',
    side: 'partner',
    can: 'partner_applications:manage',
    get label() {
      return workTexts.joinRequests.label;
    },
    get says() {
      return workTexts.joinRequests.says;
    },
    get verb() {
      return workTexts.joinRequests.verb;
    },
    where: "t.status = 'pending_review' and t.door = 'join'",
    title: 't.contact_name',
    to: '/join-requests',
    steps: offer(applicationSteps, 'approve').map((step) => ({
      ...step,
      confirm: 'The person joins your company and can sign in to the portal.',
    })),
  },
]);
