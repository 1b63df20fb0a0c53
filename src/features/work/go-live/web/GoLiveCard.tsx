import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '#web/components/Link.tsx';
import css from './go-live.module.css';
import { Score } from './Score.tsx';
import { entries, texts as t } from './texts.ts';
import { useGoLive } from './useGoLive.ts';

/** Shows progress and the next item on the dashboard until someone hides it. */
export default function GoLiveCard({ children }: { children: ReactNode }) {
  const { message } = App.useApp();
  // The dashboard has already requested it.
  const { state, dismiss } = useGoLive({ refetchOnMount: false });
  if (!state.data) return state.isError && children;
  if (state.data.dismissed_at) return children;
  const next = state.data.items.find(({ is_done }) => !is_done);
  const hide = () =>
    dismiss.mutateAsync(true).then(
      () => void message.info(t.dismissed),
      (error: unknown) => void message.error((error as Error).message),
    );
  return (
    <section className={css.card} aria-label={t.title}>
      <div>
        <div className={css.summary}>
          <Score score={state.data.score} />
        </div>
        <p style={{ color: 'var(--text-2)' }}>{next ? t.next(entries[next.key].title) : t.ready}</p>
      </div>
      <div className={css.buttons}>
        <Button type="text" onClick={hide} loading={dismiss.isPending}>
          {t.dismiss}
        </Button>
        <Link to="/administration/go-live">
          <Button tabIndex={-1}>{t.all}</Button>
        </Link>
      </div>
    </section>
  );
}
