import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import type { Health } from '../schema.ts';
import { Errors } from './Errors.tsx';
import { HealthCards } from './HealthCards.tsx';
import { Jobs } from './Jobs.tsx';
import { Mails } from './Mails.tsx';
import { Sessions } from './Sessions.tsx';

/** Health, jobs, emails, errors and sessions of the installation. */
export default function DebugScreen() {
  const client = useQueryClient();
  const health = useQuery({
    queryKey: ['debug', 'health'],
    queryFn: ({ signal }) => api<Health>('debug', { signal }),
    refetchInterval: 15_000,
  });
  return (
    <Loaded query={health}>
      {(row) => (
        <DetailPage
          name="Debug"
          status={<Verdict of={row} />}
          subtitle={<span>{`Version ${row.version}, ${row.migrations.length} migrations`}</span>}
          actions={
            <Button icon={<RotateCw size={16} />} onClick={() => client.invalidateQueries({ queryKey: ['debug'] })}>
              Refresh
            </Button>
          }
          tabs={[
            { key: 'health', label: 'Health', content: <HealthCards health={row} /> },
            { key: 'jobs', label: 'Jobs', count: row.jobs.failed, content: <Jobs /> },
            { key: 'mails', label: 'Email', count: row.mails.failed, content: <Mails delivers={row.delivers_mail} /> },
            { key: 'errors', label: 'Errors', count: row.errors_last_day, content: <Errors /> },
            { key: 'sessions', label: 'Sessions', count: row.sessions.open, content: <Sessions /> },
          ]}
        />
      )}
    </Loaded>
  );
}

function Verdict({ of: { jobs, errors_last_day } }: { of: Health }) {
  const failed = jobs.failed ?? 0;
  if (failed === 0 && errors_last_day === 0) return <StatusTag tone="green">No problems</StatusTag>;
  return (
    <>
      {failed > 0 && <StatusTag tone="red">{`${failed} failed ${failed === 1 ? 'job' : 'jobs'}`}</StatusTag>}
      {errors_last_day > 0 && (
        <StatusTag tone="amber">{`${errors_last_day} ${errors_last_day === 1 ? 'error' : 'errors'} in the last 24 hours`}</StatusTag>
      )}
    </>
  );
}
