import { Button } from 'antd';
import { SampleData } from '#features/setup/sample-data/web/index.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import Checklist from './Checklist.tsx';
import { texts as t } from './texts.ts';
import { useGoLive } from './useGoLive.ts';

export default function GoLiveScreen() {
  const { state, dismiss } = useGoLive();
  const sayFailure = useErrorMessage();
  const isHidden = !!state.data?.dismissed_at;
  return (
    <div style={{ maxWidth: 800 }}>
      <PageHeader title={t.title}>
        {state.data && (
          <Button onClick={() => dismiss.mutate(!isHidden, { onError: sayFailure })} loading={dismiss.isPending}>
            {isHidden ? t.onDashboard : t.offDashboard}
          </Button>
        )}
      </PageHeader>
      <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>{t.text}</p>
      <Checklist />
      <div style={{ marginTop: 24 }}>
        <SampleData />
      </div>
    </div>
  );
}
