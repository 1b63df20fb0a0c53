import Megaphone from 'lucide-react/icons/megaphone';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { announcementStatuses, announcementTones, type PartnerAnnouncement } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns: Column<PartnerAnnouncement>[] = [
  { field: 'title', label: t.name, kind: 'link', sortable: true, width: 320 },
  { field: 'status', label: t.status, kind: 'status', options: [...announcementStatuses], sortable: true },
  { field: 'audience_name', label: t.audience },
  {
    field: 'reached_people',
    label: t.reached,
    value: ({ sent_at, reached_people, reached_partners }) =>
      sent_at ? t.reachedPeople(reached_people, reached_partners) : null,
  },
  { field: 'starts_at', label: t.from, kind: 'instant', sortable: true },
  { field: 'ends_at', label: t.until, kind: 'instant', sortable: true },
  { field: 'author_name', label: t.author, hidden: true },
];

export default function AnnouncementList() {
  return (
    <ResourceList<PartnerAnnouncement>
      resource="partner_announcements"
      title={t.title}
      columns={columns}
      filters={[
        { field: 'status', label: t.status, kind: 'multi', options: [...announcementStatuses] },
        { field: 'tone', label: t.tone, kind: 'select', options: [...announcementTones] },
      ]}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/partners/announcements/show/${id}`}
      create={{ label: t.newAnnouncement, to: '/partners/announcements/create' }}
      empty={{ icon: Megaphone, text: t.empty }}
    />
  );
}
