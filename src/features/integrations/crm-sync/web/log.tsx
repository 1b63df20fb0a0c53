import { BrokenBanner } from './BrokenConnections.tsx';
import { IssueList } from './IssueList.tsx';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';

export default function SyncLog() {
  return (
    <div className={css.stack}>
      <BrokenBanner />
      <IssueList title={t.logTitle} />
    </div>
  );
}
