import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import type { Definition } from '../definition.schema.ts';
import type { Trial } from '../schema.ts';
import { automationSteps } from '../steps.schema.ts';
import css from './automations.module.css';
import { triggerText } from './sentences.ts';
import { texts as t } from './texts.ts';
import { useCatalog } from './useCatalog.ts';

const MOST_NAMED = 5;

interface GoLiveProps extends StepDialogEnds {
  id: string;
  definition: Definition;
  /** Saves the draft first. */
  onBefore: () => Promise<void>;
}

/** The confirmation before a flow acts: when it starts, and what it would have done in the last 30 days. */
export function GoLiveDialog({ id, definition, onBefore, ...ends }: GoLiveProps) {
  const catalog = useCatalog();
  const trial = useQuery({
    queryKey: ['automation_trials', id],
    queryFn: async () => {
      await onBefore();
      return api<Trial>(`automations/${id}/try`, { method: 'POST', body: {} });
    },
    gcTime: 0,
    retry: false,
  });
  const people = [...new Set(trial.data?.rows.flatMap(({ steps }) => steps.flatMap(({ to }) => to)))];
  const { publish } = automationSteps.steps;
  return (
    <ActionDialog<object>
      title={publish.label}
      action={publish.label}
      text={publish.text}
      disabled={trial.isPending || trial.isError}
      {...ends}
    >
      {trial.error && <Alert type="error" showIcon title={trial.error.message} />}
      <dl className={css.live}>
        <dt>{t.starts}</dt>
        <dd>{catalog.data && `${t.when} ${triggerText(catalog.data, definition.trigger)}`}</dd>
        <dt>{t.liveFacts}</dt>
        <dd>
          {trial.isPending ? (
            <SkeletonBar width={200} />
          ) : (
            trial.data && (
              <>
                {trial.data.occurrences === 0
                  ? t.nothing
                  : `${t.wouldRun(trial.data.would_run, trial.data.occurrences)} ${t.wouldEmail(trial.data.emails)}`}
                <span className="meta">
                  {trial.data.effects.map(({ label, count }) => `${label}: ${count}`).join(' · ')}
                </span>
              </>
            )
          )}
        </dd>
        {people.length > 0 && (
          <>
            <dt>{t.liveTo}</dt>
            <dd>
              {people.slice(0, MOST_NAMED).join(', ')}
              {people.length > MOST_NAMED && ` ${t.andMore(people.length - MOST_NAMED)}`}
            </dd>
          </>
        )}
      </dl>
    </ActionDialog>
  );
}
