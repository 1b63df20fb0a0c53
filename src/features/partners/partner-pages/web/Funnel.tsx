import { formatShare } from '#web/region.ts';
import type { PartnerPage } from '../schema.ts';
import css from './Funnel.module.css';
import { texts } from './texts.ts';

/** Views, starts, submissions and approvals, each as a part of the views. */
export function Funnel({ row }: { row: PartnerPage }) {
  const steps = [
    [texts.views, row.views],
    [texts.startedTheForm, row.starts],
    [texts.submitted, row.submissions],
    [texts.approved, row.approvals],
  ] as const;
  const most = Math.max(1, ...steps.map(([, count]) => count));
  return (
    <table className={css.funnel}>
      <tbody>
        {steps.map(([label, count], index) => {
          const before = index > 0 ? steps[index - 1]![1] : 0;
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={css.barCell}>
                <span className={css.bar} style={{ width: `${(100 * count) / most}%` }} />
              </td>
              <td className={css.count}>{count.toLocaleString('en')}</td>
              <td className={css.share}>
                {before > 0 && count <= before ? texts.stepBefore(formatShare(count, before)) : ''}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
