import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { roleName } from '#features/access/roles/names.ts';
import { nounTitle } from '#shared/nouns/nouns.ts';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatNumber, formatRate, regionCurrency } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { AuditEvent, AuditWords } from '../schema.ts';
import { Actor } from './Actor.tsx';
import css from './logs.module.css';
import { plainText } from './plainText.ts';
import { texts } from './texts.ts';
import { actionOptions, auditEventScreen } from './words.ts';

interface EventDetailProps {
  of: 'audit_events' | 'organization_events' | 'archived_events';
  id: string;
  /** The parameters that name the period, for an event of the archive. */
  period?: string;
}

/** One event: its facts, and each field before and after. */
export function EventDetail({ of, id, period }: EventDetailProps) {
  const parameters = period ? `?${period}` : '';
  const event = useOne<AuditEvent>(of, `${id}${parameters}`);
  const words = useQuery({
    queryKey: [of, 'words', id, period],
    queryFn: ({ signal }) => apiRows<AuditWords>(`${of}/${id}/words${parameters}`, { signal }),
  });
  return (
    <Loaded query={event}>
      {(row) => (
        <div className={css.detail}>
          <EventFacts event={row} />
          <Loaded query={words}>{(lines) => <Fields event={row} lines={lines} />}</Loaded>
        </div>
      )}
    </Loaded>
  );
}

function EventFacts({ event }: { event: AuditEvent }) {
  const action = actionOptions.find(({ value }) => value === event.action);
  const to = auditEventScreen(event);
  const subject = event.subject ?? event.ref_id;
  return (
    <Facts
      rows={[
        [texts.user, <Actor key="who" event={event} />],
        [texts.time, <DateText key="when" value={event.at} as="instant" />],
        [
          texts.action,
          <StatusTag key="did" tone={action?.tone}>
            {action?.label}
          </StatusTag>,
        ],
        [
          nounTitle(event.ref_table),
          to ? (
            <Link key="what" to={to}>
              {subject}
            </Link>
          ) : (
            subject
          ),
        ],
        [texts.partner, event.partner_id && event.ref_table !== 'partners' && event.partner_name],
        [texts.reason, event.reason],
        [
          texts.requestId,
          event.request_id && (
            <span key="request" className={css.request}>
              <code>{event.request_id}</code>
              <CopyButton text={event.request_id} label={texts.copyRequestId} />
            </span>
          ),
        ],
      ]}
    />
  );
}

function Fields({ event, lines }: { event: AuditEvent; lines: readonly AuditWords[] }) {
  if (lines.length === 0) return <p className="meta">{texts.noDetailsToShow}</p>;
  const isChange = event.action === 'updated' || event.action === 'archived';
  return (
    <table className={css.fields}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          {isChange && <th scope="col">{texts.beforeText}</th>}
          <th scope="col">{isChange ? texts.after : texts.value}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.field}>
            <th scope="row">{line.label}</th>
            {isChange && <td>{shown(line, line.before)}</td>}
            <td>{shown(line, event.action === 'deleted' ? line.before : line.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Fields whose values are enum keys. */
const ofClosedList = new Set([
  'status',
  'state',
  'kind',
  'category',
  'source',
  'scope',
  'visibility',
  'reason_code',
  'motion',
  'rail',
]);

/** Formats a value for display. */
function shown({ field, kind, currency }: AuditWords, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return <span className="meta">{texts.empty}</span>;
  if (field === 'role') return roleName(String(value));
  if (ofClosedList.has(field) && typeof value === 'string') return value.replaceAll('_', ' ');
  if (kind === 'money') return <Money minor={Number(value)} currency={currency ?? regionCurrency()} />;
  if (kind === 'rate') return formatRate(Number(value));
  if (kind === 'number') return formatNumber(Number(value));
  if (kind === 'bool' || typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (kind === 'date') return <DateText value={String(value)} />;
  if (kind === 'instant') return <DateText value={String(value)} as="instant" />;
  if (Array.isArray(value))
    return value.length > 0 ? value.map(plainText).join(', ') : <span className="meta">{texts.empty}</span>;
  return typeof value === 'object' ? <code>{plainText(value)}</code> : String(value);
}
