import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import { TypeForm } from './form.tsx';
import { texts } from './texts.ts';

/** A new type starts with the usual stages, which its own screen changes. */
export default function OpportunityTypeCreate() {
  const navigate = useNavigate();
  const toList = useBackToList('/commissions/opportunities/types');
  return (
    <>
      <PageHeader title={texts.newOpportunityType} />
      <TypeForm
        onDone={(row) => toList(row, true)}
        onCancel={() => navigate({ to: '/commissions/opportunities/types' })}
      />
    </>
  );
}
