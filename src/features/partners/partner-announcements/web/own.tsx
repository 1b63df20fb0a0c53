import Megaphone from 'lucide-react/icons/megaphone';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type AnnouncementForPartner, announcementStatuses, announcementTones } from '../schema.ts';
import { texts as t } from './texts.ts';

const statuses = announcementStatuses.filter(({ value }) => value === 'active' || value === 'ended');
const columns: Column<AnnouncementForPartner>[] = [
  { field: 'title', label: t.announcement, kind: 'link', sortable: true, width: 320 },
  { field: 'tone', label: t.tone, kind: 'status', options: [...announcementTones] },
  { field: 'status', label: t.status, kind: 'status', options: [...statuses] },
  { field: 'sent_at', label: t.sentOn, kind: 'relative', sortable: true },
];

/** The announcements that a partner got. */
export default function OwnAnnouncements() {
  return (
    <ResourceList<AnnouncementForPartner>
      resource="partner_announcements"
      title={t.title}
      columns={columns}
      filters={[{ field: 'status', label: t.status, kind: 'multi', options: [...statuses] }]}
      sort={[{ field: 'sent_at', descending: true }]}
      to={({ id }) => `/announcements/show/${id}`}
      empty={{ icon: Megaphone, text: t.emptyPartner }}
    />
  );
}
