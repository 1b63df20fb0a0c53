import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { formatPercent } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import type { Track, TrackAssignment } from '../schema.ts';
import css from './Checklist.module.css';
import { texts as t } from './texts.ts';

const MOST = 200;

const openOf = (id: string) => [
  { field: 'track_id', operator: 'eq' as const, values: [id] },
  { field: 'status', operator: 'eq' as const, values: ['assigned', 'in_progress'] },
];
const useOpen = (id: string) =>
  useList<TrackAssignment>('track_assignments', {
    filters: openOf(id),
    sort: [{ field: 'last_progress_at', descending: false }],
    start: 0,
    end: MOST,
  });

/** Partners that follow a track, by the stage they are in. Stages advance by their steps. */
export function TrackBoard({ track }: { track: Track }) {
  const list = useOpen(track.id);
  return (
    <Loaded query={list}>
      {({ rows }) => {
        const known = new Set(track.definition.stages.map(({ key }) => key));
        const others = rows.filter(({ stage_key }) => stage_key === null || !known.has(stage_key));
        const columns = [
          ...track.definition.stages.map(({ key, name }) => ({
            key,
            name,
            rows: rows.filter(({ stage_key }) => stage_key === key),
          })),
          ...(others.length > 0 ? [{ key: 'rest', name: t.lastStage, rows: others }] : []),
        ];
        if (rows.length === 0) return <p className="meta">{t.noneOpen}</p>;
        return (
          <div className={css.board}>
            {columns.map((column) => (
              <section key={column.key} className={css.column} aria-label={column.name}>
                <h2>
                  {column.name} <span className="meta">{column.rows.length}</span>
                </h2>
                <ul>
                  {column.rows.map((row) => (
                    <AssignmentCard key={row.id} row={row} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}

function AssignmentCard({ row }: { row: TrackAssignment }) {
  return (
    <li className={css.card}>
      <Link className={css.name} to={`/enablement/tracks/assignments/show/${row.id}`}>
        {row.partner_name}
      </Link>
      <div className="meta">{row.next_step}</div>
      <div className={css.meta}>
        <span>{formatPercent(row.percent)}</span>
        {row.overdue_count > 0 && <span className={css.late}>{t.overdue}</span>}
        {row.next_due_on && (
          <span>
            {t.due} <DateText value={row.next_due_on} />
          </span>
        )}
      </div>
    </li>
  );
}

/** Partners without progress for as many days as the track allows. */
export function StuckList({ track }: { track: Track }) {
  const list = useOpen(track.id);
  return (
    <Loaded query={list}>
      {({ rows }) => {
        const stuck = rows.filter(({ stuck_from }) => stuck_from !== null && Date.parse(stuck_from) <= Date.now());
        if (stuck.length === 0) return <p className="meta">{t.noneStuck}</p>;
        return (
          <ul>
            {stuck.map((row) => (
              <li key={row.id} className={css.card}>
                <Link className={css.name} to={`/enablement/tracks/assignments/show/${row.id}`}>
                  {row.partner_name}
                </Link>
                <div className={css.meta}>
                  <span>{row.next_step}</span>
                  <span>
                    {t.stuckSince} <DateText value={row.last_progress_at} as="relative" />
                  </span>
                </div>
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
