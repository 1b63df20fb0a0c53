import { useQuery } from '@tanstack/react-query';
import { App, Button, Segmented } from 'antd';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api, apiAll } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { jobStates, QueuedJob } from '../schema.ts';

const states: Record<(typeof jobStates)[number], { label: string; tone: 'gray' | 'blue' | 'amber' | 'red' }> = {
  waiting: { label: 'Waiting', tone: 'gray' },
  scheduled: { label: 'Scheduled', tone: 'gray' },
  running: { label: 'Running', tone: 'blue' },
  retrying: { label: 'Retrying', tone: 'amber' },
  failed: { label: 'Failed', tone: 'red' },
};

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
      title: `Cancel ${task}?`,
      content: 'The job is removed from the queue and will not run. This cannot be undone.',
      okText: 'Cancel job',
      cancelText: 'Keep job',
      okButtonProps: { danger: true },
      onOk: () => act.mutateAsync({ id, verb: 'cancel' }).catch(failed),
    });
  return (
    <>
      <div style={{ overflowX: 'auto', marginBottom: 12 }}>
        <Segmented
          aria-label="Status"
          value={state}
          onChange={setState}
          options={[
            { value: '', label: 'All' },
            ...Object.entries(states).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </div>
      <Loaded query={jobs}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="meta">No jobs in the queue.</p>
          ) : (
            <ScrollTable label="Job queue">
              <thead>
                <tr>
                  <th scope="col">Job</th>
                  <th scope="col">Status</th>
                  <th scope="col">Company</th>
                  <th scope="col">Run time</th>
                  <th scope="col" data-figure>
                    Attempts
                  </th>
                  <th scope="col">Last error</th>
                  <th scope="col">
                    <span className="only-for-readers">Actions</span>
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
                    <td data-figure>
                      {job.attempts} of {job.max_attempts}
                    </td>
                    <td>{job.last_error?.split('\n')[0]}</td>
                    <td data-tight>
                      {job.state !== 'running' && (
                        <>
                          <Button
                            size="small"
                            type="text"
                            onClick={() => act.mutateAsync({ id: job.id, verb: 'retry' }).catch(failed)}
                          >
                            Run now
                          </Button>
                          <Button size="small" type="text" danger onClick={() => cancel(job)}>
                            Cancel job
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
