import { App, Button } from 'antd';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { isSwitchedOff } from '#web/session/switchedOff.ts';
import type { GoLive, GoLiveItem } from '../schema.ts';
import css from './go-live.module.css';
import { Score } from './Score.tsx';
import { entries, texts as t } from './texts.ts';
import { useGoLive } from './useGoLive.ts';

interface ChecklistProps {
  /** Opens the screen for an item; defaults to a link. */
  onOpen?: (to: string) => void;
}

/** All items with what is missing; completed ones stay visible to show progress. */
export default function Checklist({ onOpen }: ChecklistProps) {
  const { state } = useGoLive();
  return (
    <Loaded query={state}>
      {(goLive) => (
        <>
          <div className={css.summary}>
            <Score score={goLive.score} />
          </div>
          <ol className={css.list}>
            {goLive.items.map((item) => (
              <Entry key={item.key} item={item} goLive={goLive} onOpen={onOpen} />
            ))}
          </ol>
        </>
      )}
    </Loaded>
  );
}

function Entry({ item, goLive, onOpen }: ChecklistProps & { item: GoLiveItem; goLive: GoLive }) {
  const { key, is_done, detail } = item;
  const { flags } = useSession();
  const { title, otherwise, ...first } = entries[key];
  const { action, to } = otherwise && isSwitchedOff(first.to, flags) ? otherwise : first;
  const mayManage = useCan('go_live', 'manage');
  const open = (label: string): ReactNode =>
    onOpen ? (
      <Button size="small" onClick={() => onOpen(to)} aria-label={`${label}: ${title}`}>
        {label}
      </Button>
    ) : (
      <Link to={to} aria-label={`${label}: ${title}`}>
        <Button size="small" tabIndex={-1}>
          {label}
        </Button>
      </Link>
    );
  return (
    <li className={css.item} data-done={is_done || undefined}>
      <span className={css.mark} data-done={is_done || undefined}>
        {is_done ? (
          <Check size={12} strokeWidth={3} aria-label={t.done} />
        ) : (
          <span className="only-for-readers">{t.open}</span>
        )}
      </span>
      <div>
        <h2>{title}</h2>
        {detail && <p>{detail}</p>}
      </div>
      {!is_done && mayManage && (
        <span className={css.buttons}>
          {key === 'mail' && <TestMail delivers={goLive.mail_delivers} />}
          {/* On its own screen the sample data stands right below. */}
          {(key !== 'sample' || onOpen) && open(action)}
        </span>
      )}
    </li>
  );
}

/** Sends a test email to the caller. */
export function TestMail({ delivers, primary }: { delivers: boolean; primary?: boolean }) {
  const { message } = App.useApp();
  const { testMail } = useGoLive({ enabled: false });
  const send = () =>
    testMail.mutateAsync().then(
      () => void (delivers ? message.success(t.testSent) : message.info(t.testWaits)),
      (error: unknown) => void message.error((error as Error).message),
    );
  return (
    <Button {...(primary ? { type: 'primary' } : { size: 'small' })} onClick={send} loading={testMail.isPending}>
      {t.testMail}
    </Button>
  );
}
