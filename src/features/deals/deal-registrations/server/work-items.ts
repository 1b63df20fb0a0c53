import { awaitsCaller } from '#features/setup/approval-chains/server/service.ts';
import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { registrationSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

/** The same days as in the email about protection that ends. */
const ENDS_WITHIN = "interval '14 days'";

const WITHOUT_CONFLICT = `not exists (select from deal_conflicts c where c.organization_id = t.organization_id
  and c.registration_id = t.id and c.resolution = 'open' and (c.severity = 'block' or c.kind = 'pending_by_other'))`;

const registration = {
  from: 'deal_registrations t',
  title: 't.account_name',
  detail: 't.title',
  amount: 't.amount_minor',
  currency: 't.currency',
  facts: [
    { label: 'Number', value: "'#' || t.number" },
    { label: 'Contact', value: "concat_ws(', ', t.contact_name, t.contact_email)" },
    { label: 'Website', value: 't.account_domain', as: 'link' },
    { label: 'Country', value: 't.country' },
    { label: 'Expected close', value: 't.expected_close_on', as: 'day' },
    { label: 'Submitted by', value: 't.submitted_by_name' },
    { label: 'Description', value: 't.description' },
  ],
  about: ['deal_registrations'],
} as const;

/** Facts for which a reviewer would otherwise open the record. */
const decisionFacts = [
  {
    label: 'Conflicts',
    value: `coalesce((select string_agg(case c.kind when 'protected_by_other' then 'Protected for another partner'
        when 'same_partner_duplicate' then 'Registered twice by this partner' when 'pending_by_other' then 'Another partner registered first'
        when 'vendor_open_deal' then 'Your team is already working on it' when 'existing_customer' then 'Existing customer'
        when 'fuzzy_name' then 'Similar name' when 'self_deal' then 'The partner’s own company'
        else 'Another distributor is involved' end, ', ' order by c.severity, c.kind)
      from deal_conflicts c where c.organization_id = t.organization_id and c.registration_id = t.id and c.resolution = 'open'), 'None found')`,
  },
  {
    label: 'Certificates',
    value: `coalesce((select string_agg(distinct c.program_name, ', ') from certificates c where c.organization_id = t.organization_id
      and c.partner_id = t.partner_id and c.status in ('active', 'expiring')), 'None')`,
  },
  {
    label: 'Protected until, if approved',
    value: `days_later(${caller.now}, protection_days_of(t.organization_id, t.type_id, t.partner_id), ${caller.zone})`,
    as: 'instant',
  },
] as const;

/** A partner who asked for an extension waits for the answer, which is work of its own. */
const ending = `t.status = 'approved' and t.extension_asked_at is null and t.expires_at between ${caller.now} and ${caller.now} + ${ENDS_WITHIN}`;

export const workItems = defineWorkItems([
  {
    ...registration,
    group: 'decide',
    kind: 'registration_review',
    side: 'company',
    can: 'deal_registrations:manage',
    label: 'Registrations to decide',
    says: ['registration needs a decision', 'registrations need a decision'],
    verb: 'Review',
    // With an approval chain, only the reviewer of the open step can decide.
    get where() {
      return `t.status = 'pending_review' and (t.approvals_total is null or ${awaitsCaller('deal_registrations')})`;
    },
    due: { at: 't.review_due_at' },
    since: 'coalesce(t.submitted_at, t.created_at)',
    to: '/partners/pending/opportunities/show/$id',
    facts: [...decisionFacts, ...registration.facts.filter(({ label }) => label !== 'Number')],
    steps: [
      // A conflict needs an override with its reason.
      ...offer(registrationSteps, 'approve').map((step) => ({ ...step, when: WITHOUT_CONFLICT })),
      ...offer(registrationSteps, 'ask', 'reject'),
    ],
  },
  {
    ...registration,
    group: 'decide',
    kind: 'registration_extension',
    side: 'company',
    can: 'deal_registrations:manage',
    label: 'Extensions to decide',
    says: ['request for an extension needs an answer', 'requests for extensions need an answer'],
    verb: 'Answer',
    where: 't.extension_asked_at is not null',
    detail: 't.extension_reason',
    due: { at: 't.expires_at', is: 'ends' },
    owner:
      '(select p.owner_user_id from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)',
    since: 't.extension_asked_at',
    to: '/partners/pending/opportunities/show/$id',
    steps: offer(registrationSteps, 'grant_extension', 'decline_extension'),
  },
  {
    ...registration,
    group: 'answer',
    kind: 'registration_question',
    side: 'partner',
    home: 'deal',
    can: 'deal_registrations:manage',
    get label() {
      return workTexts.question.label;
    },
    get says() {
      return workTexts.question.says;
    },
    get verb() {
      return workTexts.question.verb;
    },
    where: "t.status = 'info_requested'",
    detail: 'coalesce(t.question, t.title)',
    since: 't.updated_at',
    to: '/revenue/deal-desk/show/$id',
    steps: offer(registrationSteps, 'answer'),
  },
  {
    ...registration,
    group: 'prepare',
    kind: 'registration_draft',
    side: 'partner',
    home: 'deal',
    can: 'deal_registrations:manage',
    get label() {
      return workTexts.draft.label;
    },
    get says() {
      return workTexts.draft.says;
    },
    get verb() {
      return workTexts.draft.verb;
    },
    where: "t.status = 'draft'",
    since: 't.updated_at',
    to: '/revenue/deal-desk/create?draft=$id',
  },
  {
    ...registration,
    group: 'follow_up',
    kind: 'registration_protection',
    side: 'company',
    can: 'deal_registrations:manage',
    get label() {
      return workTexts.protection.label;
    },
    get says() {
      return workTexts.protection.says;
    },
    get verb() {
      return workTexts.protection.verb;
    },
    where: ending,
    due: { at: 't.expires_at', is: 'ends' },
    owner:
      '(select p.owner_user_id from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)',
    since: 'coalesce(t.decided_at, t.created_at)',
    to: '/partners/pending/opportunities/show/$id',
  },
  {
    ...registration,
    group: 'follow_up',
    kind: 'registration_protection',
    side: 'partner',
    home: 'deal',
    can: 'deal_registrations:manage',
    get label() {
      return workTexts.protection.label;
    },
    get says() {
      return workTexts.protection.says;
    },
    get verb() {
      return workTexts.protection.verb;
    },
    where: ending,
    due: { at: 't.expires_at', is: 'ends' },
    since: 'coalesce(t.decided_at, t.created_at)',
    to: '/revenue/deal-desk/show/$id',
  },
]);
