import { BrokenBanner } from './BrokenConnections.tsx';
import css from './mapping.module.css';
import { RunList } from './RunList.tsx';
import { texts as t } from './texts.ts';

export default function SyncRuns() {
  return (
    <div className={css.stack}>
      <BrokenBanner />
      <RunList title={t.runsTitle} />
    </div>
  );
}
