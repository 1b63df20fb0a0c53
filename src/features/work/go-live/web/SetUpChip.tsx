import { Link } from '#web/components/Link.tsx';
import { Tip } from '#web/components/Tip.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import css from './SetUpChip.module.css';
import { texts as t } from './texts.ts';
import { useGoLive } from './useGoLive.ts';

/** The setup progress in the sidebar, shown until setup is complete or the user dismisses the checklist. */
export function SetUpChip({ collapsed }: { collapsed: boolean }) {
  const { mode } = useSession();
  const mayManage = useCan('go_live', 'manage') && mode === 'company';
  const { state } = useGoLive({ enabled: mayManage, refetchOnMount: false });
  if (!mayManage || !state.data || state.data.score >= 100 || state.data.dismissed_at) return null;
  const { score } = state.data;
  return (
    <Tip title={collapsed ? t.setUp(score) : ''} placement="right">
      <Link to="/administration/go-live" className={css.chip} aria-label={t.setUp(score)}>
        {collapsed ? t.percent(score) : t.setUp(score)}
      </Link>
    </Tip>
  );
}
