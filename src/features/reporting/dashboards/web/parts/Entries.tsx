import type { EntryTiming, WidgetWords } from '#shared/dashboard-widgets.ts';
import type { Entry, EntryGroup, WidgetData } from '#shared/figures.ts';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatInstant, formatNumber } from '#web/region.ts';
import { About } from '../About.tsx';
import css from '../dashboard.module.css';
import { dashboardDetail, tagOf, whenOf } from '../entryText.ts';
import { dashboardPlace, dashboardScreen } from '../places.ts';
import { texts } from '../texts.ts';
import { useBoardState } from '../useBoard.ts';

/** Records worth naming, sort by sort: how many there are, and the most urgent of them. */
export function Entries({ words, data }: { words: WidgetWords; data: WidgetData }) {
  const groups = (data.listed ?? []).filter(({ all, entries }) => (all ? all.count > 0 : entries.length > 0));
  return groups.map((group) => <Group key={group.id} group={group} words={words} />);
}

function Group({ group: { id, all, late, entries }, words }: { group: EntryGroup; words: WidgetWords }) {
  const { mode } = useBoardState();
  const said = words.groups?.[id];
  const isNews = id === 'newest';
  return (
    <div className={css.group}>
      {said && all && (
        <div className={css.groupHead}>
          <h3>
            <Link to={dashboardPlace(all.rows, mode)}>{said.label}</Link>
          </h3>
          <span className={css.number}>{formatNumber(all.count)}</span>
          {late && late.count > 0 && (
            <Link to={dashboardPlace(late.rows, mode)}>
              <StatusTag tone="red">
                {(said.late === 'late' ? texts.lateCount : texts.overdue)(formatNumber(late.count))}
              </StatusTag>
            </Link>
          )}
          {said.about && <About label={said.label}>{said.about}</About>}
        </div>
      )}
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id} ${entry.at}`}>
            <Row entry={entry} timing={isNews ? 'happened' : (said?.when ?? 'due')} isNews={isNews} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  entry: Entry;
  timing: EntryTiming;
  isNews: boolean;
}

function Row({ entry, timing, isNews }: RowProps) {
  const { mode } = useBoardState();
  const { text, tone } = whenOf(timing, entry);
  const to = dashboardScreen(entry, mode);
  const tag = isNews ? tagOf(entry) : null;
  const detail = isNews ? dashboardDetail(entry) : entry.detail;
  const line = (
    <>
      <span className={css.what}>
        {tag && <StatusTag tone={tag.tone}>{tag.label}</StatusTag>} {entry.title} {detail && <small>{detail}</small>}
      </span>
      <span
        className={css.aside}
        data-late={tone === 'late' || undefined}
        data-soon={tone === 'soon' || undefined}
        title={entry.at ? formatInstant(entry.at) : undefined}
      >
        {text}
      </span>
    </>
  );
  return to ? (
    <Link to={to} className={css.row}>
      {line}
    </Link>
  ) : (
    <div className={css.row}>{line}</div>
  );
}
