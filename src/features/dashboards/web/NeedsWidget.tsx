import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatInstant, formatNumber } from '#web/region.ts';
import { useSession } from '#web/session.tsx';
import type { Need, NeedItem, NeedKind } from '../schema.ts';
import { About } from './About.tsx';
import css from './dashboard.module.css';
import { dueOf } from './due.ts';
import { needWords } from './need-words.ts';
import { placeOf } from './places.ts';
import { useWidget } from './useWidget.ts';
import { WidgetCard } from './WidgetCard.tsx';

const SHOWN = 3;

/** What waits for this person, the most urgent of each kind first. */
export function NeedsWidget() {
  const { mode } = useSession();
  const query = useWidget<Need[]>('deal_registrations', 'needs');
  return (
    <WidgetCard title={mode === 'partner' ? 'To do today' : 'What needs you'} query={query}>
      {(needs) => {
        const waiting = needs.filter(({ count }) => count > 0);
        if (waiting.length === 0)
          return (
            <p className={css.quiet}>
              <CircleCheck size={16} aria-hidden="true" color="var(--tag-green-dot)" /> Nothing waits for you.
            </p>
          );
        return waiting.map((need) => <NeedGroup key={need.kind} need={need} />);
      }}
    </WidgetCard>
  );
}

function NeedGroup({ need }: { need: Need }) {
  const { mode } = useSession();
  const words = needWords[need.kind];
  return (
    <div className={css.group}>
      <div className={css.groupHead}>
        <h3>
          <Link to={placeOf(need.rows, mode)}>{words.label}</Link>
        </h3>
        <span className={css.number}>{formatNumber(need.count)}</span>
        {need.late && need.late.count > 0 && (
          <Link to={placeOf(need.late.rows, mode)}>
            <StatusTag tone="red">{`${formatNumber(need.late.count)} ${words.late}`}</StatusTag>
          </Link>
        )}
        <About label={words.label}>{words.about}</About>
      </div>
      <ul>
        {need.items.slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <NeedRow kind={need.kind} item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NeedRow({ kind, item }: { kind: NeedKind; item: NeedItem }) {
  const { mode } = useSession();
  const due = dueOf(kind, item);
  return (
    <Link to={needWords[kind].to(item.id, mode)} className={css.row}>
      <span className={css.what}>
        {item.title} {item.detail && <small>{item.detail}</small>}
      </span>
      <span
        className={css.aside}
        data-late={due.tone === 'late' || undefined}
        data-soon={due.tone === 'soon' || undefined}
        title={item.at ? formatInstant(item.at) : undefined}
      >
        {due.text}
      </span>
    </Link>
  );
}
