import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import Mail from 'lucide-react/icons/mail';
import Paperclip from 'lucide-react/icons/paperclip';
import { sayable } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { sizeText } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { CardList } from '#web/resource/list/CardList.tsx';
import type { Column, Option } from '#web/resource/list/columns.ts';
import { DataTable } from '#web/resource/list/DataTable.tsx';
import type { MailOutbox, MailSummary, OutsideMails, StoredMail } from '../schema.ts';
import { texts } from './texts.ts';

const statuses: readonly Option[] = sayable([
  { value: 'queued', label: 'Queued', tone: 'amber' },
  { value: 'sent', label: 'Sent', tone: 'green' },
  { value: 'failed', label: 'Failed, retrying', tone: 'red' },
  { value: 'withheld', label: 'Not sent', tone: 'gray' },
  { value: 'bounced', label: 'Not delivered', tone: 'red' },
]);

const columns: Column<MailSummary>[] = sayable([
  { field: 'subject', label: 'Subject' },
  { field: 'to_address', label: 'To' },
  { field: 'status', label: 'Status', kind: 'status', options: statuses },
  { field: 'created_at', label: 'Created', kind: 'relative' },
  { field: 'error', label: 'Problem' },
]);

const framed = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--surface)',
  overflow: 'auto hidden',
} as const;

/** Emails that this company sent, with their state. Bodies with a personal link or code are shown to their recipients only. */
export default function MailOutboxScreen() {
  const setOpen = useSetDrawer();
  const isNarrow = useNarrow();
  const Rows = isNarrow ? CardList : DataTable;
  const outbox = useQuery({
    queryKey: ['mail_outbox'],
    queryFn: ({ signal }) => api<MailOutbox>('mail_outbox', { signal }),
  });
  return (
    <>
      <PageHeader title={texts.sentEmail} />
      <Loaded query={outbox}>
        {({ delivers, outside, mails }) => (
          <>
            {outside && <OutsideLimit {...outside} />}
            {!delivers && <Alert type="info" showIcon style={{ marginBottom: 16 }} title={texts.noServer} />}
            {mails.length === 0 ? (
              <EmptyState icon={Mail} title={texts.noEmailsYet}>
                {texts.invitationsAndNotificationsSentByEmail}
              </EmptyState>
            ) : (
              <div style={isNarrow ? undefined : framed}>
                <Rows<MailSummary>
                  label={texts.sentEmail}
                  columns={delivers ? columns : columns.filter(({ field }) => field !== 'error')}
                  rows={mails}
                  names={new Map()}
                  stale={false}
                  density="comfortable"
                  skeletonRows={10}
                  sort={[]}
                  onSort={() => undefined}
                  selected={undefined}
                  onSelect={() => undefined}
                  onOpen={({ id }) => setOpen(id)}
                />
              </div>
            )}
          </>
        )}
      </Loaded>
      <RouteDrawer title={texts.email}>{(id) => <Letter id={id} />}</RouteDrawer>
    </>
  );
}

/** A new company sees how many emails are left today before the limit stops it. */
function OutsideLimit({ most, sent, waiting }: OutsideMails) {
  const isNear = sent + waiting >= most * 0.8;
  return (
    <Alert
      type={isNear ? 'warning' : 'info'}
      showIcon
      style={{ marginBottom: 16 }}
      title={texts.outside(sent, most)}
      description={waiting > 0 ? texts.outsideWaiting(waiting) : texts.outsideHelp}
    />
  );
}

function Letter({ id }: { id: string }) {
  const mail = useQuery({
    queryKey: ['mail_outbox', id],
    queryFn: ({ signal }) => api<StoredMail>(`mail_outbox/${id}`, { signal }),
  });
  return (
    <Loaded query={mail}>
      {(row) => (
        <article>
          <h2>{row.subject}</h2>
          <p className="meta" style={{ marginBlock: '4px 16px' }}>
            {texts.toCreatedAt(row.to_address, <DateText value={row.created_at} as="instant" />)}{' '}
            <StatusTag tone={statuses.find(({ value }) => value === row.status)?.tone}>
              {statuses.find(({ value }) => value === row.status)?.label}
            </StatusTag>
          </p>
          {row.attachments.length > 0 && (
            <ul aria-label={texts.attachments} style={{ listStyle: 'none', padding: 0, marginBlock: '0 16px' }}>
              {row.attachments.map(({ name, size }) => (
                <li key={name}>
                  <Paperclip size={14} aria-hidden="true" /> {name} <span className="meta">{sizeText(size)}</span>
                </li>
              ))}
            </ul>
          )}
          {row.body_text ? <Body text={row.body_text} /> : <p className="meta">{texts.hidden[row.hides]}</p>}
        </article>
      )}
    </Loaded>
  );
}

/** Plain text with its addresses as links; the HTML form stays in the mail, where it belongs. */
function Body({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return (
    <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <a key={index} href={part} target="_blank" rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
