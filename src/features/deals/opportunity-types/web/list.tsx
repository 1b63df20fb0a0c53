import { useNavigate } from '@tanstack/react-router';
import SquareKanban from 'lucide-react/icons/square-kanban';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { OrderedList } from '#web/resource/ordered/OrderedList.tsx';
import type { OpportunityType } from '../schema.ts';
import { TypeForm } from './form.tsx';
import { Pipeline } from './Pipeline.tsx';
import { StagesEditor } from './StagesEditor.tsx';
import { texts } from './texts.ts';

export default function OpportunityTypes() {
  const navigate = useNavigate();
  return (
    <OrderedList<OpportunityType>
      resource="opportunity_types"
      title={texts.opportunityTypes}
      text={texts.eachOpportunityTypeHasItsOwn}
      createLabel={texts.newOpportunityType}
      icon={SquareKanban}
      to={({ id }) => `/commissions/opportunities/types/show/${id}`}
      aside={(row) => (
        <>
          {row.is_default && <StatusTag tone="blue">{texts.default}</StatusTag>} <Pipeline stages={row.stages} />
        </>
      )}
      form={(id, done) =>
        id ? (
          <>
            <StagesEditor typeId={id} />
            <TypeForm id={id} onDone={done} onCancel={done} />
          </>
        ) : (
          <TypeForm
            onCancel={done}
            onDone={(row) => navigate({ to: `/commissions/opportunities/types/edit/${row.id}` })}
          />
        )
      }
    />
  );
}
