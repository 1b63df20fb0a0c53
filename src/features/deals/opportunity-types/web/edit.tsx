import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { OpportunityType } from '../schema.ts';
import { TypeForm } from './form.tsx';
import { StagesEditor } from './StagesEditor.tsx';
import { texts } from './texts.ts';

export default function OpportunityTypeEdit() {
  const id = useParam('id');
  const type = useOne<OpportunityType>('opportunity_types', id);
  const navigate = useNavigate();
  useTitle(type.data?.name ?? null);
  const back = () => navigate({ to: '/commissions/opportunities/types' });
  return (
    <>
      <PageHeader title={type.data?.name ?? texts.editOpportunityType} />
      <StagesEditor typeId={id} />
      <TypeForm id={id} onDone={back} onCancel={back} />
    </>
  );
}
