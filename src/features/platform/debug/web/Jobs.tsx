import { useQuery } from '@tanstack/react-query';
import { App, Button, Segmented } from 'antd';
import { useState } from 'react';
import { sayable } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api, apiAll } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { jobStates, QueuedJob } from '../schema.ts';
import { texts } from './texts.ts';

const states: Record<(typeof jobStates)[number], { label: string; tone: 'gray' | 'blue' | 'amber' | 'red' }> = sayable({
  waiting: { label: 'Waiting', tone: 'gray' },
  scheduled: { label: 'Scheduled', tone: 'gray' },
  running: { label: 'Running', tone: 'blue' },
  retrying: { label: 'Retrying', tone: 'amber' },
  failed: { label: 'Failed', tone: 'red' },
});

/** The queue, failed jobs first. */
export function Jobs() {
  const { message, modal } = App.useApp();
  const [state, setState] = useState('');
  const jobs = useQuery({
    queryKey: ['debug', 'jobs', state],
    queryFn: ({ signal }) => apiAll<QueuedJob>('debug/jobs', { query: { state }, signal }),
    refetchInterval: 5_000,
    placeholderData: (before) => before,
  });
  const act = useWrite<{ id: string; verb: 'retry' | 'cancel' }, void>('debug', ({ id, verb }) =>
    api(`debug/jobs/${id}/${verb}`, { method: 'POST', body: {} }),
  );
  const failed = (error: Error) => void message.error(error.message);
  const cancel = ({ id, task }: QueuedJob) =>
    modal.confirm({
      title: texts.cancel(task),
      content: texts.jobRemovedFromQueueAndWill,
      okText: texts.cancelJob,
      cancelText: texts.keepJob,
      okButtonProps: { danger: true },
      onOk: () => act.mutateAsync({ id, verb: 'cancel' }).catch(failed),
    });
  return (
    <>
      <div style={{ overflowX: 'auto', marginBottom: 12 }}>
        <Segmented
          aria-label={texts.status}
          value={state}
          onChange={setState}
          options={[
            { value: '', label: texts.all },
            ...Object.entries(states).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </div>
      <Loaded query={jobs}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="meta">{texts.noJobsInQueue}</p>
          ) : (
            <ScrollTable label={texts.jobQueue}>
              <thead>
                <tr>
                  <th scope="col">{texts.job}</th>
                  <th scope="col">{texts.status}</th>
                  <th scope="col">{texts.company}</th>
                  <th scope="col">{texts.runTime}</th>
                  <th scope="col" data-figure>
                    {texts.attempts}
                  </th>
                  <th scope="col">{texts.lastError}</th>
                  <th scope="col">
                    <span className="only-for-readers">{texts.actions}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((job) => (
                  <tr key={job.id}>
                    <td>
                      {job.task}
                      <div className="meta">{job.id}</div>
                    </td>
                    <td data-tight>
                      <StatusTag tone={states[job.state].tone}>{states[job.state].label}</StatusTag>
                    </td>
                    <td>{job.company}</td>
                    <td data-tight>
                      <DateText value={job.run_at} as="relative" />
                    </td>
                    <td data-figure>{texts.of(job.attempts, job.max_attempts)}</td>
                    <td>{job.last_error?.split('\n')[0]}</td>
                    <td data-tight>
                      {job.state !== 'running' && (
                        <>
                          <Button
                            size="small"
                            type="text"
                            onClick={() => act.mutateAsync({ id: job.id, verb: 'retry' }).catch(failed)}
                          >
                            {texts.runNow}
                          </Button>
                          <Button size="small" type="text" danger onClick={() => cancel(job)}>
                            {texts.cancelJob}
                          </Button>
                        </>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }
      </Loaded>
    </>
  );
}
