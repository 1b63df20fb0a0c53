import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Segmented } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { allows } from '#shared/permissions.ts';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import type { Guard } from '#web/feature.ts';
import { regionCurrency } from '#web/region.ts';
import type { Search } from '#web/search.ts';
import { useSession } from '#web/session.tsx';
import type { Overview } from '../schema.ts';
import css from './dashboard.module.css';
import { Currency, useWidget } from './useWidget.ts';

/** A part of a dashboard. It asks for its own figures, so any choice of widgets makes a dashboard. */
export interface Widget {
  key: string;
  /** Columns of twelve. */
  columns: number;
  permission: NonNullable<Guard['permission']>;
  part: () => ReactNode;
}

interface BoardProps {
  widgets: readonly Widget[];
  /** The way to the first thing a new company or partner does, as long as it has not. */
  first: (overview: Overview) => ReactNode;
  /** Whether there is anything to count yet. */
  isEmpty: (overview: Overview) => boolean;
  action: { label: string; to: string; permission: [string, 'view' | 'manage'] };
}

export function Board({ widgets, first, isEmpty, action }: BoardProps) {
  const { permissions, organization, programme } = useSession();
  const query = useWidget<Overview>('opportunities', 'overview');
  return (
    <Loaded query={query}>
      {(overview) => (
        <CurrencyBoard currencies={overview.currencies}>
          {(picker) => (
            <>
              <PageHeader title="Dashboard" meta={programme?.company.name ?? organization.name}>
                {picker}
                {allows(permissions, ...action.permission) && (
                  <Link to={action.to}>
                    <Button type="primary" tabIndex={-1}>
                      {action.label}
                    </Button>
                  </Link>
                )}
              </PageHeader>
              <div className={css.grid}>
                {first(overview)}
                {!isEmpty(overview) &&
                  widgets
                    .filter(({ permission }) => {
                      const [resource, verb] = permission.split(':') as [string, 'view' | 'manage'];
                      return allows(permissions, resource, verb);
                    })
                    .map(({ key, columns, part: Part }) => (
                      <div key={key} className={css.cell} style={{ '--columns': columns } as CSSProperties}>
                        <Part />
                      </div>
                    ))}
              </div>
            </>
          )}
        </CurrencyBoard>
      )}
    </Loaded>
  );
}

/** One currency at a time, kept in the address. */
function CurrencyBoard({
  currencies,
  children,
}: {
  currencies: readonly string[];
  children: (picker: ReactNode) => ReactNode;
}) {
  const navigate = useNavigate();
  const { currency: asked } = useSearch({ strict: false }) as Search;
  const fallback = currencies[0] ?? regionCurrency();
  const currency = typeof asked === 'string' && currencies.includes(asked) ? asked : fallback;
  const picker = currencies.length > 1 && (
    <Segmented
      aria-label="Currency"
      options={[...currencies]}
      value={currency}
      onChange={(next) =>
        navigate({ to: '.', search: (next === fallback ? {} : { currency: next }) as never, resetScroll: false })
      }
    />
  );
  return <Currency value={currency}>{children(picker)}</Currency>;
}
