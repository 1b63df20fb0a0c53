import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { useState } from 'react';
import { AutosaveFailure } from '#web/components/AutosaveFailure.tsx';
import { AutosaveText } from '#web/components/AutosaveText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useAutosave } from '#web/interaction/useAutosave.ts';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useSession } from '#web/session/session.tsx';
import type { TrackDefinition } from '../definition.schema.ts';
import { earliestDays } from '../schedule.ts';
import type { Track } from '../schema.ts';
import { trackSteps } from '../steps.schema.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { DefinitionBuilder } from './DefinitionBuilder.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { TrackForm } from './TrackForm.tsx';
import { texts as t } from './texts.ts';
import { useStepKinds, useTrackMove } from './useTracks.ts';

export default function TrackEdit() {
  const track = useOne<Track>('tracks', useParam('id'));
  return <Loaded query={track}>{(row) => <Screen key={row.id} row={row} />}</Loaded>;
}

function Screen({ row }: { row: Track }) {
  useTitle(row.name);
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { mode } = useSession();
  const kinds = useStepKinds();
  const move = useTrackMove('tracks');
  const [definition, setDefinition] = useState(row.definition);
  const [open, setOpen] = useState<'publish' | 'assign' | 'settings' | null>(null);
  const autosave = useAutosave<{ definition: TrackDefinition }>((change, keepalive) =>
    api(`tracks/${row.id}`, { method: 'PATCH', body: change, keepalive }),
  );
  const earliest = earliestDays(definition, row.step_order);
  const isDueTooEarly = row.due_days !== null && row.due_days < earliest.least;
  const change = (next: TrackDefinition) => {
    setDefinition(next);
    autosave.change({ definition: next });
  };
  const publish = async () => {
    await autosave.flush();
    setOpen('publish');
  };
  return (
    <>
      <PageHeader title={row.name} meta={<AutosaveText state={autosave.state} />}>
        <Button onClick={() => setOpen('settings')}>{t.settings}</Button>
        {mode === 'partner' && row.state === 'published' && (
          <Button onClick={() => setOpen('assign')}>{trackSteps.steps.assign.label}</Button>
        )}
        <Button type="primary" onClick={publish}>
          {trackSteps.steps.publish.label}
        </Button>
      </PageHeader>
      <AutosaveFailure failure={autosave.failure} onRetry={() => void autosave.flush()} />
      {earliest.most > 0 && (
        <p className="meta">
          {t.earliestText(earliest)} {isDueTooEarly && t.dueBeforeEarliest(row.due_days!)}
        </p>
      )}
      <DefinitionBuilder definition={definition} order={row.step_order} kinds={kinds.data ?? []} onChange={change} />
      {open === 'publish' && (
        <PublishDialog
          id={row.id}
          onSubmit={(body) => move.mutateAsync({ id: row.id, verb: 'publish', body })}
          onDone={() => {
            message.success(trackSteps.steps.publish.done);
            setOpen(null);
            navigate({ to: mode === 'company' ? `/enablement/tracks/show/${row.id}` : '/enablement/partner-tracks' });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'assign' && (
        <AssignDialog
          onSubmit={(body) => move.mutateAsync({ id: row.id, verb: 'assign', body })}
          onClose={() => setOpen(null)}
        />
      )}
      <FormDrawer open={open === 'settings'} title={t.settings} onClose={() => setOpen(null)}>
        <TrackForm id={row.id} onDone={() => setOpen(null)} />
      </FormDrawer>
    </>
  );
}
