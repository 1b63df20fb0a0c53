import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useParam } from '#web/params.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { texts } from './texts.ts';

/** One change by its own address, as the dashboard links to it. */
export default function ChangeShow() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={texts.listingChange} />
      <ChangeDialog id={useParam('id')} onClose={() => navigate({ to: '/partners_directory' })} />
    </>
  );
}
