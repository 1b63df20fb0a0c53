import { defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { moveSteps } from '../steps.schema.ts';
import { gapsSql } from './gaps-sql.ts';
import { workTexts } from './work-item-texts.ts';

const tierOf = (column: string) =>
  `coalesce((select r.name from partner_tiers r where r.organization_id = t.organization_id and r.id = t.${column}), 'No tier')`;

const currency = `coalesce((select g.currency from tier_programs g where g.organization_id = t.organization_id and g.id = t.program_id), 'USD')`;

const loss = {
  group: 'follow_up',
  kind: 'tier_loss',
  from: `tier_standings t
    join partners p on p.organization_id = t.organization_id and p.id = t.partner_id and p.archived_at is null`,
  where: "t.state in ('grace', 'overdue')",
  due: { on: 't.grace_until' },
  facts: [
    { label: 'Current tier', value: tierOf('tier_id') },
    { label: 'Tier after that', value: tierOf('earned_tier_id') },
    { label: 'Still needed', value: gapsSql(currency) },
    { label: 'Kept until', value: 't.grace_until', as: 'day' },
    { label: 'Evaluated', value: 't.evaluated_at', as: 'instant' },
  ],
  since: 'coalesce(t.grace_started_on::timestamptz, t.evaluated_at)',
  about: ['tier_standings'],
} as const;

export const workItems = defineWorkItems([
  {
    group: 'decide',
    kind: 'tier_decision',
    side: 'company',
    can: 'tier_moves:manage',
    label: 'Tier decisions',
    says: ['tier change needs a decision', 'tier changes need a decision'],
    verb: 'Review',
    from: `tier_moves t
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id and p.archived_at is null`,
    where: "t.status = 'proposed'",
    title: 'p.name',
    detail: `initcap(t.kind) || ': ' || ${tierOf('from_tier_id')} || ' → ' || ${tierOf('to_tier_id')}`,
    since: 't.created_at',
    to: '/partners/tier-program/decisions',
    facts: [
      {
        label: 'Change',
        value: `initcap(t.kind) || ': ' || ${tierOf('from_tier_id')} || ' → ' || ${tierOf('to_tier_id')}`,
      },
      { label: 'Reason', value: 't.reason' },
      { label: 'Tier kept until', value: 't.until', as: 'day' },
    ],
    steps: offer(moveSteps, 'approve', 'reject'),
    about: ['tier_moves'],
  },
  {
    ...loss,
    get label() {
      return workTexts.tiersAtRisk.label;
    },
    get says() {
      return workTexts.tiersAtRisk.says;
    },
    get verb() {
      return workTexts.tiersAtRisk.verb;
    },
    side: 'company',
    can: 'tier_standings:manage',
    title: '(select p.name from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)',
    detail: tierOf('tier_id'),
    owner:
      '(select p.owner_user_id from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)',
    parent: 't.partner_id',
    to: '/partners/show/$parent_id',
  },
  {
    ...loss,
    get label() {
      return workTexts.tiersAtRisk.label;
    },
    get verb() {
      return workTexts.tiersAtRisk.verb;
    },
    get says() {
      return workTexts.yourTier;
    },
    side: 'partner',
    can: 'tier_standings:view',
    title: "'Your tier is at risk'",
    to: '/partner-tier',
  },
]);
