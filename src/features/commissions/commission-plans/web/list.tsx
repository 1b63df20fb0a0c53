import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import Workflow from 'lucide-react/icons/workflow';
import { useMemo } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { moneyText } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiRows } from '#web/requests/api.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type PhraseContext, planHeadline } from '../describe.ts';
import type { PlanEarnings } from '../responses.ts';
import type { CommissionPlan } from '../schema.ts';
import { audienceText, planPhase, todayIn, versionOnDay } from './phase.ts';
import { texts } from './texts.ts';
import { readingOf, useVocabulary } from './vocabulary.ts';

const filters: FilterSpec[] = sayable([
  { field: 'name', label: 'Name', kind: 'text' },
  {
    field: 'status',
    label: 'Status',
    kind: 'multi',
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'active', label: 'Published' },
      { value: 'archived', label: 'Archived' },
    ],
  },
  { field: 'published_from', label: 'Active from', kind: 'date' },
]);

function columnsOf(
  today: string,
  reading: PhraseContext | null,
  earnings: readonly PlanEarnings[],
): Column<CommissionPlan>[] {
  return [
    { field: 'name', label: texts.structure, sortable: true, width: 220 },
    {
      field: 'published_definition',
      label: texts.pays,
      value: (plan) => {
        const { definition } = versionOnDay(plan, today);
        return definition && reading ? planHeadline(definition, reading) : null;
      },
    },
    {
      field: 'assignments',
      label: texts.assignedTo,
      width: 200,
      value: ({ assignments }) => audienceText(assignments, today),
    },
    {
      field: 'status',
      label: texts.status,
      sortable: true,
      width: 190,
      render: (plan) => {
        const { label, tone } = planPhase(plan, today);
        return <StatusTag tone={tone}>{label}</StatusTag>;
      },
    },
    {
      field: 'published_from',
      label: texts.activeFrom,
      kind: 'date',
      sortable: true,
      width: 120,
      value: (plan) => versionOnDay(plan, today).from,
    },
    { field: 'earned', label: texts.earnedToDate, width: 150, value: ({ id }) => sums(earnings, id, 'earned_minor') },
    { field: 'paid', label: texts.paid, width: 150, hidden: true, value: ({ id }) => sums(earnings, id, 'paid_minor') },
    { field: 'version_count', label: texts.versions, kind: 'number', width: 100, hidden: true },
    { field: 'description', label: texts.description, hidden: true },
    { field: 'updated_at', label: texts.lastChanged, kind: 'relative', sortable: true, width: 120, hidden: true },
  ];
}

/** Currencies are never added together. */
function sums(earnings: readonly PlanEarnings[], plan_id: string, side: 'earned_minor' | 'paid_minor'): string | null {
  const own = earnings.filter((row) => row.plan_id === plan_id && row[side] !== 0);
  return own.length === 0 ? null : own.map((row) => moneyText(row[side], row.currency)).join(', ');
}

export default function PlanList() {
  const today = todayIn(useSession().config.timezone);
  const vocabulary = useVocabulary();
  const earnings = useQuery({
    queryKey: ['commission_lines', 'by plan'],
    queryFn: ({ signal }) => apiRows<PlanEarnings>('commission_plans/earnings', { signal }),
  });
  const remove = useRemove('commission_plans', ['plan_versions', 'plan_assignments']);
  const columns = useMemo(
    () => columnsOf(today, vocabulary.data ? readingOf(vocabulary.data) : null, earnings.data ?? []),
    [today, vocabulary.data, earnings.data],
  );
  return (
    <ResourceList<CommissionPlan>
      resource="commission_plans"
      title={texts.incentiveStructures}
      columns={columns}
      filters={filters}
      sort={[{ field: 'name', descending: false }]}
      to={({ id }) => `/commissions/structure/edit/${id}`}
      create={{ label: texts.newStructure, to: '/commissions/structure/create' }}
      bulk={[
        {
          label: texts.archive,
          icon: Archive,
          danger: true,
          ask: (rows) =>
            texts.archiveFromTodayCommission(
              rows.length === 1 ? 'this structure' : `${rows.length} structures`,
              rows.length === 1 ? 'it no longer pays' : 'they no longer pay',
            ),
          each: ({ id }) => remove.mutateAsync(id),
        },
      ]}
      empty={{
        icon: Workflow,
        text: texts.incentiveStructuresDefineWhatPartnersEarn,
      }}
    />
  );
}
