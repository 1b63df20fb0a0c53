import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { TypeForm } from './form.tsx';

/** A new type starts with the usual stages; the next screen changes them. */
export default function OpportunityTypeCreate() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="New opportunity type" />
      <TypeForm
        onDone={({ id }) => navigate({ to: `/commissions/opportunities/types/edit/${id}` })}
        onCancel={() => navigate({ to: '/commissions/opportunities/types' })}
      />
    </>
  );
}
