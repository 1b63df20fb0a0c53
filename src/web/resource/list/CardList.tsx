import { Link } from '../../components/Link.tsx';
import { SkeletonBar } from '../../components/PageSkeleton.tsx';
import { Tick } from '../../components/Tick.tsx';
import { texts as t } from '../texts.ts';
import css from './CardList.module.css';
import { Cell } from './Cell.tsx';
import { cellValue, wholeAmounts } from './columns.ts';
import { type DataTableProps, nameOf } from './DataTable.tsx';

const facts = 4;

/** The rows on a phone: one card each, with the name first and the next few columns as facts. */
export function CardList<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, rows, names, label, stale, selected, onSelect, to, onOpen, rowMenu, fresh } = props;
  const [first, ...others] = columns;
  const whole = wholeAmounts(columns, rows ?? []);
  if (!rows) {
    return (
      <div className={css.cards}>
        {Array.from({ length: 5 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <div className={css.card} key={index}>
            <SkeletonBar width="50%" />
            <SkeletonBar width="80%" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={css.cards} aria-label={label} aria-busy={stale}>
      {rows.map((row) => {
        const title = <Cell column={first!} row={row} names={names} />;
        const shown = others.filter((column) => {
          const value = column.render && !column.value ? true : cellValue(column, row);
          return value !== null && value !== undefined && value !== '';
        });
        return (
          <li
            key={row.id}
            className={css.card}
            data-row={row.id}
            data-selected={selected?.has(row.id) || undefined}
            data-fresh={fresh === row.id || undefined}
          >
            <div className={css.head}>
              {selected && (
                <Tick
                  label={t.selectRow(nameOf(first!, row))}
                  checked={selected.has(row.id)}
                  onChange={() => onSelect?.([row], !selected.has(row.id))}
                />
              )}
              {to ? (
                <Link to={to(row)} data-row-link className={css.title}>
                  {title}
                </Link>
              ) : onOpen ? (
                <button type="button" data-row-link className={css.title} onClick={() => onOpen(row)}>
                  {title}
                </button>
              ) : (
                <span className={css.title}>{title}</span>
              )}
              {rowMenu?.(row)}
            </div>
            <dl className={css.facts}>
              {shown.slice(0, facts).map((column) => (
                <div key={column.field}>
                  <dt>{column.label}</dt>
                  <dd>
                    <Cell column={column} row={row} names={names} whole={whole.has(column.field)} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
