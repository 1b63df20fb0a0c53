import { useNavigate, useParams } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ContactForm } from './form.tsx';

export default function ContactEdit() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={id ? 'Edit contact' : 'New contact'} />
      <ContactForm
        id={id}
        onDone={() => navigate({ to: '/contacts' })}
        onCancel={() => navigate({ to: id ? `/contacts/show/${id}` : '/contacts' })}
      />
    </>
  );
}
