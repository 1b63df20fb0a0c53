import SquareKanban from 'lucide-react/icons/square-kanban';
import Target from 'lucide-react/icons/target';
import { useAudienceFilter } from '#features/partners/audiences/web/index.tsx';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { useCustomColumns } from '#web/resource/custom-fields/useCustomColumns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import { useSession } from '#web/session.tsx';
import type { Opportunity } from '../schema.ts';
import { columns, filters, presetViews } from './columns.ts';
import { StageOfMany } from './stages/StageOfMany.tsx';
import { touched } from './stages/useMove.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const noun = ['opportunity', 'opportunities'] as const;

export default function OpportunityList() {
  const { user } = useSession();
  const bulk = useBulkChange<Opportunity>('opportunities', noun, touched);
  const custom = useCustomColumns<Opportunity>('opportunities');
  const inAudience = useAudienceFilter('opportunities');
  return (
    <>
      <ResourceList<Opportunity>
        resource="opportunities"
        title="Opportunities"
        noun={noun}
        columns={[...columns, ...custom.columns]}
        filters={[...filters, ...custom.filters, ...inAudience]}
        views={presetViews(user.id)}
        sort={[{ field: 'created_at', descending: true }]}
        to={({ id }) => `/commissions/opportunities/show/${id}`}
        create={{ label: 'New opportunity', to: '/commissions/opportunities/create' }}
        actions={<ViewSwitch now="list" />}
        bulk={[
          bulk.changing({
            label: 'Change stage',
            icon: SquareKanban,
            fields: (deals) => <StageOfMany deals={deals} />,
          }),
          bulk.owner,
          bulk.archive,
        ]}
        empty={{
          icon: Target,
          text: 'Opportunities are deals you and your partners work on until they are won or lost.',
          actions: <AddSampleData />,
        }}
      />
      {bulk.dialog}
    </>
  );
}
