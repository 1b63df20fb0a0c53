import { useNavigate } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import Goal from 'lucide-react/icons/goal';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session/session.tsx';
import { type PartnerTarget, partnerTarget } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<PartnerTarget, typeof partnerTarget.fields>(partnerTarget.fields, [
  'quarter',
  'status',
  'pace',
  'attainment_ppm',
  'sourced_minor',
]).filter(({ field }) => field !== 'partner_name');

/** The targets tab of a partner. */
export default function PartnerTargets({ id }: { on: string; id: string }) {
  const navigate = useNavigate();
  const mayManage = useCan('partner_targets', 'manage');
  return (
    <Flex vertical gap={12}>
      {mayManage && (
        <Flex justify="flex-end">
          <Button onClick={() => navigate({ to: `/partners/targets/create?partner=${id}` as string })}>
            {t.create}
          </Button>
        </Flex>
      )}
      <ResourceList<PartnerTarget>
        resource="partner_targets"
        words={t.words}
        columns={columns}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [id] }]}
        sort={[{ field: 'starts_on', descending: true }]}
        to={(row) => `/partners/targets/show/${row.id}`}
        savedViews={false}
        empty={{ icon: Goal, text: t.emptyTab }}
      />
    </Flex>
  );
}
