import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Play from 'lucide-react/icons/play';
import { api, apiAll } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import css from './automations.module.css';
import { RunList } from './RunList.tsx';
import { texts as t } from './texts.ts';

type RecordButton = { id: string; name: string; label: string };

/** The tab of a record: the buttons of automations, and their runs about it. */
export default function RecordTab({ on, id }: { on: string; id: string }) {
  const { message } = App.useApp();
  const onError = useErrorMessage();
  const buttons = useQuery({
    queryKey: ['automations', 'buttons', on],
    queryFn: ({ signal }) => apiAll<RecordButton>('automations/buttons', { query: { table: on }, signal }),
  });
  const press = useWrite<string, unknown>('automation_runs', (automation_id) =>
    api(`automations/${automation_id}/press`, { method: 'POST', body: { table: on, record_id: id } }),
  );
  return (
    <>
      {buttons.data && buttons.data.length > 0 && (
        <p className={css.inline}>
          {buttons.data.map((button) => (
            <Button
              key={button.id}
              icon={<Play size={14} />}
              title={button.name}
              loading={press.isPending && press.variables === button.id}
              onClick={() =>
                press.mutate(button.id, {
                  onSuccess: () => void message.success(t.started),
                  onError: (error) => onError(error),
                })
              }
            >
              {button.label}
            </Button>
          ))}
        </p>
      )}
      <RunList subject={{ table: on, id }} />
    </>
  );
}
