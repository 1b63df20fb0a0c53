import { defineRecordFacts, defineRecordFigures, record } from '#server/extension-points/record-state.ts';
import { caller } from '#server/extension-points/work-items.ts';
import { day, sentence } from '#shared/text/sentence.ts';

const plan = {
  on: 'commission_plans',
  side: 'company',
  can: 'commission_plans:view',
  from: 'commission_plan_rows t',
} as const;
const lines = `commission_lines l join plan_versions v on v.organization_id = l.organization_id and v.id = l.plan_version_id`;
const ofPlan = `l.organization_id = $1::uuid and v.plan_id = ${record}`;

export const recordFacts = defineRecordFacts([
  {
    ...plan,
    key: 'unpublished',
    tone: 'wait',
    weight: 70,
    where: `t.id = ${record} and t.published_id is null and t.archived_at is null`,
    values: { plan: 't.id' },
    say: () => sentence`Not published yet, so no partner earns by it.`,
  },
  {
    ...plan,
    key: 'draft',
    tone: 'wait',
    weight: 65,
    where: `t.id = ${record} and t.published_id is not null and t.draft_id is not null`,
    values: { version: 't.draft_version', saved: `(t.draft_saved_at at time zone ${caller.zone})::date` },
    say: ({ version, saved }) => sentence`Version ${version} is a draft, saved on ${day(saved)} and not published.`,
  },
  {
    ...plan,
    key: 'in_force',
    tone: 'good',
    weight: 60,
    where: `t.id = ${record} and t.published_id is not null and t.archived_at is null`,
    values: {
      version: 't.published_version',
      from: 't.published_from',
      is_future: `t.published_from > ${caller.today}`,
    },
    say: ({ version, from, is_future }) =>
      is_future
        ? sentence`Version ${version} starts on ${day(from)}.`
        : sentence`Version ${version} applies since ${day(from)}.`,
  },
  {
    ...plan,
    key: 'unassigned',
    tone: 'risk',
    weight: 75,
    where: `t.id = ${record} and t.published_id is not null and t.archived_at is null and jsonb_array_length(t.assignments) = 0`,
    values: { plan: 't.id' },
    say: () => sentence`No partner is assigned to it.`,
  },
]);

const figure = { on: 'commission_plans', side: 'company' } as const;
export const recordFigures = defineRecordFigures([
  {
    ...figure,
    key: 'partners',
    can: 'commission_lines:view',
    label: 'Partners with commission',
    order: 20,
    kind: 'count',
    value: `(select nullif(count(distinct l.partner_id), 0) from ${lines} where ${ofPlan})`,
  },
  {
    ...figure,
    key: 'versions',
    can: 'commission_plans:view',
    label: 'Versions',
    order: 30,
    kind: 'count',
    value: `(select count(*) from plan_versions v where v.organization_id = $1::uuid and v.plan_id = ${record})`,
  },
]);
