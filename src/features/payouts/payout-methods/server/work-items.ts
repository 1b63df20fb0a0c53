import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { workTexts } from './work-item-texts.ts';

const methods = `select from payout_methods m where m.organization_id = t.organization_id and m.partner_id = t.id
  and m.status <> 'disabled'`;

export const workItems = defineWorkItems([
  {
    group: 'pay',
    kind: 'payout_method_verification',
    side: 'company',
    can: 'payout_methods:manage',
    label: 'Payout details to verify',
    says: ['partner has payout details to verify', 'partners have payout details to verify'],
    verb: 'Verify',
    from: `payout_methods t
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id`,
    where: "t.status = 'pending'",
    title: 'p.name',
    detail: "concat_ws(' · ', t.holder_name, t.currency)",
    since: 't.changed_at',
    to: '/commissions/payouts/methods?status=pending',
    facts: [
      { label: 'Account holder', value: 't.holder_name' },
      { label: 'Country', value: 't.country' },
      { label: 'Currency', value: 't.currency' },
      { label: 'Changed', value: 't.changed_at', as: 'instant' },
    ],
    about: ['payout_methods'],
  },
  {
    group: 'pay',
    kind: 'payout_method_missing',
    side: 'partner',
    can: 'payout_methods:manage',
    get label() {
      return workTexts.missing.label;
    },
    get says() {
      return workTexts.missing.says;
    },
    get verb() {
      return workTexts.missing.verb;
    },
    from: 'partners t',
    where: `t.id = ${caller.partner} and not exists (${methods}) and exists (select from commission_lines l
      where l.organization_id = t.organization_id and l.partner_id = t.id and l.status in ('on_hold', 'payable') and l.amount_minor > 0)`,
    partner: 't.id',
    title: "'Your payout details are missing'",
    detail: "'Commissions wait until you add a bank account or another way to be paid.'",
    since: `coalesce((select min(l.created_at) from commission_lines l where l.organization_id = t.organization_id
      and l.partner_id = t.id and l.status in ('on_hold', 'payable')), t.created_at)`,
    to: '/revenue/payouts',
    about: ['payout_methods', 'commission_lines'],
  },
]);
