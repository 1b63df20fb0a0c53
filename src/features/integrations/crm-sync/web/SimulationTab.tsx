import { Alert, Button } from 'antd';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useCan } from '#web/session/session.tsx';
import type { ObjectMapping, SyncRun } from '../schema.ts';
import css from './mapping.module.css';
import { resultSentence } from './names.ts';
import { RunProgress } from './RunProgress.tsx';
import { RunRecords } from './RunRecords.tsx';
import { texts as t } from './texts.ts';
import { isRunning, useLastRun, useMappingStep } from './useMapping.ts';
import type { MappingParts } from './useMappingParts.ts';

interface SimulationTabProps {
  mapping: ObjectMapping;
  parts: MappingParts;
  onActivate: () => void;
}

/** A trial of the mapping that writes nothing: what would be created, changed and left as a conflict. */
export function SimulationTab({ mapping, parts, onActivate }: SimulationTabProps) {
  const last = useLastRun(mapping.id, 'simulate');
  return (
    <Loaded query={last}>
      {(run) =>
        run ? (
          <Result run={run} mapping={mapping} parts={parts} onActivate={onActivate} />
        ) : (
          <EmptyState
            icon={FlaskConical}
            title={t.noSimulation}
            actions={<SimulateButton mapping={mapping} parts={parts} isFirst />}
          >
            {t.simulationText(parts.crm)}
          </EmptyState>
        )
      }
    </Loaded>
  );
}

function SimulateButton({ mapping, parts, isFirst }: { mapping: ObjectMapping; parts: MappingParts; isFirst?: true }) {
  const mayManage = useCan('object_mappings', 'manage');
  const showFailure = useErrorMessage();
  const simulate = useMappingStep('simulate');
  return (
    mayManage &&
    mapping.status !== 'active' && (
      <Button
        type={isFirst ? 'primary' : 'default'}
        loading={simulate.isPending}
        disabled={parts.fields.length === 0}
        onClick={() => simulate.mutate(mapping.id, { onError: showFailure })}
      >
        {isFirst ? t.simulate : t.simulateAgain}
      </Button>
    )
  );
}

function Result({ run, mapping, parts, onActivate }: SimulationTabProps & { run: SyncRun }) {
  const mayManage = useCan('object_mappings', 'manage');
  if (isRunning(run)) return <RunProgress run={run} />;
  const isCurrent = mapping.status !== 'draft';
  return (
    <div className={css.stack}>
      {run.error && <Alert type="error" showIcon title={run.error} />}
      {!isCurrent && <Alert type="info" showIcon title={t.simulationOutdated} />}
      <Card>
        <div className={css.stack}>
          <p className={css.lead}>{resultSentence(run, parts.crm)}</p>
          <p className="meta">
            {t.nothingWritten} <DateText value={run.finished_at ?? run.created_at} as="relative" />
          </p>
          <div className={css.row}>
            <SimulateButton mapping={mapping} parts={parts} />
            {mayManage && (mapping.status === 'simulated' || mapping.status === 'paused') && (
              <Button type="primary" onClick={onActivate}>
                {t.switchOn}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <RunRecords run={run} crm={parts.crm} parts={parts} />
    </div>
  );
}
