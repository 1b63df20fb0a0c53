import { useSearch } from '@tanstack/react-router';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { regionToday } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { EditScreen } from '#web/resource/noun/EditScreen.tsx';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { actionPlan } from '../../schema.ts';

/** A new plan from the page of a deal takes the partner that leads it. */
export default function PlanEdit() {
  const { partner_id, opportunity_id } = useSearch({ strict: false }) as {
    partner_id?: string;
    opportunity_id?: string;
  };
  const deal = useOne<Opportunity>('opportunities', opportunity_id);
  if (opportunity_id && deal.isPending) return <PageSkeleton />;
  const initial = {
    starts_on: regionToday(),
    ...(partner_id && { partner_id }),
    ...(opportunity_id && { opportunity_id }),
    ...(deal.data?.partner_id && { partner_id: deal.data.partner_id }),
  };
  return (
    <EditScreen noun={actionPlan}>
      {(form) => <NounForm noun={actionPlan} {...form} initial={initial} also={['tasks']} />}
    </EditScreen>
  );
}
