import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay } from '#web/region.ts';
import type { Tone } from '#web/theme.ts';
import type { NewsItem } from '../schema.ts';
import css from './dashboard.module.css';
import { useWidget } from './useWidget.ts';
import { WidgetCard } from './WidgetCard.tsx';

const decisions: Record<string, { label: string; tone: Tone }> = {
  approved: { label: 'Protected', tone: 'green' },
  rejected: { label: 'Not approved', tone: 'red' },
  info_requested: { label: 'Question', tone: 'amber' },
  converted: { label: 'Won', tone: 'green' },
  expired: { label: 'Expired', tone: 'grey' },
  revoked: { label: 'Revoked', tone: 'red' },
};

interface Told {
  tag: string;
  tone: Tone;
  text: string;
  detail: string | null;
  to: string | null;
}

function tell({ kind, ref_id, title, status, detail, amount_minor, currency }: NewsItem): Told {
  switch (kind) {
    case 'registration': {
      const { label, tone } = decisions[status ?? ''] ?? { label: 'Moved', tone: 'grey' as const };
      return { tag: label, tone, text: title, detail, to: `/revenue/deal-desk/show/${ref_id}` };
    }
    case 'payment': {
      const amount = amount_minor === null || !currency ? '' : moneyText(amount_minor, currency);
      return status === 'paid'
        ? { tag: 'Paid', tone: 'green', text: amount, detail: title, to: '/revenue/payouts' }
        : { tag: 'Payment failed', tone: 'red', text: amount, detail: title, to: '/revenue/payouts' };
    }
    case 'tier':
      return { tag: 'Tier', tone: 'violet', text: title, detail: detail && `from ${formatDay(detail)}`, to: null };
    case 'note':
      return { tag: 'Message', tone: 'blue', text: title, detail, to: `/revenue/opportunities/show/${ref_id}` };
  }
}

/** What the company decided, paid or wrote lately. */
export function NewsWidget() {
  const query = useWidget<NewsItem[]>('deal_registrations', 'partner/news');
  return (
    <WidgetCard title="What is new" query={query}>
      {(news) =>
        news.length === 0 ? (
          <p className={css.quiet}>Decisions, payments and messages appear here.</p>
        ) : (
          <ul>
            {news.map((item) => {
              const { tag, tone, text, detail, to } = tell(item);
              const line = (
                <>
                  <span className={css.what}>
                    <StatusTag tone={tone}>{tag}</StatusTag> {text} {detail && <small>{detail}</small>}
                  </span>
                  <span className={css.aside}>
                    <DateText value={item.at} as="relative" />
                  </span>
                </>
              );
              return (
                <li key={`${item.kind} ${item.ref_id} ${item.at}`}>
                  {to ? (
                    <Link to={to} className={css.row}>
                      {line}
                    </Link>
                  ) : (
                    <div className={css.row}>{line}</div>
                  )}
                </li>
              );
            })}
          </ul>
        )
      }
    </WidgetCard>
  );
}
