import { Progress } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { formatNumber } from '#web/region.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { SyncRun } from '../schema.ts';
import { runSteps } from '../steps.schema.ts';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';
import { touched } from './useMapping.ts';

/** The progress of a run, which people can leave or cancel. */
export function RunProgress({ run }: { run: SyncRun }) {
  const { buttons, dialog } = useSteps(runSteps, run, { also: touched });
  const { processed, total, kind, status } = run;
  const percent = total ? Math.min(100, Math.floor((100 * processed) / total)) : 0;
  return (
    <Card title={t.running[kind]}>
      <div className={css.stack} aria-live="polite">
        <span>
          {status === 'queued'
            ? t.queued
            : total
              ? t.progress(formatNumber(processed), formatNumber(total))
              : t.progressSoFar(formatNumber(processed))}
        </span>
        <Progress percent={percent} showInfo={false} status="active" aria-label={t.progressLabel} />
        <div className={css.row}>
          {buttons}
          <span className="meta">{t.leave}</span>
          {dialog}
        </div>
      </div>
    </Card>
  );
}
