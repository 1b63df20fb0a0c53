import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { targetSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const owner =
  '(select p.owner_user_id from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)';
const quarter = `to_char(t.starts_on, '"Q"Q YYYY')`;

/** Plans that the other side proposed. */
const toAgree = (side: 'company' | 'partner') =>
  ({
    group: 'decide',
    kind: 'target_to_agree',
    side,
    can: 'partner_targets:manage',
    get label() {
      return workTexts.toAgree.label;
    },
    get says() {
      return workTexts.toAgree.says;
    },
    get verb() {
      return workTexts.toAgree.verb;
    },
    from: 'partner_targets t',
    where: `t.status = 'proposed' and t.proposed_by = '${side === 'company' ? 'partner' : 'company'}' and t.archived_at is null`,
    title: `'Targets ' || ${quarter}`,
    due: { on: 't.starts_on', is: 'starts' },
    ...(side === 'company' && { owner }),
    since: 't.updated_at',
    to: '/partners/targets/show/$id',
    facts: [
      { label: 'From', value: 't.starts_on', as: 'day' },
      { label: 'Until', value: 't.ends_on', as: 'day' },
      { label: 'Sourced revenue in the quarter', value: 't.sourced_minor', currency: 't.currency' },
      { label: 'Won revenue in the quarter', value: 't.closed_minor', currency: 't.currency' },
      { label: 'Registrations', value: 't.registrations', as: 'number' },
      { label: 'Certificates', value: 't.certificates', as: 'number' },
      { label: 'Summary', value: 't.summary' },
    ],
    steps: offer(targetSteps, 'agree'),
    about: ['partner_targets'],
  }) as const;

/** Objectives of agreed plans that are due within two weeks, or late. */
const objectives = (side: 'company' | 'partner') =>
  ({
    group: 'follow_up',
    kind: 'objective_due',
    side,
    can: 'partner_targets:manage',
    get label() {
      return workTexts.objectives.label;
    },
    get says() {
      return workTexts.objectives.says;
    },
    get verb() {
      return workTexts.objectives.verb;
    },
    from: `partner_objectives t join partner_targets g on g.organization_id = t.organization_id and g.id = t.target_id
      and g.status = 'agreed' and g.archived_at is null`,
    where: `t.status = 'open' and t.side in ('${side}', 'both') and t.due_on < ${caller.today} + 14`,
    title: 't.title',
    detail: 't.owner_name',
    parent: 't.target_id',
    due: { on: 't.due_on' },
    ...(side === 'company' && { owner }),
    since: 't.created_at',
    to: '/partners/targets/show/$parent_id',
    facts: [
      { label: 'Responsible', value: 't.owner_name' },
      { label: 'Plan', value: `to_char(g.starts_on, '"Q"Q YYYY')` },
    ],
    steps: [
      { key: 'done', label: 'Mark as done', url: '/partner_objectives/$id', method: 'PATCH', body: { status: 'done' } },
    ],
    about: ['partner_objectives', 'partner_targets'],
  }) as const;

export const workItems = defineWorkItems([
  toAgree('company'),
  toAgree('partner'),
  objectives('company'),
  objectives('partner'),
]);
