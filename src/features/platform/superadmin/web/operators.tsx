import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ResetTwoFactor } from '#features/access/people/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Person } from '#web/components/Person.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiRows } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { Operator } from '../schema.ts';
import OperatorLog from './OperatorLog.tsx';
import { texts } from './texts.ts';

const resource = 'superadmin/people';

/** Lists super admins; one can reset two-factor authentication for another. */
export default function Operators() {
  const { user } = useSession();
  const [locked, setLocked] = useState<Operator | null>(null);
  const people = useQuery({
    queryKey: [resource],
    queryFn: ({ signal }) => apiRows<Operator>(resource, { signal }),
  });
  return (
    <>
      <PageHeader title={texts.superAdmins} />
      <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>{texts.superAdminsNamedByEmailAddress}</p>
      <Loaded query={people}>
        {(rows) => (
          <ScrollTable label={texts.superAdmins}>
            <thead>
              <tr>
                <th scope="col">{texts.person}</th>
                <th scope="col">{texts.email}</th>
                <th scope="col">{texts.twoFactor}</th>
                <th scope="col">{texts.lastSignIn}</th>
                <th scope="col">
                  <span className="only-for-readers">{texts.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.user_id}>
                  <td>
                    <Person name={row.full_name} />
                    <div className="meta">{row.email}</div>
                  </td>
                  <td data-tight>
                    <StatusTag tone={row.email_verified ? 'green' : 'amber'}>
                      {row.email_verified ? texts.confirmed : texts.notConfirmed}
                    </StatusTag>
                  </td>
                  <td data-tight>{row.has_two_factor ? texts.on : texts.off}</td>
                  <td data-tight>
                    <DateText value={row.last_sign_in_at} as="relative" />
                  </td>
                  <td>
                    {row.user_id !== user.id && row.has_two_factor && (
                      <Button size="small" onClick={() => setLocked(row)}>
                        {texts.resetTwoFactor}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        )}
      </Loaded>
      <div style={{ marginTop: 24 }}>
        <Card title={texts.twoFactorResets}>
          <OperatorLog filter={{ action: 'two-factor reset' }} />
        </Card>
      </div>
      {locked && (
        <ResetTwoFactor
          person={locked}
          address={`${resource}/${locked.user_id}/two_factor/reset`}
          resource={resource}
          onClose={() => setLocked(null)}
        />
      )}
    </>
  );
}
