import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { leadOfferSteps, leadSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

export const workItems = defineWorkItems([
  {
    group: 'decide',
    kind: 'lead_unassigned',
    side: 'company',
    can: 'leads:manage',
    label: 'Leads without a partner',
    says: ['lead has no partner', 'leads have no partner'],
    verb: 'Assign',
    from: 'leads t',
    where: "t.status = 'unassigned' and t.archived_at is null",
    partner: 'null',
    title: "coalesce(nullif(t.company_name, ''), t.contact_name)",
    detail: 't.need',
    since: 't.received_at',
    to: '/leads/show/$id',
    facts: [
      { label: 'Contact', value: 't.contact_name' },
      { label: 'Email', value: 't.contact_email' },
      { label: 'Phone', value: 't.contact_phone' },
      { label: 'Website', value: 't.company_domain', as: 'link' },
      { label: 'Country', value: 't.country' },
      { label: 'Budget', value: 't.budget' },
      { label: 'Timing', value: 't.timing' },
      { label: 'Source', value: 't.source' },
    ],
    steps: offer(leadSteps, 'distribute'),
    about: ['leads'],
  },
  {
    group: 'answer',
    kind: 'lead_offer',
    side: 'partner',
    home: 'deal',
    can: 'leads:manage',
    get label() {
      return workTexts.toAnswer.label;
    },
    get says() {
      return workTexts.toAnswer.says;
    },
    get verb() {
      return workTexts.toAnswer.verb;
    },
    from: 'lead_offers t',
    where: `t.status in ('offered', 'opened') and t.respond_by > ${caller.now}`,
    // An unopened offer does not reveal the customer.
    title: "'Lead ' || t.number",
    detail: "concat_ws(' · ', t.product_name, t.region, t.country)",
    due: { at: 't.respond_by' },
    since: 't.offered_at',
    to: '/revenue/leads/show/$id',
    facts: [
      { label: 'Product', value: 't.product_name' },
      { label: 'Country', value: 't.country' },
      { label: 'Language', value: 't.language' },
      { label: 'Timing', value: 't.timing' },
      { label: 'Received', value: 't.received_at', as: 'instant' },
    ],
    about: ['lead_offers'],
  },
  {
    group: 'follow_up',
    kind: 'lead_contact',
    side: 'partner',
    home: 'deal',
    can: 'leads:manage',
    get label() {
      return workTexts.toContact.label;
    },
    get says() {
      return workTexts.toContact.says;
    },
    get verb() {
      return workTexts.toContact.verb;
    },
    from: `lead_offers t
      join leads l on l.organization_id = t.organization_id and l.id = t.lead_id and l.status = 'accepted'`,
    where: "t.status = 'accepted' and l.first_contact_at is null",
    title: "coalesce(nullif(l.company_name, ''), l.contact_name)",
    detail: "concat_ws(' · ', l.contact_name, l.contact_phone)",
    due: { at: 'l.contact_due_at' },
    since: 'coalesce(t.answered_at, t.offered_at)',
    to: '/revenue/leads/show/$id',
    facts: [
      { label: 'Contact', value: 'l.contact_name' },
      { label: 'Email', value: 'l.contact_email' },
      { label: 'Phone', value: 'l.contact_phone' },
      { label: 'Website', value: 'l.company_domain', as: 'link' },
      { label: 'Need', value: 'l.need' },
      { label: 'Budget', value: 'l.budget' },
      { label: 'Timing', value: 'l.timing' },
    ],
    steps: offer(leadOfferSteps, 'contacted'),
    about: ['leads', 'lead_offers'],
  },
]);
