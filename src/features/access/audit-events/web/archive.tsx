import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button } from 'antd';
import Archive from 'lucide-react/icons/archive';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { addDays, addMonths, monthsSince } from '#shared/time/dates.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { formatMonth } from '#web/region.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { exportFile } from '#web/resource/list/exportFile.ts';
import { toApiQuery } from '#web/resource/list/listState.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useListState } from '#web/resource/list/useListState.ts';
import type { Search } from '#web/search.ts';
import { useSession } from '#web/session/session.tsx';
import type { AuditEvent } from '../schema.ts';
import { EventDetail } from './EventDetail.tsx';
import { companyEventColumns, eventColumns, useEventFilters } from './EventList.tsx';
import css from './logs.module.css';
import { texts as ownTexts, archiveTexts as t } from './texts.ts';
import { useArchive } from './useArchive.ts';

const MONTHS = 12;

/** Searches the archived months of the company; in partner mode those of the partner's own organization. */
export default function ArchivedLog() {
  const { mode } = useSession();
  const archive = useArchive(mode === 'company' ? 'audit_events' : 'organization_events');
  return (
    <Loaded query={archive}>
      {({ months, can_search }) =>
        months.length > 0 ? (
          <ArchiveList months={months} />
        ) : (
          <>
            <PageHeader title={t.title} />
            <EmptyState icon={Archive} title={can_search ? t.nothing : t.wholeLogOnly} />
          </>
        )
      }
    </Loaded>
  );
}

function ArchiveList({ months }: { months: readonly string[] }) {
  const isCompany = useSession().mode === 'company';
  const { message } = App.useApp();
  const navigate = useNavigate();
  const setDrawer = useSetDrawer();
  const [isBusy, setBusy] = useState(false);
  const search = useSearch({ strict: false }) as Search;
  const isMonth = (text: unknown): text is string => typeof text === 'string' && months.includes(text);
  const to = isMonth(search.to) ? search.to : months[0]!;
  const from = isMonth(search.from) && search.from <= to ? search.from : earliest(months, to);
  const record = typeof search.record === 'string' ? search.record : null;
  const filters = useEventFilters('archived_events');
  const [state] = useListState(
    filters.map(({ field }) => field),
    [],
  );
  const choose = (period: { from: string; to: string }) =>
    navigate({ to: '.', search: ((before: Search) => ({ ...before, ...period, page: undefined })) as never });
  const [at_gte, at_lte] = [`${from}T00:00:00Z`, `${addDays(addMonths(to, 1), -1)}T23:59:59.999999Z`];
  const fixed: Filter[] = [
    { field: 'at', operator: 'gte', values: [at_gte] },
    { field: 'at', operator: 'lte', values: [at_lte] },
    ...(record ? [{ field: 'ref_id', operator: 'eq' as const, values: [record] }] : []),
  ];
  const exportMatches = async () => {
    setBusy(true);
    try {
      const query = toApiQuery({ filters: [...state.filters, ...fixed], q: state.q });
      await exportFile('archived_events', 'csv', query, () => {});
    } catch (error) {
      message.error((error as Error).message);
    }
    setBusy(false);
  };
  const options = months.map((month) => ({ value: month, label: formatMonth(month) }));
  return (
    <>
      <ResourceList<AuditEvent>
        resource="archived_events"
        permission="audit_events"
        title={t.title}
        words={t.words}
        columns={(isCompany ? [...eventColumns, ...companyEventColumns] : eventColumns).map((column) => ({
          ...column,
          sortable: false,
        }))}
        filters={filters}
        fixed={fixed}
        onOpen={({ id }) => setDrawer(id)}
        savedViews={false}
        exportable={false}
        actions={
          <span className={css.period}>
            <Select
              aria-label={t.from}
              value={from}
              options={options.filter(({ value }) => value <= to && monthsSince(value, to) < MONTHS)}
              onChange={(month: string) => choose({ from: month, to })}
            />
            –
            <Select
              aria-label={t.to}
              value={to}
              options={options}
              onChange={(month: string) =>
                choose({ from: from <= month && monthsSince(from, month) < MONTHS ? from : month, to: month })
              }
            />
            <Button icon={<Download size={16} />} loading={isBusy} onClick={exportMatches}>
              {t.export}
            </Button>
          </span>
        }
        empty={{ icon: Archive, text: t.noEvents }}
      />
      {record && (
        <p className={css.notice}>
          {t.ofRecord} <Link to="/administration/logs/archive">{t.allEvents}</Link>
        </p>
      )}
      <RouteDrawer title={ownTexts.eventDetails}>
        {(id) => <EventDetail of="archived_events" id={id} period={`at_gte=${at_gte}&at_lte=${at_lte}`} />}
      </RouteDrawer>
    </>
  );
}

/** The first archived month of those that one search covers. */
const earliest = (months: readonly string[], to: string): string =>
  months.findLast((month) => month <= to && monthsSince(month, to) < MONTHS) ?? to;
