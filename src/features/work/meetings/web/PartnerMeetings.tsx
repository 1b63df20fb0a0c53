import { useNavigate } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan } from '#web/session.tsx';
import { type Meeting, meeting } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<Meeting, typeof meeting.fields>(meeting.fields, [
  'title',
  'status',
  'kind',
  'starts_at',
]).filter(({ field }) => field !== 'partner_name');

/** The meetings tab of a partner. */
export default function PartnerMeetings({ id }: { on: string; id: string }) {
  const navigate = useNavigate();
  const mayManage = useCan('meetings', 'manage');
  return (
    <Flex vertical gap={12}>
      {mayManage && (
        <Flex justify="flex-end">
          <Button onClick={() => navigate({ to: `/partners/meetings/create?partner=${id}` as string })}>
            {t.plan}
          </Button>
        </Flex>
      )}
      <ResourceList<Meeting>
        resource="meetings"
        noun={['meeting', 'meetings']}
        columns={columns}
        fixed={[{ field: 'partner_id', operator: 'eq', values: [id] }]}
        sort={[{ field: 'starts_at', descending: true }]}
        to={(row) => `/partners/meetings/show/${row.id}`}
        savedViews={false}
        empty={{ icon: CalendarClock, text: t.emptyTab }}
      />
    </Flex>
  );
}
