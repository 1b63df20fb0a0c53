import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { meeting } from '../schema.ts';
import { CalendarDialog } from './CalendarDialog.tsx';
import { MeetingSections } from './MeetingSections.tsx';
import { startsAt } from './startsAt.tsx';
import { texts as t } from './texts.ts';

const open = [{ field: 'status', operator: 'eq' as const, values: ['proposed', 'scheduled'] }];
const reviews = [{ field: 'kind', operator: 'eq' as const, values: ['qbr'] }];

export default function MeetingList() {
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('meetings', 'manage');
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <NounList
        noun={meeting}
        columns={['title', 'status', 'kind', 'partner_id', startsAt]}
        filters={['status', 'kind', 'partner_id', 'starts_at']}
        views={[
          { key: 'to-come', name: t.toCome, state: { filters: open } },
          { key: 'reviews', name: t.businessReviews, state: { filters: reviews } },
        ]}
        create={mayManage ? { label: isCompany ? t.plan : t.request, to: '/partners/meetings/create' } : undefined}
        actions={
          <>
            {isCompany && <MeetingSections value="meetings" onOpen={(to) => navigate({ to })} />}
            <Button onClick={() => setOpen(true)}>{t.calendar}</Button>
          </>
        }
        empty={{ icon: CalendarClock, text: isCompany ? t.empty : t.emptyPartner }}
      />
      {isOpen && <CalendarDialog onClose={() => setOpen(false)} />}
    </>
  );
}
