import { declaredDashboards } from '#features/dashboard-widgets.ts';
import { screenOfRows } from '#shared/dashboard-widgets.ts';
import { figureText } from '#shared/query/figure-text.ts';
import type { Figure, QueryAnswer } from '#shared/query/query.ts';
import { Link } from '#web/components/Link.tsx';
import { regionLocale } from '#web/region.ts';
import { useSession } from '#web/session/session.tsx';
import { texts as t } from '../texts.ts';

interface FigureLinkProps {
  figure: Figure | null | undefined;
  answer: Pick<QueryAnswer, 'columns' | 'currency'>;
  /** The counted group, for screen readers: "Northwind". */
  label: string;
}

/** The screen that lists the rows of a figure, or null. */
export function useRowsScreen(): (rows: string | null) => string | null {
  const { mode } = useSession();
  return (rows) => (rows === null ? null : screenOfRows(declaredDashboards.lists, rows, mode));
}

/** A figure that opens its rows where a screen lists them. */
export function FigureLink({ figure, answer, label }: FigureLinkProps) {
  const screenOf = useRowsScreen();
  if (!figure) return <span className="meta">–</span>;
  const text = figureText(figure, answer, regionLocale());
  const to = figure.count > 0 ? screenOf(figure.rows) : null;
  return to ? (
    <Link to={to} aria-label={`${text}. ${t.openRows(label)}`}>
      {text}
    </Link>
  ) : (
    text
  );
}
