import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiAll } from '#web/requests/api.ts';
import type { Impersonation } from '../schema.ts';
import { PartnerPeople } from './PartnerPeople.tsx';
import { texts } from './texts.ts';

/** Starts viewing as a partner user, and lists the access log. */
export default function ViewingAs() {
  const past = useQuery({
    queryKey: ['impersonations'],
    queryFn: ({ signal }) => apiAll<Impersonation>('impersonations', { signal }),
  });
  return (
    <>
      <PageHeader title={texts.portalAccess} />
      <Card title={texts.viewAsPartnerUser}>
        <PartnerPeople />
      </Card>
      <h2 style={{ margin: '24px 0 12px' }}>{texts.accessLog}</h2>
      <Loaded query={past}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={Eye} title={texts.noEntriesYet}>
              {texts.eachTimeTeamMemberOrSuper}
            </EmptyState>
          ) : (
            <ScrollTable label={texts.accessLog}>
              <thead>
                <tr>
                  <th scope="col">{texts.viewedBy}</th>
                  <th scope="col">{texts.viewedAs}</th>
                  <th scope="col">{texts.reason}</th>
                  <th scope="col">{texts.started}</th>
                  <th scope="col">{texts.ended}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td>
                      {row.impersonator_name}
                      {row.is_by_operator && <div className="meta">{texts.superAdmin}</div>}
                    </td>
                    <td>
                      {row.user_name}
                      {row.partner_name && <div className="meta">{row.partner_name}</div>}
                    </td>
                    <td>{row.reason}</td>
                    <td data-tight>
                      <DateText value={row.started_at} as="instant" />
                    </td>
                    <td data-tight>
                      <End of={row} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }
      </Loaded>
    </>
  );
}

function End({ of: { ended_at, ends_at } }: { of: Impersonation }) {
  if (ended_at) return <DateText value={ended_at} as="instant" />;
  return Date.parse(ends_at) > Date.now() ? (
    <StatusTag tone="amber">{texts.active}</StatusTag>
  ) : (
    <DateText value={ends_at} as="instant" />
  );
}
