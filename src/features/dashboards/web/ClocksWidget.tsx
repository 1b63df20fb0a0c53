import { Link } from '#web/components/Link.tsx';
import { formatDay, formatInstant, formatRelative } from '#web/region.ts';
import { useList } from '#web/resource/useResource.ts';
import type { DealRegistrationForPartner } from '../../deal-registrations/schema.ts';
import css from './dashboard.module.css';
import { WidgetCard } from './WidgetCard.tsx';

const SHOWN = 6;
const running = [
  { field: 'status', operator: 'eq' as const, values: ['pending_review', 'info_requested', 'approved'] },
];
const soonest = [
  { field: 'review_due_at', descending: false },
  { field: 'expires_at', descending: false },
];

/** Registrations with a clock that runs: the company's for its decision, the partner's for its protection. */
export function ClocksWidget() {
  const query = useList<DealRegistrationForPartner>('deal_registrations', {
    filters: running,
    sort: soonest,
    start: 0,
    end: SHOWN,
  });
  const all = '/revenue/deal-desk?status=pending_review&status=info_requested&status=approved';
  return (
    <WidgetCard
      title="My registrations"
      about="In review: the company owes you a decision by that time, and every hour it is late is added to your protection. Protected: nobody else can take the deal until that day."
      query={query}
      actions={({ total }) => total > 0 && <Link to={all}>All {total}</Link>}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <p className={css.quiet}>
            <span>
              No registration is running. <Link to="/revenue/deal-desk/create">Register a deal</Link> before you work on
              it.
            </span>
          </p>
        ) : (
          <ul>
            {rows.map((row) => {
              const { text, late, at } = clockOf(row);
              return (
                <li key={row.id}>
                  <Link to={`/revenue/deal-desk/show/${row.id}`} className={css.row}>
                    <span className={css.what}>
                      {row.account_name} {row.opportunity_stage_name && <small>{row.opportunity_stage_name}</small>}
                    </span>
                    <span
                      className={css.aside}
                      data-late={late || undefined}
                      title={at ? formatInstant(at) : undefined}
                    >
                      {text}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        )
      }
    </WidgetCard>
  );
}

function clockOf({ status, review_due_at, expires_at }: DealRegistrationForPartner) {
  if (status === 'pending_review' && review_due_at) {
    const late = Date.parse(review_due_at) <= Date.now();
    return { text: `decision ${late ? 'was due ' : ''}${formatRelative(review_due_at)}`, late, at: review_due_at };
  }
  if (status === 'approved' && expires_at)
    return { text: `protected until ${formatDay(expires_at)}`, late: false, at: expires_at };
  return { text: status === 'info_requested' ? 'waits for your answer' : 'in review', late: false, at: null };
}
