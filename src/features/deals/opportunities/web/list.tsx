import SquareKanban from 'lucide-react/icons/square-kanban';
import Target from 'lucide-react/icons/target';
import { useAudienceFilter } from '#features/partners/audiences/web/index.tsx';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { opportunity } from '../schema.ts';
import { columns, filters } from './columns.ts';
import { OpportunityForm } from './form.tsx';
import { StageOfMany } from './stages/StageOfMany.tsx';
import { touched } from './stages/useMove.tsx';
import { texts } from './texts.ts';
import { DealViewSwitch } from './ViewSwitch.tsx';

export default function OpportunityList() {
  const inAudience = useAudienceFilter('opportunities');
  return (
    <NounList
      noun={opportunity}
      columns={columns}
      filters={filters}
      lastFilters={inAudience}
      create={{
        label: texts.newOpportunity,
        form: (done) => <OpportunityForm short onDone={done} onCancel={done} />,
      }}
      actions={<DealViewSwitch now="list" />}
      also={touched}
      bulk={(bulk) => [
        bulk.changing({
          label: texts.changeStage,
          icon: SquareKanban,
          fields: (deals) => <StageOfMany deals={deals} />,
        }),
        bulk.owner,
        bulk.archive,
      ]}
      empty={{
        icon: Target,
        text: texts.opportunitiesDealsYouAndYourPartners,
        actions: <AddSampleData />,
      }}
    />
  );
}
