import { Button } from 'antd';
import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import { sayable } from '#shared/text/labels.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { Announcement } from '../schema.ts';
import { AnnouncementForm } from './form.tsx';
import { texts } from './texts.ts';
import { audiences, tones } from './words.ts';

function stateOf({ starts_at, ends_at }: Announcement) {
  const now = Date.now();
  if (Date.parse(starts_at) > now) return <StatusTag tone="blue">{texts.scheduled}</StatusTag>;
  if (ends_at && Date.parse(ends_at) <= now) return <StatusTag>{texts.ended}</StatusTag>;
  return <StatusTag tone="green">{texts.active}</StatusTag>;
}

const columns: Column<Announcement>[] = sayable([
  { field: 'text', label: 'Announcement', width: 420 },
  { field: 'state', label: 'Status', width: 110, render: stateOf },
  { field: 'tone', label: 'Type', kind: 'status', options: tones },
  { field: 'audience', label: 'Audience', kind: 'status', options: audiences },
  { field: 'starts_at', label: 'From', kind: 'instant', sortable: true },
  { field: 'ends_at', label: 'Until', kind: 'instant', sortable: true },
]);

export default function AnnouncementList() {
  const setOpen = useSetDrawer();
  const create = (
    <Button type="primary" icon={<Plus size={16} />} onClick={() => setOpen('new')}>
      {texts.newAnnouncement}
    </Button>
  );
  return (
    <>
      <ResourceList<Announcement>
        resource="announcements"
        title={texts.announcements}
        columns={columns}
        sort={[{ field: 'starts_at', descending: true }]}
        onOpen={({ id }) => setOpen(id)}
        savedViews={false}
        exportable={false}
        actions={create}
        empty={{
          icon: Megaphone,
          text: texts.showShortMessageAtTopEvery,
        }}
      />
      <RouteDrawer title={(row) => (row === 'new' ? texts.newAnnouncement : texts.announcement)}>
        {(row, close) => <AnnouncementForm id={row === 'new' ? undefined : row} onDone={close} />}
      </RouteDrawer>
    </>
  );
}
