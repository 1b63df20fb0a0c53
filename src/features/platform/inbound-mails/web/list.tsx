import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import Inbox from 'lucide-react/icons/inbox';
import { sayable } from '#shared/text/labels.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { CardList } from '#web/resource/list/CardList.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { DataTable } from '#web/resource/list/DataTable.tsx';
import { type InboundMailList, type InboundMailRow, inboundStatuses } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns: Column<InboundMailRow>[] = sayable([
  { field: 'subject', label: 'Subject' },
  { field: 'from_address', label: 'From' },
  { field: 'purpose', label: 'Purpose' },
  { field: 'status', label: 'Status', kind: 'status', options: [...inboundStatuses] },
  { field: 'note', label: 'Result' },
  { field: 'created_at', label: 'Received', kind: 'relative' },
]);

const framed = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--surface)',
  overflow: 'auto hidden',
} as const;

/** Emails to addresses of ours, without their content, and what became of them. */
export default function InboundMailsScreen() {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const isNarrow = useNarrow();
  const Rows = isNarrow ? CardList : DataTable;
  const list = useQuery({
    queryKey: ['inbound_mails'],
    queryFn: ({ signal }) => api<InboundMailList>('inbound_mails', { signal }),
  });
  const read = useWrite<undefined, void>('inbound_mails', () =>
    api('inbound_mails/read', { method: 'POST', body: {} }),
  );
  const check = () => read.mutate(undefined, { onSuccess: () => void message.success(t.reading), onError: showError });
  return (
    <>
      <PageHeader title={t.title}>
        {list.data?.address && (
          <Button loading={read.isPending} onClick={check}>
            {t.read}
          </Button>
        )}
      </PageHeader>
      <Loaded query={list}>
        {({ address, error, mails }) => (
          <>
            {!address && <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t.off} />}
            {error && <Alert type="warning" showIcon style={{ marginBottom: 16 }} title={t.failed(error)} />}
            {mails.length === 0 ? (
              <EmptyState icon={Inbox} title={t.none}>
                {t.noneText}
              </EmptyState>
            ) : (
              <div style={isNarrow ? undefined : framed}>
                <Rows<InboundMailRow>
                  label={t.title}
                  columns={columns}
                  rows={mails}
                  names={new Map()}
                  stale={false}
                  density="comfortable"
                  skeletonRows={10}
                  sort={[]}
                  onSort={() => undefined}
                  selected={undefined}
                  onSelect={() => undefined}
                  onOpen={() => undefined}
                />
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
