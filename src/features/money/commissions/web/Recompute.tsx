import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { api } from '#web/api.ts';
import type { Recomputation } from '../schema.ts';

/** Lets the reader have the amount worked out again from what was stored, instead of having to believe it. */
export function useRecompute(id: string) {
  return useMutation({
    mutationFn: () => api<Recomputation>(`commission_lines/${id}/recompute`, { method: 'POST', asks: true }),
  });
}

type Asked = ReturnType<typeof useRecompute>;

export function RecomputeButton({ asked }: { asked: Asked }) {
  return (
    <Button icon={<RefreshCw size={16} />} loading={asked.isPending} onClick={() => asked.mutate()}>
      Work it out again
    </Button>
  );
}

export function RecomputeResult({ asked: { data, error } }: { asked: Asked }) {
  if (error) return <Alert type="error" showIcon role="alert" title={error.message} />;
  if (!data) return null;
  const isOther = data.written_by !== data.engine_version;
  if (data.is_identical) {
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title="Every step came out the same."
        description={`Worked out anew from the stored deal, rules and counters, and compared step by step${
          isOther ? `, by engine ${data.engine_version}; engine ${data.written_by} wrote it` : ''
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
          ? `It comes out otherwise at “${step}”.`
          : `Engine ${data.engine_version} works it out otherwise at “${step}”.`
      }
      description={
        <>
          {!data.is_altered && (
            <p>
              Engine {data.written_by} wrote it, from inputs that are unchanged. What was booked stands; a recalculation
              would show what differs.
            </p>
          )}
          <p>Stored: {stored}</p>
          <p>Worked out again: {recomputed}</p>
        </>
      }
    />
  );
}
