import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { AccountForm } from './form.tsx';

/** Creates without an id in the address, edits with one. */
export default function AccountEdit() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={id ? 'Edit account' : 'New account'} />
      <AccountForm
        id={id}
        onDone={() => navigate({ to: '/companies' })}
        onCancel={() => navigate({ to: id ? `/companies/show/${id}` : '/companies' })}
      />
    </>
  );
}
