import { useQuery } from '@tanstack/react-query';
import { Alert, App, Flex, Switch } from 'antd';
import Forward from 'lucide-react/icons/forward';
import { useId } from 'react';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
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
import type { ForwardedDealRow, ForwardedDealSettings, ForwardedDeals } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns: Column<ForwardedDealRow>[] = [
  { field: 'subject', label: t.subject },
  { field: 'from_address', label: t.from },
  { field: 'partner_name', label: t.partner, to: ({ partner_id }) => `/partners/show/${partner_id}` },
  {
    field: 'account_name',
    label: t.account,
    to: ({ registration_id }) =>
      registration_id ? `/partners/pending/opportunities/show/${registration_id}` : undefined,
  },
  { field: 'missing', label: t.missing, kind: 'tags' },
  { field: 'created_at', label: t.received, kind: 'relative' },
];

const framed = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--surface)',
  overflow: 'auto hidden',
} as const;

/** The address for forwarded deals, and what became of those sent to it. */
export default function ForwardedDealsScreen() {
  const list = useQuery({
    queryKey: ['forwarded_deals'],
    queryFn: ({ signal }) => api<ForwardedDeals>('forwarded_deals', { signal }),
  });
  const isNarrow = useNarrow();
  const Rows = isNarrow ? CardList : DataTable;
  return (
    <>
      <PageHeader title={t.title} />
      <Loaded query={list}>
        {(shown) => (
          <Flex vertical gap={16}>
            <Settings shown={shown} />
            {shown.deals.length === 0 ? (
              <EmptyState icon={Forward} title={t.none}>
                {t.noneText}
              </EmptyState>
            ) : (
              <div style={isNarrow ? undefined : framed}>
                <Rows<ForwardedDealRow>
                  label={t.title}
                  columns={columns}
                  rows={shown.deals}
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
          </Flex>
        )}
      </Loaded>
    </>
  );
}

function Settings({ shown: { is_on, address } }: { shown: ForwardedDeals }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const label = useId();
  const save = useWrite<ForwardedDealSettings, ForwardedDeals>('forwarded_deals', (body) =>
    api('forwarded_deals', { method: 'PUT', body }),
  );
  const change = (checked: boolean) =>
    save.mutate({ is_on: checked }, { onSuccess: () => void message.success(t.saved), onError: showError });
  if (!address) return <Alert type="info" showIcon title={t.noMailbox} />;
  return (
    <Card>
      <Flex vertical gap={16}>
        <Flex gap={12} align="center">
          <Switch checked={is_on} loading={save.isPending} aria-labelledby={label} onChange={change} />
          <div>
            <div id={label}>{t.setting}</div>
            <div className="meta">{t.settingHelp}</div>
          </div>
        </Flex>
        <div>
          <div>{t.address}</div>
          <Flex gap={8} align="center">
            <code style={{ overflowWrap: 'anywhere' }}>{address}</code>
            <CopyButton text={address} />
          </Flex>
          <div className="meta">{t.addressHelp}</div>
        </div>
      </Flex>
    </Card>
  );
}
