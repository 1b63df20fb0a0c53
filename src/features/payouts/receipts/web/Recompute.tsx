import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { api } from '#web/requests/api.ts';
import type { Recomputation } from '../schema.ts';
import { texts } from './texts.ts';

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
      {texts.checkCalculation}
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
        title={texts.allStepsMatch}
        description={texts.recalculatedFromStoredDealRulesAnd(
          isOther ? texts.withEngineOriginalWasCalculatedBy(data.engine_version, data.written_by) : '',
        )}
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
        data.is_altered ? texts.resultDiffersAt(step) : texts.engineGetsDifferentResultAt(data.engine_version, step)
      }
      description={
        <>
          {!data.is_altered && <p>{texts.originalWasCalculatedByEngineFrom(data.written_by)}</p>}
          <p>{texts.stored(stored)}</p>
          <p>{texts.recalculated(recomputed)}</p>
        </>
      }
    />
  );
}
