import { useQuery } from '@tanstack/react-query';
import { App, Button, Segmented } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useWrite } from '#web/resource/useResource.ts';
import type { jobStates, QueuedJob } from '../schema.ts';

const states: Record<(typeof jobStates)[number], { label: string; tone: 'grey' | 'blue' | 'amber' | 'red' }> = {
  waiting: { label: 'Waiting', tone: 'grey' },
  scheduled: { label: 'Scheduled', tone: 'grey' },
  running: { label: 'Running', tone: 'blue' },
  retrying: { label: 'Tried again', tone: 'amber' },
  failed: { label: 'Failed', tone: 'red' },
};

/** The queue, failed jobs first. */
export function Jobs() {
  const { message, modal } = App.useApp();
  const [state, setState] = useState('');
  const jobs = useQuery({
    queryKey: ['debug', 'jobs', state],
    queryFn: ({ signal }) => api<QueuedJob[]>('debug/jobs', { query: { state }, signal }),
    refetchInterval: 5_000,
    placeholderData: (before) => before,
  });
  const act = useWrite<{ id: string; verb: 'retry' | 'cancel' }, void>('debug', ({ id, verb }) =>
    api(`debug/jobs/${id}/${verb}`, { method: 'POST', body: {} }),
  );
  const failed = (error: Error) => void message.error(error.message);
  const cancel = ({ id, task }: QueuedJob) =>
    modal.confirm({
      title: `Take ${task} out of the queue?`,
      content: 'What it was to do is not done. Nothing puts it back.',
      okText: 'Take it out',
      okButtonProps: { danger: true },
      onOk: () => act.mutateAsync({ id, verb: 'cancel' }).catch(failed),
    });
  return (
    <>
      <div style={{ overflowX: 'auto', marginBottom: 12 }}>
        <Segmented
          aria-label="State"
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
            <p className="meta">Nothing is waiting.</p>
          ) : (
            <ScrollTable label="Job queue">
              <thead>
                <tr>
                  <th scope="col">Job</th>
                  <th scope="col">State</th>
                  <th scope="col">Company</th>
                  <th scope="col">Runs</th>
                  <th scope="col" data-figure>
                    Attempts
                  </th>
                  <th scope="col">What went wrong</th>
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
                            Cancel
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
