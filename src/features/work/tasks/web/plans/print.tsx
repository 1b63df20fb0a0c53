import { Button } from 'antd';
import Printer from 'lucide-react/icons/printer';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { formatDay, regionToday } from '#web/region.ts';
import { Record } from '#web/resource/noun/RecordPage.tsx';
import { type ActionPlan, actionPlan } from '../../schema.ts';
import css from '../tasks.module.css';
import { texts as t } from '../texts.ts';
import { Progress } from './Progress.tsx';
import { Steps } from './Steps.tsx';
import { usePlanTasks } from './usePlanTasks.ts';

/** One page of a plan, to print or to save as PDF. */
export default function PlanPrint() {
  return <Record noun={actionPlan}>{(row) => <Page row={row} />}</Record>;
}

function Page({ row }: { row: ActionPlan }) {
  useTitle(row.name);
  const steps = usePlanTasks(row.id);
  return (
    <main className={css.print}>
      <div className={`${css.quickOptions} ${css.screenOnly}`}>
        <Link to={`/tasks/plans/show/${row.id}`}>{row.name}</Link>
        <Button type="primary" icon={<Printer size={16} />} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <h1>{row.name}</h1>
      <p className="meta">
        {[
          row.partner_name,
          row.opportunity_name,
          row.target_on && t.target(formatDay(row.target_on)),
          t.printed(formatDay(regionToday())),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {row.goal && <p style={{ whiteSpace: 'pre-wrap' }}>{row.goal}</p>}
      <Progress plan={row} />
      <Loaded query={steps}>{({ rows }) => <Steps steps={rows} isPrinted />}</Loaded>
    </main>
  );
}
