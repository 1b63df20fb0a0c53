import { Button } from 'antd';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ListFilter from 'lucide-react/icons/list-filter';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Period, Spans } from '#shared/figures.ts';
import { coming } from '#web/components/coming.tsx';
import { DropMenu, type MenuEntry } from '#web/components/DropMenu.tsx';
import { formatDay } from '#web/region.ts';
import { type BoardFilters, periodWords } from './boardFilters.ts';
import css from './dashboard.module.css';
import { texts } from './texts.ts';
import { useBoardState } from './useBoard.ts';

const CustomPeriod = lazy(() => import('./CustomPeriod.tsx'));
const loadPartnerFilters = () => import('./PartnerFilters.tsx');
const PartnerFilters = lazy(loadPartnerFilters);

interface FilterRowProps {
  spans: Spans;
  onChange: (change: Partial<BoardFilters>) => void;
  children?: ReactNode;
}

/** The filters of the dashboard: its period, the comparison, and in company mode the partners. */
export function FilterRow({ spans, onChange, children }: FilterRowProps) {
  const { filters, mode } = useBoardState();
  const [picking, setPicking] = useState(false);
  const isCalm = useCalm(Object.values(filters.chosen).some((ids) => ids.length > 0));
  const { period, isComparing } = filters;
  const days = `${formatDay(spans.now.from)} – ${formatDay(spans.now.to)}`;
  const items: MenuEntry[] = [
    ...(Object.keys(periodWords) as Period[]).map((key) => ({
      key,
      label: periodWords[key],
      icon: <Check size={14} style={{ visibility: key === period ? 'visible' : 'hidden' }} />,
    })),
    { type: 'divider' },
    {
      key: 'compare',
      label: texts.compareWithPreviousPeriod,
      icon: <Check size={14} style={{ visibility: isComparing ? 'visible' : 'hidden' }} />,
    },
  ];
  const choose = (key: string) => {
    if (key === 'compare') onChange({ isComparing: !isComparing });
    else if (key === 'custom') setPicking(true);
    else onChange({ period: key as Period, from: null, to: null });
  };
  return (
    <section className={css.filters} aria-label={texts.dashboardFilters}>
      <DropMenu items={items} onChoose={choose}>
        <Button icon={<Calendar size={14} />}>
          {period === 'custom' ? days : periodWords[period]} <ChevronDown size={14} />
        </Button>
      </DropMenu>
      {picking && (
        <Suspense fallback={coming}>
          <CustomPeriod
            from={filters.from ?? spans.now.from}
            to={filters.to ?? spans.now.to}
            onDone={(span) => {
              setPicking(false);
              if (span) onChange({ period: 'custom', ...span });
            }}
          />
        </Suspense>
      )}
      <span className="meta">
        {period !== 'custom' && days}
        {isComparing && texts.comparedWith(formatDay(spans.before.from), formatDay(spans.before.to))}
      </span>
      {mode === 'company' &&
        (isCalm ? (
          <Suspense fallback={<WaitingFilter />}>
            <PartnerFilters chosen={filters.chosen} onChange={(chosen) => onChange({ chosen })} />
          </Suspense>
        ) : (
          <WaitingFilter />
        ))}
      <span className={css.push}>{children}</span>
    </section>
  );
}

const WaitingFilter = () => (
  <Button icon={<ListFilter size={14} />} disabled>
    {texts.filter}
  </Button>
);

const CALM_MS = 400;

/** Loads the filters a moment after the figures were asked for, so that they neither stand in their way nor wait for them. */
export function usePreloadFilters(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPartnerFilters().catch(() => undefined), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Once the figures are on the screen: what only some people use must not stand in their way. */
function useCalm(atOnce: boolean): boolean {
  const [isCalm, setCalm] = useState(atOnce);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  return isCalm || atOnce;
}
