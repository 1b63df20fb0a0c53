import { useQuery } from '@tanstack/react-query';
import { nounAddress } from '#shared/nouns/nouns.ts';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { apiAll } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { type AutomationRun, causes, runStatuses, type StepRun } from '../schema.ts';
import { runSteps } from '../steps.schema.ts';
import css from './automations.module.css';
import { StepIcon } from './StepIcon.tsx';
import { texts as t } from './texts.ts';

export default function AutomationRunPage() {
  const query = useOne<AutomationRun>('automation_runs', useParam('id'));
  return <Loaded query={query}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: AutomationRun }) {
  const steps = useSteps(runSteps, row, { also: ['automations'] });
  const status = runStatuses.find(({ value }) => value === row.status);
  const link = row.subject_table && row.subject_id ? nounAddress(row.subject_table, row.subject_id) : undefined;
  return (
    <>
      <DetailPage
        name={row.subject_name ?? row.automation_name ?? t.run}
        status={<StatusTag tone={status?.tone ?? 'gray'}>{status?.label}</StatusTag>}
        subtitle={
          <span>
            <Link to={`/automations/edit/${row.automation_id}`}>{row.automation_name ?? ''}</Link> ·{' '}
            {t.version(row.version)}
          </span>
        }
        actions={steps.buttons}
        tabs={[{ key: 'steps', label: t.stepsTitle, content: <Steps row={row} /> }]}
        rail={
          <Facts
            title={t.run}
            rows={[
              [t.automation, row.automation_name],
              [t.startedBy, causes.find(({ value }) => value === row.cause)?.label],
              [
                t.openRecord,
                link && (
                  <Link key="l" to={link}>
                    {row.subject_name ?? ''}
                  </Link>
                ),
              ],
              [
                t.partner,
                row.partner_id && (
                  <Link key="p" to={`/partners/show/${row.partner_id}`}>
                    {row.partner_name ?? ''}
                  </Link>
                ),
              ],
              [
                row.wait_kind ? t.waitsFor[row.wait_kind as keyof typeof t.waitsFor] : t.waitsFor.time,
                row.due_at && <DateText key="d" value={row.due_at} as="instant" />,
              ],
            ]}
          />
        }
      />
      {steps.dialog}
    </>
  );
}

/** The log of a run: its conditions, and each step with inputs and results. */
function Steps({ row }: { row: AutomationRun }) {
  const query = useQuery({
    queryKey: ['automation_runs', 'steps', row.id, row.row_version],
    queryFn: ({ signal }) => apiAll<StepRun>(`automation_runs/${row.id}/steps`, { signal }),
  });
  const why = (row.context.why ?? []) as { field: string; holds: boolean; actual: unknown; note?: string }[];
  return (
    <Card>
      {row.error && <p className={css.problem}>{row.error}</p>}
      {why.length > 0 && (
        <>
          <h3>{t.why}</h3>
          <ul className={css.steps}>
            {why.map(({ field, holds, actual, note }) => (
              <li key={field}>
                <StatusTag tone={holds ? 'green' : 'red'}>
                  {field.replace(/^[a-z]+\./, '').replaceAll('_', ' ')}
                </StatusTag>
                <span className="meta">{note ?? (actual === null ? '–' : String(actual))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Loaded query={query}>
        {(steps) =>
          steps.length === 0 ? (
            <p className="meta">{t.noSteps}</p>
          ) : (
            <ol className={css.trial}>
              {steps.map((step) => (
                <li key={step.id}>
                  <StepEntry step={step} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </Card>
  );
}

const tones = sayable({ waiting: 'amber', done: 'green', failed: 'red', skipped: 'gray' } as const);
const words = sayable({ waiting: 'Waiting', done: 'Done', failed: 'Failed', skipped: 'Skipped' } as const);

function StepEntry({ step }: { step: StepRun }) {
  const show = (values: Record<string, unknown>) =>
    Object.entries(values)
      .filter(([key, value]) => key !== 'why' && value !== null && value !== '')
      .map(
        ([key, value]) => `${key.replaceAll('_', ' ')}: ${typeof value === 'object' ? JSON.stringify(value) : value}`,
      )
      .join(' · ');
  const [input, output] = [show(step.input), show(step.output)];
  return (
    <>
      <div className={css.trialHead}>
        <StepIcon kind={step.kind} />
        <b>{step.label}</b>
        <StatusTag tone={tones[step.status]}>{words[step.status]}</StatusTag>
        {step.attempt > 1 && <span className="meta">{t.attempt(step.attempt)}</span>}
        <DateText value={step.finished_at ?? step.started_at} as="relative" />
      </div>
      {input && (
        <p className={css.data}>
          {t.input}: {input}
        </p>
      )}
      {output && (
        <p className={css.data}>
          {t.output}: {output}
        </p>
      )}
      {step.error && <p className={css.problem}>{step.error}</p>}
    </>
  );
}
