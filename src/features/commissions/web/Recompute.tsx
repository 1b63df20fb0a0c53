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
  if (data.is_identical) {
    return (
      <Alert
        type="success"
        showIcon
        role="status"
        title="Every step came out the same."
        description="Worked out anew from the stored deal, rules and counters, and compared step by step."
      />
    );
  }
  const { step, stored, recomputed } = data.differs_at!;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={`It comes out otherwise at “${step}”.`}
      description={
        <>
          <p>Stored: {stored}</p>
          <p>Worked out again: {recomputed}</p>
        </>
      }
    />
  );
}
