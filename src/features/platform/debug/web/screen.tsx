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
import { texts } from './texts.ts';

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
          subtitle={<span>{texts.versionMigrations(row.version, row.migrations.length)}</span>}
          actions={
            <Button icon={<RotateCw size={16} />} onClick={() => client.invalidateQueries({ queryKey: ['debug'] })}>
              {texts.refresh}
            </Button>
          }
          tabs={[
            { key: 'health', label: texts.health, content: <HealthCards health={row} /> },
            { key: 'jobs', label: texts.jobs, count: row.jobs.failed, content: <Jobs /> },
            {
              key: 'mails',
              label: texts.email,
              count: row.mails.failed,
              content: <Mails delivers={row.delivers_mail} />,
            },
            { key: 'errors', label: texts.errors, count: row.errors_last_day, content: <Errors /> },
            { key: 'sessions', label: texts.sessions, count: row.sessions.open, content: <Sessions /> },
          ]}
        />
      )}
    </Loaded>
  );
}

function Verdict({ of: { jobs, errors_last_day } }: { of: Health }) {
  const failed = jobs.failed ?? 0;
  if (failed === 0 && errors_last_day === 0) return <StatusTag tone="green">{texts.noProblems}</StatusTag>;
  return (
    <>
      {failed > 0 && <StatusTag tone="red">{texts.failedFailed2(failed, failed === 1 ? 'job' : 'jobs')}</StatusTag>}
      {errors_last_day > 0 && (
        <StatusTag tone="amber">
          {texts.inLast24Hours(errors_last_day, errors_last_day === 1 ? 'error' : 'errors')}
        </StatusTag>
      )}
    </>
  );
}
