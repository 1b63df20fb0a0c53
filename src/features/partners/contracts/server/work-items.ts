import { caller, defineWorkItems, isLongAgo } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { contractSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const emails = {
  company: `(select p.email from people p where p.organization_id = $1::uuid and p.id = ${caller.user})`,
  partner: `(select s.email from partner_standings(${caller.partner}) s where s.user_id = ${caller.user})`,
} as const;

/** The signatures whose turn it is, of the person who reads. */
const toSign = (side: 'company' | 'partner') =>
  ({
    group: 'sign',
    kind: 'contract_to_sign',
    side,
    can: 'contracts:view',
    get label() {
      return workTexts.toSign.label;
    },
    get says() {
      return workTexts.toSign.says;
    },
    get verb() {
      return workTexts.toSign.verb;
    },
    from: `contract_signings t
      join contracts c on c.organization_id = t.organization_id and c.id = t.contract_id`,
    where: `t.status in ('notified', 'opened') and t.side = '${side}' and c.status in ('sent', 'partially_signed')
      and (t.user_id = ${caller.user} or t.email = ${emails[side]})`,
    parent: 't.contract_id',
    title: 'c.title',
    detail: 't.role_name',
    due: { at: 'c.expires_at', is: 'expires' },
    since: 'coalesce(t.turn_at, c.sent_at, t.created_at)',
    to: '/partners/contracts/show/$parent_id',
    facts: [
      { label: 'Kind', value: 'initcap(c.kind)' },
      { label: 'Your role', value: 't.role_name' },
      { label: 'Sent', value: 'c.sent_at', as: 'instant' },
      { label: 'Expires', value: 'c.expires_at', as: 'instant' },
      { label: 'Note', value: 'c.note' },
    ],
    about: ['contracts', 'contract_signings'],
  }) as const;

const contractFacts = [
  { label: 'Number', value: "'#' || t.number" },
  { label: 'Kind', value: 'initcap(t.kind)' },
  { label: 'Sent', value: 't.sent_at', as: 'instant' },
  { label: 'Starts', value: 't.effective_on', as: 'day' },
  { label: 'Ends', value: 't.ends_on', as: 'day' },
  { label: 'Renewal', value: "replace(t.renewal, '_', ' ')" },
  { label: 'Note', value: 't.note' },
] as const;

export const workItems = defineWorkItems([
  toSign('company'),
  toSign('partner'),
  {
    group: 'sign',
    kind: 'contract_unsigned',
    side: 'company',
    can: 'contracts:manage',
    label: 'Late signatures',
    says: ['contract is not signed yet', 'contracts are not signed yet'],
    verb: 'Open',
    from: 'contracts t',
    // Waiting for a signature is nobody's work until it takes long or the contract is about to expire.
    where: `t.status in ('sent', 'partially_signed')
      and (${isLongAgo('t.sent_at')} and not exists (select from contract_signings s
          where s.organization_id = t.organization_id and s.contract_id = t.id and s.status in ('notified', 'opened')
            and not coalesce(${isLongAgo('s.last_sent_at')}, true))
        or t.expires_at < ${caller.now} + interval '3 days')`,
    title: 't.title',
    detail: `(select string_agg(s.name, ', ' order by s.position) from contract_signings s
      where s.organization_id = t.organization_id and s.contract_id = t.id and s.status in ('notified', 'opened'))`,
    due: { at: 't.expires_at', is: 'expires' },
    owner: 't.created_by',
    since: 't.sent_at',
    to: '/partners/contracts/show/$id',
    facts: contractFacts,
    steps: offer(contractSteps, 'resend'),
    about: ['contracts', 'contract_signings'],
  },
  {
    group: 'follow_up',
    kind: 'contract_ending',
    side: 'company',
    can: 'contracts:manage',
    label: 'Contracts ending soon',
    says: ['contract ends soon', 'contracts end soon'],
    verb: 'Open',
    from: 'contracts t',
    where: "t.status = 'expiring'",
    facts: contractFacts,
    title: 't.title',
    due: { on: 't.ends_on', is: 'ends' },
    owner:
      '(select p.owner_user_id from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)',
    since: 't.updated_at',
    to: '/partners/contracts/show/$id',
    about: ['contracts'],
  },
  {
    group: 'sign',
    kind: 'contract_draft',
    side: 'company',
    can: 'contracts:manage',
    label: 'Contracts to send',
    says: ['contract is not sent', 'contracts are not sent'],
    verb: 'Open',
    from: 'contracts t',
    where: "t.status = 'draft'",
    facts: contractFacts,
    title: 't.title',
    owner: 't.created_by',
    since: 't.created_at',
    to: '/partners/contracts/show/$id',
    about: ['contracts'],
  },
]);
