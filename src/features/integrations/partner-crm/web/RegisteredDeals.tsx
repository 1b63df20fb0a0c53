import { Button, Flex } from 'antd';
import Database from 'lucide-react/icons/database';
import { statusWords } from '#features/deals/deal-registrations/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { CrmLink } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useCrmLinks } from './useCrm.ts';

/** The deals that were registered from a CRM, and whether their state reached it. */
export function RegisteredDeals() {
  const links = useCrmLinks();
  const showError = useErrorMessage();
  const mayManage = useCan('connections', 'manage');
  const take = useWrite<{ id: string; step: 'retry' | 'dismiss' }, void>('partner_crm_deals', ({ id, step }) =>
    api(`partner_crm_deals/${id}/${step}`, { method: 'POST', body: {} }),
  );
  const step = (id: string, key: 'retry' | 'dismiss') => () => take.mutate({ id, step: key }, { onError: showError });
  return (
    <Loaded query={links}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState icon={Database} title={t.noneRegistered}>
            {t.noneRegisteredText}
          </EmptyState>
        ) : (
          <Card title={t.registeredDeals}>
            <ScrollTable label={t.registeredDeals}>
              <thead>
                <tr>
                  <th scope="col">{t.deal}</th>
                  <th scope="col">{t.state}</th>
                  <th scope="col">{t.connections}</th>
                  <th scope="col">{t.written}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const { label, tone } = statusWords(row.registration_status);
                  return (
                    <tr key={row.id}>
                      <th scope="row">
                        <Link to={`/revenue/deal-desk/show/${row.registration_id}`}>{row.remote_name}</Link>
                      </th>
                      <td>
                        <StatusTag tone={tone}>{label}</StatusTag>
                      </td>
                      <td>{row.connection_name ?? t.deletedConnection}</td>
                      <td>
                        <Written row={row} />
                        {row.failed_at && mayManage && (
                          <Flex gap={8} style={{ marginTop: 4 }}>
                            <Button size="small" onClick={step(row.id, 'retry')}>
                              {t.retry}
                            </Button>
                            <Button size="small" onClick={step(row.id, 'dismiss')}>
                              {t.dismiss}
                            </Button>
                          </Flex>
                        )}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </ScrollTable>
          </Card>
        )
      }
    </Loaded>
  );
}

function Written({ row }: { row: CrmLink }) {
  if (row.failed_at)
    return (
      <>
        <StatusTag tone="red">{t.notWritten}</StatusTag>
        <div className="meta">{row.last_error}</div>
      </>
    );
  if (row.is_due) return <span>{t.due}</span>;
  return row.written_at ? <DateText value={row.written_at} as="relative" /> : <span className="meta">–</span>;
}
