import { defineWorkItems, type WorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { introductionSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

type Side = 'company' | 'partner';
const other = (side: Side): Side => (side === 'company' ? 'partner' : 'company');

/** Lists that the other side asks for. */
const requestOf = (side: Side): WorkItems => ({
  group: 'decide',
  kind: 'mapping_request',
  side,
  can: 'mapping_populations:manage',
  get label() {
    return workTexts.requests.label;
  },
  get says() {
    return workTexts.requests.says;
  },
  get verb() {
    return workTexts.requests.verb;
  },
  from: `mapping_consents t join mapping_populations l on l.organization_id = t.organization_id and l.id = t.population_id
    join partners p on p.organization_id = t.organization_id and p.id = t.counterpart_partner_id`,
  where: `t.requested_level is not null and t.side = '${side}'`,
  title: 'l.name',
  parent: 't.counterpart_partner_id',
  partner: 't.counterpart_partner_id',
  ...(side === 'company' && { owner: 'p.owner_user_id' }),
  since: 't.requested_at',
  to: side === 'company' ? '/clients/mapping?partner=$parent_id' : '/clients/mapping',
  facts: [
    {
      label: 'Asks to see',
      value: `case t.requested_level when 'count' then 'Counts only' when 'existence' then 'That an account matches'
        when 'name' then 'Names' when 'owner' then 'Names and owners' else 'Chosen fields' end`,
    },
    { label: 'Message', value: 't.request_message' },
    { label: 'Requested by', value: 't.requested_by_name' },
    { label: 'Accounts', value: 'l.row_count', as: 'number' },
  ],
  steps: [
    {
      key: 'share',
      label: 'Share',
      url: '/mapping_consents/$id/answer',
      sends: { level: 't.requested_level' },
      when: "t.requested_level <> 'fields'",
      confirm: 'The other side sees this from now on, as far as it shares as much.',
    },
    {
      key: 'decline',
      label: 'Decline',
      url: '/mapping_consents/$id/answer',
      asks: { field: 'reason', label: 'Reason' },
      confirm: 'The side that asked is told, with your reason.',
      danger: true,
    },
  ],
  about: ['mapping_consents'],
});

const introductionFacts = [
  { label: 'Request', value: 't.message' },
  { label: 'Person to meet', value: 't.contact_name' },
  { label: 'Domain', value: 't.account_domain' },
  { label: 'Requested by', value: 't.requested_by_name' },
] as const;

const introductionOf = (side: Side) =>
  ({
    side,
    can: 'introductions:manage',
    from: 'introductions t',
    title: 't.account_name',
    due: { on: 't.due_on' },
    ...(side === 'company' && { owner: 't.owner_user_id' }),
    to: '/clients/mapping/introductions/show/$id',
    facts: introductionFacts,
    about: ['introductions'],
  }) as const;

const toAnswer = (side: Side): WorkItems => ({
  ...introductionOf(side),
  group: 'answer',
  kind: 'introduction_to_answer',
  get label() {
    return workTexts.introductionsToAnswer.label;
  },
  get says() {
    return workTexts.introductionsToAnswer.says;
  },
  get verb() {
    return workTexts.introductionsToAnswer.verb;
  },
  where: `t.status = 'requested' and t.asked_by = '${other(side)}'`,
  since: 't.created_at',
  steps: offer(introductionSteps, 'accept', 'decline'),
});

const toMake = (side: Side): WorkItems => ({
  ...introductionOf(side),
  group: 'follow_up',
  kind: 'introduction_to_make',
  get label() {
    return workTexts.introductionsToMake.label;
  },
  get says() {
    return workTexts.introductionsToMake.says;
  },
  get verb() {
    return workTexts.introductionsToMake.verb;
  },
  where: `t.status = 'accepted' and t.asked_by = '${other(side)}'`,
  since: 't.status_changed_at',
  steps: offer(introductionSteps, 'made'),
});

export const workItems = defineWorkItems([
  requestOf('company'),
  requestOf('partner'),
  toAnswer('company'),
  toAnswer('partner'),
  toMake('company'),
  toMake('partner'),
]);
