import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Handshake from 'lucide-react/icons/handshake';
import Pencil from 'lucide-react/icons/pencil';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session.tsx';
import type { OpportunityType } from '../schema.ts';
import { StagesOf } from './Pipeline.tsx';
import { motionWords } from './words.ts';

export default function OpportunityTypeShow() {
  const type = useOne<OpportunityType>('opportunity_types', useParam('id'));
  return <Loaded query={type}>{(row) => <TypeScreen row={row} />}</Loaded>;
}

const deals: Column<Opportunity>[] = [
  { field: 'name', label: 'Deal', sortable: true },
  { field: 'account_name', label: 'Account', sortable: true },
  { field: 'stage_name', label: 'Stage', kind: 'status', color: 'stage_color' },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
];

function TypeScreen({ row }: { row: OpportunityType }) {
  const navigate = useNavigate();
  const mayManage = useCan('opportunity_types', 'manage');
  return (
    <DetailPage
      name={row.name}
      status={
        row.archived_at ? <StatusTag>Archived</StatusTag> : row.is_default && <StatusTag tone="blue">Default</StatusTag>
      }
      subtitle={row.description}
      actions={
        mayManage && (
          <Button
            icon={<Pencil size={16} />}
            onClick={() => navigate({ to: `/commissions/opportunities/types/edit/${row.id}` })}
          >
            Edit
          </Button>
        )
      }
      tabs={[
        {
          key: 'pipeline',
          label: 'Pipeline',
          content: (
            <Card>
              <StagesOf stages={row.stages} />
            </Card>
          ),
        },
        {
          key: 'deals',
          label: 'Deals',
          content: (
            <ResourceList<Opportunity>
              resource="opportunities"
              noun={['deal', 'deals']}
              columns={deals}
              fixed={[{ field: 'type_id', operator: 'eq', values: [row.id] }]}
              sort={[{ field: 'created_at', descending: true }]}
              to={({ id }) => `/commissions/opportunities/show/${id}`}
              savedViews={false}
              empty={{ icon: Handshake, text: 'Deals of this type appear here.' }}
            />
          ),
        },
        {
          key: 'history',
          label: 'History',
          content: (
            <AuditTimeline
              table="opportunity_types"
              id={row.id}
              labels={{
                name: 'the name',
                motion: 'who works it',
                protection_days: 'the protection',
                is_default: 'the default',
                required_program_id: 'the required certificate',
              }}
            />
          ),
        },
      ]}
      rail={
        <Facts
          title="Details"
          rows={[
            ['Sales model', motionWords[row.motion]],
            ['Protection', row.protection_days ? `${row.protection_days} days` : 'Program default'],
            ['Required certificate', row.required_program_name],
            ['Approval', row.auto_approves ? 'Automatic without conflicts' : 'Manual'],
          ]}
        />
      }
    />
  );
}
