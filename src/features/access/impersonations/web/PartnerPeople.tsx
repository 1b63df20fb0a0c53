import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { Person } from '#web/components/Person.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import type { PartnerPerson } from '../schema.ts';
import ViewAsDialog from './ViewAsDialog.tsx';

/** Chooses a partner, and of its people whose eyes to look through. */
export function PartnerPeople() {
  const [partner, setPartner] = useState<string | null>(null);
  const [chosen, setChosen] = useState<PartnerPerson | null>(null);
  const people = useQuery({
    queryKey: ['impersonations', 'people', partner],
    queryFn: ({ signal }) => api<PartnerPerson[]>('impersonations/people', { query: { partner_id: partner }, signal }),
    enabled: partner !== null,
  });
  return (
    <>
      <p style={{ marginBottom: 12, color: 'var(--text-2)' }}>
        For at most an hour you see the portal as one of their people does, to find what they cannot. It is logged.
      </p>
      <div style={{ maxWidth: 400, marginBottom: 16 }}>
        <ReferenceSelect
          resource="partners"
          value={partner}
          onChange={(id) => setPartner(id as string | null)}
          aria-label="Partner"
          placeholder="Choose a partner"
        />
      </div>
      {partner && (
        <Loaded query={people}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="meta">Nobody of this partner has joined the portal yet.</p>
            ) : (
              <ScrollTable label="People of this partner">
                <thead>
                  <tr>
                    <th scope="col">Person</th>
                    <th scope="col">Email</th>
                    <th scope="col">
                      <span className="only-for-readers">View as</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.user_id}>
                      <td>
                        <Person name={row.full_name} />
                      </td>
                      <td>{row.email}</td>
                      <td>
                        <Button size="small" icon={<Eye size={14} />} onClick={() => setChosen(row)}>
                          View as
                        </Button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </ScrollTable>
            )
          }
        </Loaded>
      )}
      {chosen && partner && (
        <ViewAsDialog
          address="impersonations"
          person={{ ...chosen, partner_id: partner }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
