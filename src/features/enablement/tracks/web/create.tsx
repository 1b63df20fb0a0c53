import { useNavigate } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { TrackForm } from './TrackForm.tsx';
import { texts as t } from './texts.ts';
import { useTrackBase } from './useTrackBase.ts';

export default function TrackCreate() {
  const navigate = useNavigate();
  const base = useTrackBase();
  return (
    <>
      <PageHeader title={t.newTrack} />
      <div style={{ maxWidth: 640 }}>
        <TrackForm
          onDone={({ id }) => navigate({ to: `${base}/edit/${id}` })}
          onCancel={() => navigate({ to: base })}
        />
      </div>
    </>
  );
}
