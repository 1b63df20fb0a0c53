import { useQuery } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { apiAll } from '#web/requests/api.ts';
import type { Experiment } from '../schema.ts';
import { ExperimentCard } from './ExperimentCard.tsx';
import { texts } from './texts.ts';

/** All experiments with their feedback and controls. */
export default function Switchboard() {
  const experiments = useQuery({
    queryKey: ['experiments'],
    queryFn: ({ signal }) => apiAll<Experiment>('experiments', { signal }),
  });
  return (
    <>
      <PageHeader title={texts.experimental} meta={experiments.data?.length} />
      <p style={{ marginBottom: 16, color: 'var(--text-2)', maxWidth: 640 }}>{texts.featuresInTrialEachOffUntil}</p>
      <Loaded query={experiments}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={FlaskConical} title={texts.noExperiments}>
              {texts.featureFlagsMarkedAsExperimentsAppear}
            </EmptyState>
          ) : (
            <div
              style={{
                display: 'grid',
                gap: 16,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
              }}
            >
              {rows.map((row) => (
                <ExperimentCard key={row.id} experiment={row} />
              ))}
            </div>
          )
        }
      </Loaded>
    </>
  );
}
