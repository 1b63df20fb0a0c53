import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

export const workItems = defineWorkItems([
  {
    group: 'pay',
    kind: 'tax_profile_review',
    side: 'company',
    can: 'tax_profiles:manage',
    label: 'Tax profiles to review',
    says: ['tax profile needs a review', 'tax profiles need a review'],
    verb: 'Review',
    from: `tax_profiles t
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id`,
    where: "t.status = 'submitted'",
    title: 'p.name',
    detail: "concat_ws(' · ', t.legal_name, t.country)",
    since: 't.created_at',
    parent: 't.partner_id',
    to: '/commissions/payouts/tax?partner_id=$parent_id',
    facts: [
      { label: 'Legal name', value: 't.legal_name' },
      { label: 'Country', value: 't.country' },
      { label: 'Certified by', value: 't.certified_name' },
      { label: 'Certified', value: 't.certified_at', as: 'instant' },
    ],
    about: ['tax_profiles'],
  },
  {
    group: 'pay',
    kind: 'tax_paper_missing',
    side: 'partner',
    can: 'tax_profiles:manage',
    get label() {
      return workTexts.missing.label;
    },
    get says() {
      return workTexts.missing.says;
    },
    get verb() {
      return workTexts.missing.verb;
    },
    from: `missing_tax_papers($1, ${caller.today}) t`,
    where: `t.partner_id = ${caller.partner} and t.state <> 'in_review'`,
    title: `case t.paper when 'tax_form' then 'A US tax form is missing' when 'vat_number' then 'Your VAT number is missing'
      else 'Your tax profile is missing' end`,
    detail: `coalesce(case t.state when 'rejected' then 'Not accepted: ' || t.reject_reason when 'expired' then 'The form has expired.' end,
      'Your payments wait until it is accepted.')`,
    since: 't.since',
    to: '/revenue/tax',
    facts: [
      {
        label: 'The company asked for it',
        value: `(select max(a.asked_at) from tax_paper_requests a where a.organization_id = $1 and a.partner_id = t.partner_id)`,
        as: 'instant',
      },
    ],
    about: ['tax_profiles', 'tax_requirements', 'tax_paper_requests'],
  },
]);
