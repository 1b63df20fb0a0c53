import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PartnerForm } from './form.tsx';

export default function PartnerEdit() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={id ? 'Edit partner' : 'New partner'} />
      <PartnerForm
        id={id}
        onDone={() => navigate({ to: '/partners' })}
        onCancel={() => navigate({ to: id ? `/partners/show/${id}` : '/partners' })}
      />
    </>
  );
}
