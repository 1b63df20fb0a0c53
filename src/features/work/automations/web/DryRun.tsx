import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import type { Automation, Trial, TrialRow } from '../schema.ts';
import css from './automations.module.css';
import { StepIcon } from './StepIcon.tsx';
import { texts as t } from './texts.ts';

const tones = { would_run: 'green', conditions: 'gray', reentry: 'gray', refused: 'red' } as const;

interface DryRunProps {
  row: Automation;
  /** Saves the draft first. */
  onBefore: () => Promise<void>;
  isOpen: boolean;
}

/** The effects that the draft would have had in the last 30 days. */
export function DryRun({ row, onBefore }: DryRunProps) {
  const client = useQueryClient();
  const trial = useMutation<Trial>({
    mutationFn: async () => {
      await onBefore();
      return api<Trial>(`automations/${row.id}/try`, { method: 'POST', body: {} });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['automations'] }),
  });
  const { data, error, isPending } = trial;
  return (
    <>
      <p>{t.tryText}</p>
      <p className={css.inline}>
        <Button type={data ? 'default' : 'primary'} loading={isPending} onClick={() => trial.mutate()}>
          {data ? t.tryAgain : t.tryNow}
        </Button>
        {isPending && <span className="meta">{t.trying}</span>}
      </p>
      {error && <Alert type="error" showIcon title={error.message} />}
      {data && <Result trial={data} />}
    </>
  );
}

function Result({ trial }: { trial: Trial }) {
  if (trial.occurrences === 0) return <EmptyState title={t.nothing} />;
  return (
    <>
      <div className={css.summary} role="status">
        <p>
          <b>{t.wouldRun(trial.would_run, trial.occurrences)}</b> {t.wouldEmail(trial.emails)}
        </p>
        <p className="meta">{trial.effects.map(({ label, count }) => `${label}: ${count}`).join(' · ')}</p>
        {trial.is_partial && <p className="meta">{t.partial}</p>}
      </div>
      <ul className={css.trial}>
        {trial.rows.map((row) => (
          <Occurrence key={`${row.at}${row.subject_id}`} row={row} />
        ))}
      </ul>
    </>
  );
}

function Occurrence({ row }: { row: TrialRow }) {
  return (
    <li>
      <div className={css.trialHead}>
        <b>{row.subject_name ?? t.noRecord}</b>
        <StatusTag tone={tones[row.outcome]}>{t.outcomes[row.outcome]}</StatusTag>
        {row.emails > 0 && <span className="meta">{t.emails(row.emails)}</span>}
        <DateText value={row.at} as="relative" />
      </div>
      {row.reason && row.steps.length === 0 && <p className={css.data}>{row.reason}</p>}
      {row.steps.length > 0 && (
        <ol className={css.steps}>
          {row.steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a repetition runs a step several times
            <li key={at}>
              <StepIcon kind={step.kind} />
              <span>
                {step.label}
                {step.note && <span className="meta"> · {step.note}</span>}
                {step.to.length > 0 && <span className={css.to}>{t.to(step.to)}</span>}
                {step.text && (
                  <details className={css.message}>
                    <summary>{t.readText}</summary>
                    <p>{step.text}</p>
                  </details>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
