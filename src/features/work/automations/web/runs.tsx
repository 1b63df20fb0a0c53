import { App, Button } from 'antd';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import { RunList } from './RunList.tsx';
import { texts as t } from './texts.ts';
import { useSettings } from './useCatalog.ts';

export default function AutomationRuns() {
  return <RunList title={t.runs} actions={<AcknowledgeAll />} />;
}

function AcknowledgeAll() {
  const { data } = useSettings();
  const { message } = App.useApp();
  const mayManage = useCan('automations', 'manage');
  const write = useWrite<void, unknown>(
    'automation_runs',
    () => api('automation_runs/acknowledge_all', { method: 'POST', body: {} }),
    ['automations'],
  );
  if (!mayManage || !data || data.open_errors === 0) return null;
  return (
    <Button
      loading={write.isPending}
      onClick={() => write.mutate(undefined, { onSuccess: () => void message.success(t.acknowledged) })}
    >
      {t.acknowledgeAll}
    </Button>
  );
}
