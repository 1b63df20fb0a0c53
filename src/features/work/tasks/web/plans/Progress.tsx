import { useSession } from '#web/session/session.tsx';
import type { ActionPlan } from '../../schema.ts';
import css from '../tasks.module.css';
import { texts as t } from '../texts.ts';

type Counted = Pick<ActionPlan, 'company_total' | 'company_done' | 'partner_total' | 'partner_done'>;

/** The progress of both sides of a plan. */
export function Progress({ plan }: { plan: Counted }) {
  const labels = useSession().mode === 'company' ? t.sideLabel : t.sideLabelForPartner;
  return (
    <div className={css.bars}>
      <Bar label={labels.company} done={plan.company_done} total={plan.company_total} />
      <Bar label={labels.partner} done={plan.partner_done} total={plan.partner_total} />
    </div>
  );
}

function Bar({ label, done, total }: { label: string; done: number; total: number }) {
  const percent = total === 0 ? 0 : Math.round((100 * done) / total);
  return (
    <div>
      <div className={css.barHead}>
        <span>{label}</span>
        <span className="meta">{t.progress(done, total)}</span>
      </div>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
