import { Alert, App, Button, Flex } from 'antd';
import Database from 'lucide-react/icons/database';
import { useState } from 'react';
import { statusWords } from '#features/deals/deal-registrations/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import type { CrmDeal, PartnerCrmConnection } from '../schema.ts';
import { RegisterDialog } from './RegisterDialog.tsx';
import { texts as t } from './texts.ts';
import { useCrmDeals, useRegister } from './useCrm.ts';

const nameOf = ({ title, account_name, remote_id }: CrmDeal): string => title ?? account_name ?? remote_id;
const MOST_AT_ONCE = 20;

/** Chooses deals of one CRM and registers them. */
export function OpenDeals({ connection }: { connection: PartnerCrmConnection }) {
  const { message } = App.useApp();
  const showError = useErrorMessage();
  const query = useCrmDeals(connection.id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<CrmDeal | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const register = useRegister(connection.id);
  const registerChosen = (deals: readonly CrmDeal[]) =>
    register.mutate(
      { deals: chosen.map((remote_id) => ({ remote_id })) },
      {
        onSuccess: (results) => {
          const done = results.filter(({ status }) => status === 'registered').length;
          if (done > 0) void message.success(t.registered(done));
          setRefused(
            results.flatMap(({ status, remote_id, message: reason }) => {
              const deal = deals.find((one) => one.remote_id === remote_id);
              return status === 'refused' ? [`${deal ? nameOf(deal) : remote_id}: ${reason}`] : [];
            }),
          );
          setChosen([]);
        },
        onError: showError,
      },
    );
  return (
    <>
      {refused.length > 0 && (
        <Alert
          type="warning"
          showIcon
          closable={{ onClose: () => setRefused([]) }}
          style={{ marginBottom: 16 }}
          title={t.refused(refused.length)}
          description={
            <ul>
              {refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          }
        />
      )}
      <Loaded query={query}>
        {({ deals, has_more }) =>
          deals.length === 0 ? (
            <EmptyState
              icon={Database}
              title={t.noDeals}
              actions={
                <Link to={`/connections/catalog?drawer=${connection.id}`}>
                  <Button>{t.settings}</Button>
                </Link>
              }
            >
              {t.noDealsText}
            </EmptyState>
          ) : (
            <Card
              title={connection.name}
              actions={
                <Flex gap={8} wrap>
                  <Button onClick={() => void query.refetch()} loading={query.isFetching}>
                    {t.refresh}
                  </Button>
                  <Button
                    type="primary"
                    disabled={chosen.length === 0}
                    loading={register.isPending}
                    onClick={() => registerChosen(deals)}
                  >
                    {chosen.length === 0 ? t.register : t.registerMany(chosen.length)}
                  </Button>
                </Flex>
              }
            >
              {has_more && <p className="meta">{t.hasMore}</p>}
              <DealTable
                deals={deals}
                chosen={chosen}
                onChoose={(id) =>
                  setChosen(
                    chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, MOST_AT_ONCE),
                  )
                }
                onEdit={setEdited}
              />
            </Card>
          )
        }
      </Loaded>
      {edited && <RegisterDialog connection_id={connection.id} deal={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

interface DealTableProps {
  deals: readonly CrmDeal[];
  chosen: readonly string[];
  onChoose: (remote_id: string) => void;
  onEdit: (deal: CrmDeal) => void;
}

function DealTable({ deals, chosen, onChoose, onEdit }: DealTableProps) {
  return (
    <ScrollTable label={t.openDeals}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.deal}</th>
          <th scope="col">{t.customer}</th>
          <th scope="col" data-figure>
            {t.amount}
          </th>
          <th scope="col">{t.close}</th>
          <th scope="col">{t.state}</th>
        </tr>
      </thead>
      <tbody>
        {deals.map((deal) => (
          <tr key={deal.remote_id}>
            <td>
              {!deal.registration && deal.missing.length === 0 && (
                <input
                  type="checkbox"
                  aria-label={t.select(nameOf(deal))}
                  checked={chosen.includes(deal.remote_id)}
                  onChange={() => onChoose(deal.remote_id)}
                />
              )}
            </td>
            <th scope="row">
              {deal.url ? (
                <a href={deal.url} target="_blank" rel="noreferrer">
                  {nameOf(deal)}
                </a>
              ) : (
                nameOf(deal)
              )}
            </th>
            <td>
              {deal.account_name ?? '–'}
              {deal.account_website && <div className="meta">{deal.account_website}</div>}
            </td>
            <td data-figure>
              <Money minor={deal.amount_minor} currency={deal.currency} />
            </td>
            <td data-tight>{deal.expected_close_on ? <DateText value={deal.expected_close_on} /> : '–'}</td>
            <td>
              <DealState deal={deal} onEdit={() => onEdit(deal)} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function DealState({ deal, onEdit }: { deal: CrmDeal; onEdit: () => void }) {
  const { registration, missing } = deal;
  if (registration) {
    const { label, tone } = statusWords(registration.status);
    return (
      <>
        <StatusTag tone={tone}>{label}</StatusTag>{' '}
        <Link to={`/revenue/deal-desk/show/${registration.id}`}>{t.number(registration.number)}</Link>
      </>
    );
  }
  return (
    <>
      <Button size="small" onClick={onEdit}>
        {missing.length > 0 ? t.complete : t.register}
      </Button>
      {missing.length > 0 && (
        <div className="meta">{t.missing(missing.map((name) => t.fields[name] ?? name).join(', '))}</div>
      )}
    </>
  );
}
