import { useNavigate } from '@tanstack/react-router';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useRemove } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { SwitchField } from '#web/resource/form/fields.tsx';
import { RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { type StepDialogEnds, useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type ObjectMapping, objectMapping } from '../schema.ts';
import { mappingSteps } from '../steps.schema.ts';
import { BrokenConnections } from './BrokenConnections.tsx';
import { FieldsTab } from './FieldsTab.tsx';
import { IssueList } from './IssueList.tsx';
import css from './mapping.module.css';
import { countsSentence, mappingName, missingFields, syncStatus } from './names.ts';
import { RulesTab } from './RulesTab.tsx';
import { RunList } from './RunList.tsx';
import { SimulationTab } from './SimulationTab.tsx';
import { texts as t } from './texts.ts';
import { touched, useLastRun, useMapping, useMappingStep } from './useMapping.ts';
import { type MappingParts, useMappingParts } from './useMappingParts.ts';

export default function MappingPage() {
  const mapping = useMapping(useParam('id'));
  return <Loaded query={mapping}>{(row) => <Screen mapping={row} />}</Loaded>;
}

type Dialog = 'backfill' | 'remove';

function Screen({ mapping }: { mapping: ObjectMapping }) {
  const parts = useMappingParts(mapping);
  const mayManage = useCan('object_mappings', 'manage');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const steps = useSteps(mappingSteps, mapping, {
    also: touched,
    special: { activate: { dialog: (ends) => <ActivateDialog mapping={mapping} parts={parts} {...ends} /> } },
  });
  const status = syncStatus(mapping);
  const { connection, crm } = parts;
  const isActive = mapping.status === 'active';
  const more = (key: Dialog, label: string, danger = false) => ({
    key,
    label: `${label}…`,
    danger,
    onClick: () => setDialog(key),
  });
  return (
    <>
      <RecordPage
        noun={objectMapping}
        row={mapping}
        editable={false}
        archivable={false}
        name={mappingName(mapping)}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={crm}
        steps={steps}
        actions={mayManage && mapping.status !== 'active' && <Simulate mapping={mapping} parts={parts} />}
        menu={mayManage ? [isActive ? more('backfill', t.syncAll) : more('remove', t.deleteMapping, true)] : []}
        band={
          <div className={css.stack}>
            {connection && <BrokenConnections connections={[connection]} />}
            <NotLoaded mapping={mapping} parts={parts} onLoad={() => setDialog('backfill')} />
          </div>
        }
        tabs={[
          { key: 'fields', label: t.fields, content: <FieldsTab mapping={mapping} parts={parts} /> },
          { key: 'records', label: t.whichRecords, content: <RulesTab mapping={mapping} parts={parts} /> },
          {
            key: 'simulation',
            label: t.simulation,
            content: <SimulationTab mapping={mapping} parts={parts} onActivate={() => steps.open('activate')} />,
          },
          {
            key: 'issues',
            label: t.log,
            ...(mapping.open_issues > 0 && { count: mapping.open_issues }),
            content: <IssueList mapping={mapping} />,
          },
          { key: 'runs', label: t.runs, content: <RunList mapping={mapping} /> },
        ]}
        rail={
          <Facts
            title={t.synchronization}
            rows={[
              [t.linkedRecords, String(mapping.link_count)],
              [t.waitingChanges, mapping.waiting > 0 && String(mapping.waiting)],
              [t.lastSync, mapping.polled_at && <DateText key="p" value={mapping.polled_at} as="relative" />],
              [t.simulated, mapping.simulated_at && <DateText key="s" value={mapping.simulated_at} as="relative" />],
              [t.switchedOn, mapping.activated_at && <DateText key="a" value={mapping.activated_at} as="relative" />],
              [t.pauseReason, mapping.pause_reason],
              [t.lastError, mapping.last_error],
            ]}
          />
        }
      />
      {dialog && <StepDialog mapping={mapping} parts={parts} step={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

/** Tells that the records from before the mapping was switched on are missing on the other side. */
function NotLoaded({ mapping, parts, onLoad }: { mapping: ObjectMapping; parts: MappingParts; onLoad: () => void }) {
  const mayManage = useCan('object_mappings', 'manage');
  const last = useLastRun(mapping.id, 'backfill');
  if (mapping.status !== 'active' || last.data === undefined) return null;
  if (last.data && ['queued', 'running', 'done', 'undone'].includes(last.data.status)) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t.notLoaded(parts.crm)}
      action={mayManage && <Button onClick={onLoad}>{t.syncAll}</Button>}
    />
  );
}

interface PartProps {
  mapping: ObjectMapping;
  parts: MappingParts;
}

/** Before it is switched on, a mapping is simulated. */
function Simulate({ mapping, parts }: PartProps) {
  const navigate = useNavigate();
  const showFailure = useErrorMessage();
  const simulate = useMappingStep('simulate');
  const start = () =>
    simulate.mutate(mapping.id, {
      onSuccess: () => navigate({ to: '.', search: { tab: 'simulation' } as never }),
      onError: showFailure,
    });
  return (
    <Button
      type={mapping.status === 'draft' ? 'primary' : 'default'}
      loading={simulate.isPending}
      disabled={parts.fields.length === 0}
      onClick={start}
    >
      {t.simulate}
    </Button>
  );
}

/** Says what the simulation found, and offers to synchronize the records that exist already. */
function ActivateDialog({ mapping, parts, onSubmit, onDone, onClose }: PartProps & StepDialogEnds) {
  const navigate = useNavigate();
  const simulation = useLastRun(mapping.id, 'simulate');
  const loaded = useLastRun(mapping.id, 'backfill');
  const load = useMappingStep('backfill');
  const offersLoad = loaded.data !== undefined && loaded.data?.status !== 'done';
  const missing = missingFields(mapping, parts.fields, parts.local, parts.remote);
  const counts = simulation.data?.status === 'done' ? simulation.data.counts : undefined;
  return (
    <ActionDialog<{ load?: boolean }, boolean>
      title={t.activateTitle}
      action={mappingSteps.steps.activate.label}
      text={
        <>
          {counts && <>{countsSentence(counts, parts.crm, true)} </>}
          {mappingSteps.steps.activate.text}
          {missing.there.length > 0 && <> {t.missingThere(parts.crm, missing.there.join(', '))}</>}
        </>
      }
      initial={{ load: true }}
      onSubmit={async (values) => {
        await onSubmit({});
        const isLoading = offersLoad && values.load === true;
        if (isLoading) await load.mutateAsync(mapping.id);
        return isLoading;
      }}
      onDone={(showsRuns) => {
        onDone();
        if (showsRuns) navigate({ to: '.', search: { tab: 'runs' } as never });
      }}
      onClose={onClose}
    >
      {offersLoad && <SwitchField name="load" label={t.loadExisting} help={t.loadExistingText(parts.crm)} />}
    </ActionDialog>
  );
}

interface StepDialogProps extends PartProps {
  step: Dialog;
  onClose: () => void;
}

function StepDialog({ mapping, parts, step, onClose }: StepDialogProps) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const load = useMappingStep('backfill');
  const remove = useRemove('object_mappings');
  return (
    <ActionDialog<object>
      title={t.stepTitles[step]}
      action={t.stepActions[step]}
      text={step === 'remove' ? t.deleteText : t.backfillText(parts.crm)}
      danger={step === 'remove'}
      onSubmit={() => (step === 'remove' ? remove : load).mutateAsync(mapping.id)}
      onDone={() => {
        message.success(t.stepDone[step]);
        onClose();
        if (step === 'remove') navigate({ to: '/partners/fields/external' });
        else navigate({ to: '.', search: { tab: 'runs' } as never });
      }}
      onClose={onClose}
    />
  );
}
