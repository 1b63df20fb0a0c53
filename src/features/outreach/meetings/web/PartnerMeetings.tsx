import { useNavigate } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useOne } from '#web/resource/data/useResource.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Meeting, meeting } from '../schema.ts';
import { startsAt } from './startsAt.tsx';
import { texts as t } from './texts.ts';

const columns = columnsOf<Meeting, typeof meeting.fields>(meeting.fields, ['title', 'status', 'kind', startsAt]).filter(
  ({ field }) => field !== 'partner_name',
);

/** The meetings tab of a partner, or of a deal that meetings are about. */
export default function PartnerMeetings({ on, id }: { on: string; id: string }) {
  const navigate = useNavigate();
  const mayManage = useCan('meetings', 'manage');
  const isDeal = on === 'opportunities';
  const deal = useOne<{ id: string; partner_id: string | null }>('opportunities', isDeal ? id : undefined);
  const partner_id = isDeal ? deal.data?.partner_id : id;
  const search = new URLSearchParams({ ...(partner_id && { partner: partner_id }), ...(isDeal && { deal: id }) });
  return (
    <Flex vertical gap={12}>
      {mayManage && partner_id && (
        <Flex justify="flex-end">
          <Button onClick={() => navigate({ to: `/partners/meetings/create?${search}` as string })}>{t.plan}</Button>
        </Flex>
      )}
      <ResourceList<Meeting>
        resource="meetings"
        columns={columns}
        fixed={[{ field: isDeal ? 'deal_id' : 'partner_id', operator: 'eq', values: [id] }]}
        sort={[{ field: 'starts_at', descending: true }]}
        to={(row) => `/partners/meetings/show/${row.id}`}
        savedViews={false}
        empty={{ icon: CalendarClock, text: isDeal ? t.emptyDealTab : t.emptyTab }}
      />
    </Flex>
  );
}
