import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { distributionSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const proposal = {
  group: 'decide',
  can: 'distributions:manage',
  since: 't.created_at',
  detail: 't.message',
  about: ['distributions'],
} as const;

/** A partner answers a proposal of the other side; the company finds the partner of a website that matched none. */
export const workItems = defineWorkItems([
  {
    ...proposal,
    kind: 'distribution_proposal',
    get label() {
      return workTexts.proposed.label;
    },
    get says() {
      return workTexts.proposed.says;
    },
    get verb() {
      return workTexts.proposed.verb;
    },
    side: 'partner',
    from: 'distribution_rows t',
    where: `t.status = 'proposed' and ((t.proposed_by = 'distributor' and t.my_side = 'reseller')
      or (t.proposed_by = 'reseller' and t.my_side = 'distributor'))`,
    title: "coalesce(case when t.my_side = 'reseller' then t.distributor_name else t.partner_name end, 'A partner')",
    partner: caller.partner,
    to: '/revenue/distribution/show/$id',
    steps: offer(distributionSteps, 'accept', 'end').map((step) => ({
      ...step,
      sends: { row_version: 't.row_version' },
      ...(step.key === 'end' && { asks: { field: 'reason', label: 'Reason', optional: true as const } }),
    })),
  },
  {
    ...proposal,
    group: 'decide',
    kind: 'distribution_to_match',
    label: 'Invitations to match',
    says: ['invited website matches no partner', 'invited websites match no partner'],
    verb: 'Open',
    side: 'company',
    from: 'distributions t',
    where: "t.status = 'proposed' and (t.partner_id is null or t.distributor_id is null)",
    title: "coalesce(t.invited_domain, 'Unknown website')",
    partner: 'coalesce(t.distributor_id, t.partner_id)',
    to: '/partners/distribution/show/$id',
  },
]);
