import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Route from 'lucide-react/icons/route';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Track, trackStates } from '../schema.ts';
import { TrackForm } from './TrackForm.tsx';
import { texts as t } from './texts.ts';

export default function TrackList() {
  const navigate = useNavigate();
  return (
    <ResourceList<Track>
      resource="tracks"
      title={t.title}
      columns={[
        { field: 'name', label: t.name, kind: 'link', sortable: true },
        { field: 'state', label: t.status, kind: 'status', options: [...trackStates], sortable: true },
        { field: 'step_count', label: t.stepsText, kind: 'number' },
        { field: 'open_count', label: t.inProgress, kind: 'number', sortable: true },
        { field: 'completed_count', label: t.completed, kind: 'number', sortable: true },
        { field: 'audience_name', label: t.audience },
        { field: 'published_at', label: t.published, kind: 'relative', sortable: true },
      ]}
      filters={[{ field: 'state', label: t.status, kind: 'select', options: [...trackStates] }]}
      sort={[{ field: 'name', descending: false }]}
      to={({ id }) => `/enablement/tracks/show/${id}`}
      actions={
        <>
          <Button onClick={() => navigate({ to: '/enablement/tracks/steps' })}>{t.steps}</Button>
          <Button onClick={() => navigate({ to: '/enablement/tracks/assignments' })}>{t.assignments}</Button>
        </>
      }
      create={{
        label: t.newTrack,
        form: (done) => (
          <TrackForm onDone={({ id }) => navigate({ to: `/enablement/tracks/edit/${id}` })} onCancel={done} />
        ),
      }}
      empty={{ icon: Route, text: t.empty }}
    />
  );
}
