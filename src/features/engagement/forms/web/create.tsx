import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { NewForm } from './NewForm.tsx';
import { texts as t } from './texts.ts';

export default function FormCreate() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t.newForm} />
      <div style={{ maxWidth: 640 }}>
        <NewForm
          onDone={({ id }) => navigate({ to: `/forms/show/${id}` })}
          onCancel={() => navigate({ to: '/forms' })}
        />
      </div>
    </>
  );
}
