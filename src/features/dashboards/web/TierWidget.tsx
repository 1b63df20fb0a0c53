import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay } from '#web/region.ts';
import type { Standing } from '../schema.ts';
import css from './dashboard.module.css';
import { useWidget } from './useWidget.ts';
import { WidgetCard } from './WidgetCard.tsx';

export function TierWidget() {
  const query = useWidget<Standing>('tier_memberships', 'partner/standing');
  return (
    <WidgetCard
      title="My tier"
      about="The tier that holds today. It can decide your rates and how long your deals are protected."
      query={query}
    >
      {({ now, next }) => (
        <>
          {now ? (
            <>
              <StatusTag colour={now.colour}>{now.name}</StatusTag>
              <p className={css.under} style={{ marginTop: 8 }}>
                since {formatDay(now.since)}
                {now.until && !next && `, until ${formatDay(now.until)}`}
              </p>
            </>
          ) : (
            <p className={css.quiet}>You have no tier yet.</p>
          )}
          {next && (
            <p className={css.under}>
              {next.name} from {formatDay(next.since)}
            </p>
          )}
        </>
      )}
    </WidgetCard>
  );
}
