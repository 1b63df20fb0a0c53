import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ResetSecondProof } from '#features/access/people/web/index.tsx';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Person } from '#web/components/Person.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useSession } from '#web/session.tsx';
import type { Operator } from '../schema.ts';
import OperatorLog from './OperatorLog.tsx';

const resource = 'superadmin/people';

/** Those who run the installation; whoever of them is locked out, another lets in. */
export default function Operators() {
  const { user } = useSession();
  const [locked, setLocked] = useState<Operator | null>(null);
  const people = useQuery({
    queryKey: [resource],
    queryFn: ({ signal }) => api<Operator[]>(resource, { signal }),
  });
  return (
    <>
      <PageHeader title="Super admins" />
      <p style={{ marginBottom: 16, color: 'var(--text-2)' }}>
        Whoever owns an address that the settings of this installation name. Two at least, so that each can let the
        other in.
      </p>
      <Loaded query={people}>
        {(rows) => (
          <ScrollTable label="Super admins">
            <thead>
              <tr>
                <th scope="col">Person</th>
                <th scope="col">Address</th>
                <th scope="col">Two-factor</th>
                <th scope="col">Last sign-in</th>
                <th scope="col">
                  <span className="only-for-readers">What can be done</span>
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
                      {row.email_verified ? 'Confirmed' : 'Not confirmed'}
                    </StatusTag>
                  </td>
                  <td data-tight>{row.has_two_factor ? 'On' : 'Off'}</td>
                  <td data-tight>
                    <DateText value={row.last_sign_in_at} as="relative" />
                  </td>
                  <td>
                    {row.user_id !== user.id && row.has_two_factor && (
                      <Button size="small" onClick={() => setLocked(row)}>
                        Reset two-factor
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
        <Card title="Who was let in again">
          <OperatorLog filter={{ action: 'two-factor reset' }} />
        </Card>
      </div>
      {locked && (
        <ResetSecondProof
          person={locked}
          address={`${resource}/${locked.user_id}/two_factor/reset`}
          resource={resource}
          onClose={() => setLocked(null)}
        />
      )}
    </>
  );
}
