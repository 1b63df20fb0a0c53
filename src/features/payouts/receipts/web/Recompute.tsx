import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { api } from '#web/requests/api.ts';
import type { Recomputation } from '../schema.ts';

/** Lets the reader verify the amount by recalculating it from the stored inputs. */
export function useRecompute(id: string) {
  return useMutation({
    mutationFn: () => api<Recomputation>(`commission_lines/${id}/recompute`, { method: 'POST', asks: true }),
  });
}

type Recompute = ReturnType<typeof useRecompute>;

export function RecomputeButton({ recompute }: { recompute: Recompute }) {
  return (
    <Button icon={<RefreshCw size={16} />} loading={recompute.isPending} onClick={() => recompute.mutate()}>
      Check calculation
    </Button>
  );
}

export function RecomputeResult({ recompute: { data, error } }: { recompute: Recompute }) {
  if (error) return <Alert type="error" showIcon role="alert" title={error.message} />;
  if (!data) return null;
  const isOther = data.written_by !== data.engine_version;
  if (data.is_identical) {
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title="All steps match."
        description={`Recalculated from the stored deal, rules and volumes, and compared step by step${
          isOther
            ? `, with engine ${data.engine_version}. The original was calculated by engine ${data.written_by}`
            : ''
        }.`}
      />
    );
  }
  const { step, stored, recomputed } = data.differs_at!;
  return (
    <Alert
      type={data.is_altered ? 'error' : 'warning'}
      showIcon
      role="alert"
      title={
        data.is_altered
          ? `The result differs at “${step}”.`
          : `Engine ${data.engine_version} gets a different result at “${step}”.`
      }
      description={
        <>
          {!data.is_altered && (
            <p>
              The original was calculated by engine {data.written_by} from the same inputs. The booked amount does not
              change. To see the difference, recalculate past deals.
            </p>
          )}
          <p>Stored: {stored}</p>
          <p>Recalculated: {recomputed}</p>
        </>
      }
    />
  );
}
