import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session/session.tsx';
import type { OpportunityType } from '../schema.ts';
import { StagesOf } from './Pipeline.tsx';
import { texts } from './texts.ts';
import { motionWords } from './words.ts';

export default function OpportunityTypeShow() {
  const type = useOne<OpportunityType>('opportunity_types', useParam('id'));
  return <Loaded query={type}>{(row) => <TypeScreen row={row} />}</Loaded>;
}

function TypeScreen({ row }: { row: OpportunityType }) {
  const navigate = useNavigate();
  const mayManage = useCan('opportunity_types', 'manage');
  return (
    <DetailPage
      record={{ resource: 'opportunity_types', id: row.id }}
      name={row.name}
      status={
        row.archived_at ? (
          <StatusTag>{texts.archived}</StatusTag>
        ) : (
          row.is_default && <StatusTag tone="blue">{texts.default}</StatusTag>
        )
      }
      subtitle={row.description}
      actions={
        mayManage && (
          <Button
            icon={<Pencil size={16} />}
            onClick={() => navigate({ to: `/commissions/opportunities/types/edit/${row.id}` })}
          >
            {texts.edit}
          </Button>
        )
      }
      tabs={[
        {
          key: 'pipeline',
          label: texts.pipeline,
          content: (
            <Card>
              <StagesOf stages={row.stages} />
            </Card>
          ),
        },
        {
          key: 'history',
          label: texts.history,
          last: true,
          content: (
            <AuditTimeline
              table="opportunity_types"
              id={row.id}
              labels={{
                name: texts.theName,
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
          title={texts.details}
          rows={[
            [texts.salesModel, motionWords[row.motion]],
            [texts.protection, row.protection_days ? `${row.protection_days} days` : texts.programDefault],
            [texts.requiredCertificate, row.required_program_name],
            [texts.approval, row.auto_approves ? texts.automaticWithoutConflicts : texts.manual],
          ]}
        />
      }
    />
  );
}
