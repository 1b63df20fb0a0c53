import ListChecks from 'lucide-react/icons/list-checks';
import type { Filter } from '#shared/nouns/list-query.ts';
import { sayable } from '#shared/text/labels.ts';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type ActionPlan, actionPlan } from '../../schema.ts';
import { texts as t } from '../texts.ts';

const columns = sayable([
  'name' as const,
  'status' as const,
  {
    field: 'company_done',
    label: 'Company',
    value: (row: ActionPlan) => t.progress(row.company_done, row.company_total),
  },
  {
    field: 'partner_done',
    label: 'Partner',
    value: (row: ActionPlan) => t.progress(row.partner_done, row.partner_total),
  },
  'next_due_on' as const,
  'target_on' as const,
]);

export default function PlanList() {
  return <Plans />;
}

/** Action plans; those of one record where the list is a part of its screen. */
export function Plans({ fixed, create }: { fixed?: readonly Filter[]; create?: string }) {
  const isCompany = useSession().mode === 'company';
  const isPart = fixed !== undefined;
  return (
    <NounList
      noun={actionPlan}
      title={isPart ? null : t.plans}
      columns={isCompany && !isPart ? [...columns, 'partner_id', 'opportunity_id'] : columns}
      filters={['status', 'target_on']}
      {...(fixed && { fixed })}
      {...(isCompany && { create: { label: t.newPlan, to: create ?? '/tasks/plans/create' } })}
      savedViews={!isPart}
      empty={{ icon: ListChecks, text: isCompany ? t.plansEmpty : t.plansEmptyPartner }}
    />
  );
}
