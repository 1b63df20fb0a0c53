import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import FileSignature from 'lucide-react/icons/file-pen-line';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { type Contract, contractStatuses, openStatuses, runningStatuses, type ToSign } from '../schema.ts';
import css from './OwnContracts.module.css';
import { texts as t } from './texts.ts';
import { useSign } from './useSign.ts';

/** The contracts of the caller's partner, those to sign first. */
export default function OwnContracts() {
  const sign = useSign();
  const contracts = useList<Contract>('contracts', {
    filters: [{ field: 'status', operator: 'eq', values: [...openStatuses, ...runningStatuses] }],
    sort: [{ field: 'created_at', descending: true }],
    start: 0,
    end: 20,
  });
  // A contract that the reader has signed waits for others.
  const toSign = useQuery({
    queryKey: ['contracts', 'to_sign'],
    queryFn: ({ signal }) => api<ToSign>('contracts/to_sign', { signal }),
  });
  return (
    <Loaded query={contracts}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState icon={FileSignature} title={t.noneToSign}>
            {t.emptyPartner}
          </EmptyState>
        ) : (
          <ul className={css.contracts}>
            {rows
              .toSorted(
                (one, other) => Number(openStatuses.includes(other.status)) - Number(openStatuses.includes(one.status)),
              )
              .map((row) => {
                const status = contractStatuses.find(({ value }) => value === row.status)!;
                return (
                  <li key={row.id}>
                    <span>
                      <Link to={`/partners/contracts/show/${row.id}`}>{row.title}</Link>
                      {openStatuses.includes(row.status) && row.waits_for && (
                        <span className="meta">{t.blockedWaits(row.waits_for)}</span>
                      )}
                    </span>
                    <StatusTag tone={status.tone}>{status.label}</StatusTag>
                    {toSign.data?.contract_ids.includes(row.id) && (
                      <Button type="primary" loading={sign.isPending} onClick={() => sign.mutate(row.id)}>
                        {t.sign}
                      </Button>
                    )}
                  </li>
                );
              })}
          </ul>
        )
      }
    </Loaded>
  );
}
