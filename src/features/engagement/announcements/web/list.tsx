import { Button } from 'antd';
import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { AddressedDrawer } from '#web/resource/AddressedDrawer.tsx';
import type { Column } from '#web/resource/columns.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useSetDrawer } from '#web/resource/useDrawer.ts';
import type { Announcement } from '../schema.ts';
import { AnnouncementForm } from './form.tsx';
import { audiences, tones } from './words.ts';

function stateOf({ starts_at, ends_at }: Announcement) {
  const now = Date.now();
  if (Date.parse(starts_at) > now) return <StatusTag tone="blue">To come</StatusTag>;
  if (ends_at && Date.parse(ends_at) <= now) return <StatusTag>Over</StatusTag>;
  return <StatusTag tone="green">Shown</StatusTag>;
}

const columns: Column<Announcement>[] = [
  { field: 'text', label: 'Announcement', width: 420 },
  { field: 'state', label: 'State', width: 110, render: stateOf },
  { field: 'tone', label: 'Tone', kind: 'status', options: tones },
  { field: 'audience', label: 'For', kind: 'status', options: audiences },
  { field: 'starts_at', label: 'From', kind: 'instant', sortable: true },
  { field: 'ends_at', label: 'Until', kind: 'instant', sortable: true },
];

export default function AnnouncementList() {
  const setOpen = useSetDrawer();
  const create = (
    <Button type="primary" icon={<Plus size={16} />} onClick={() => setOpen('new')}>
      New announcement
    </Button>
  );
  return (
    <>
      <ResourceList<Announcement>
        resource="announcements"
        title="Announcements"
        noun={['announcement', 'announcements']}
        columns={columns}
        sort={[{ field: 'starts_at', descending: true }]}
        onOpen={({ id }) => setOpen(id)}
        savedViews={false}
        exportable={false}
        actions={create}
        empty={{
          icon: Megaphone,
          text: 'One sentence above every screen of every company: maintenance, news, what changes.',
        }}
      />
      <AddressedDrawer title={(row) => (row === 'new' ? 'New announcement' : 'Announcement')}>
        {(row, close) => <AnnouncementForm id={row === 'new' ? undefined : row} onDone={close} />}
      </AddressedDrawer>
    </>
  );
}
