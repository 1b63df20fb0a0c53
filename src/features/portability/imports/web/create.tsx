import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import ImportUpload from './ImportUpload.tsx';
import { texts } from './texts.ts';

export default function ImportCreate() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={texts.newImport} />
      <ImportUpload
        onCreated={(id) => navigate({ to: `/imports/show/${id}` })}
        onCancel={() => navigate({ to: '/imports' })}
      />
    </>
  );
}
