import { Alert, App, Button } from 'antd';
import Bot from 'lucide-react/icons/bot';
import { Link } from '#web/components/Link.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { automation } from '../schema.ts';
import css from './automations.module.css';
import { texts as t } from './texts.ts';
import { useChangeSettings, useSettings } from './useCatalog.ts';

export default function AutomationList() {
  return (
    <>
      <Notices />
      <NounList
        noun={automation}
        title={t.automations}
        create={{ label: t.newAutomation, to: '/automations/create' }}
        actions={<PauseAll />}
        empty={{ icon: Bot, text: t.empty }}
      />
    </>
  );
}

/** The pause of all flows, and open errors. */
function Notices() {
  const { data } = useSettings();
  if (!data) return null;
  return (
    <div className={css.notices}>
      <p className="meta">{t.about}</p>
      {data.is_paused && <Alert type="warning" showIcon title={t.allPaused(data.paused_by_name ?? '')} />}
      {data.open_errors > 0 && (
        <Alert
          type="error"
          showIcon
          title={t.openErrors(data.open_errors)}
          action={<Link to="/automations/runs?needs_attention=true">{t.viewErrors}</Link>}
        />
      )}
    </div>
  );
}

function PauseAll() {
  const { data } = useSettings();
  const change = useChangeSettings();
  const { modal } = App.useApp();
  const mayManage = useCan('automations', 'manage');
  if (!data || !mayManage) return null;
  if (data.is_paused) return <Button onClick={() => change.mutate({ is_paused: false })}>{t.resumeAll}</Button>;
  return (
    <Button
      onClick={() =>
        modal.confirm({
          title: t.pauseAllTitle,
          content: t.pauseAllText,
          okText: t.pauseAll,
          onOk: () => change.mutateAsync({ is_paused: true }),
        })
      }
    >
      {t.pauseAll}
    </Button>
  );
}
