import { Button } from 'antd';
import { WorkWidget } from '#features/work/work-items/web/index.tsx';
import { allows } from '#shared/access/permissions.ts';
import type { WidgetWords } from '#shared/dashboard-widgets.ts';
import type { WidgetData } from '#shared/figures.ts';
import { Link } from '#web/components/Link.tsx';
import { useSession } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { widgetTop } from '#web/widgetTop.ts';
import { dashboardWords } from '../catalog.ts';
import css from './dashboard.module.css';
import { cellOf } from './figureText.ts';
import { dashboardColumns } from './items.ts';
import { Columns } from './parts/Columns.tsx';
import { Entries } from './parts/Entries.tsx';
import { Funnel } from './parts/Funnel.tsx';
import { Ranking } from './parts/Ranking.tsx';
import { Strip } from './parts/Strip.tsx';
import { Tier } from './parts/Tier.tsx';
import { texts } from './texts.ts';
import { useBoardFilters, useBoardState } from './useBoard.ts';
import { usePipeline } from './usePipeline.tsx';

interface BodyProps {
  widget: string;
  data: WidgetData;
}

/** The inside of a widget, with the form that its feature adds. */
export function WidgetBody(props: BodyProps) {
  return (
    <>
      <SlotParts slot={widgetTop} props={{ widget: props.widget }} />
      <Content {...props} />
    </>
  );
}

/** The content of a widget, by its shape; where there is nothing to show, the way to something. */
function Content({ widget, data }: BodyProps) {
  const { mode } = useBoardState();
  const words = dashboardWords(widget, mode);
  const isEmpty = useIsEmpty(words, data);
  if (words.shape === 'work') return <WorkWidget />;
  if (isEmpty) return <Empty words={words} />;
  switch (words.shape) {
    case 'strip':
      return <Strip words={words} data={data} />;
    case 'columns':
    case 'stacked':
      return <Columns words={words} data={data} />;
    case 'ranking':
      return (
        <>
          <Ranking words={words} data={data} />
          {data.listed && <Entries words={words} data={data} />}
        </>
      );
    case 'entries':
      return <Entries words={words} data={data} />;
    case 'funnel':
      return <Funnel words={words} data={data} />;
    case 'tier':
      return <Tier data={data} />;
  }
}

/** Whether there is nothing behind a widget in the currency shown. */
function useIsEmpty(words: WidgetWords, data: WidgetData): boolean {
  const { currency } = useBoardState();
  const [group] = usePipeline(data);
  const { measured, listed, standing } = data;
  if (standing) return standing.ladder.length === 0;
  const hasEntries = (listed ?? []).some(({ all, entries }) => (all?.count ?? 0) > 0 || entries.length > 0);
  const items =
    words.shape === 'columns' || words.shape === 'stacked'
      ? dashboardColumns(words, data, group)
      : (measured?.items ?? []);
  const hasFigures = items.some((item) => {
    const cell = cellOf(item, currency);
    return cell && (cell.count ?? 0) > 0;
  });
  const hadFigures = items.some((item) => (cellOf(item, currency)?.before?.value ?? 0) !== 0);
  return !hasEntries && !hasFigures && !(words.shape === 'strip' && hadFigures);
}

function Empty({ words: { empty } }: { words: WidgetWords }) {
  const { permissions } = useSession();
  const [filters, setFilters] = useBoardFilters();
  const isFiltered = Object.values(filters.chosen).some((ids) => ids.length > 0);
  const none = { partner_id: [], partner_type_id: [], partner_region_id: [], owner_user_id: [] };
  return (
    <div className={css.empty}>
      <p>{empty.text}</p>
      {isFiltered ? (
        <Button size="small" onClick={() => setFilters({ chosen: none })}>
          {texts.clearFilters}
        </Button>
      ) : (
        empty.to && empty.needs && allows(permissions, ...empty.needs) && <Link to={empty.to}>{empty.label}</Link>
      )}
    </div>
  );
}
