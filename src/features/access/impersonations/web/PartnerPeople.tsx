import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { Person } from '#web/components/Person.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { apiRows } from '#web/requests/api.ts';
import type { PartnerPerson } from '../schema.ts';
import { texts } from './texts.ts';
import ViewAsDialog from './ViewAsDialog.tsx';

/** Chooses a partner, and one of its users to view as. */
export function PartnerPeople() {
  const [partner, setPartner] = useState<string | null>(null);
  const [chosen, setChosen] = useState<PartnerPerson | null>(null);
  const people = useQuery({
    queryKey: ['impersonations', 'people', partner],
    queryFn: ({ signal }) =>
      apiRows<PartnerPerson>('impersonations/people', { query: { partner_id: partner }, signal }),
    enabled: partner !== null,
  });
  return (
    <>
      <p style={{ marginBottom: 12, color: 'var(--text-2)' }}>{texts.seePortalAsOnePartnersUsers}</p>
      <div style={{ maxWidth: 400, marginBottom: 16 }}>
        <ReferenceSelect
          resource="partners"
          value={partner}
          onChange={(id) => setPartner(id as string | null)}
          aria-label={texts.partner}
          placeholder={texts.chooseAPartner}
        />
      </div>
      {partner && (
        <Loaded query={people}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="meta">{texts.noOneAtThisPartnerHas}</p>
            ) : (
              <ScrollTable label={texts.partnerUsers}>
                <thead>
                  <tr>
                    <th scope="col">{texts.person}</th>
                    <th scope="col">{texts.email}</th>
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
                      </td>
                      <td>{row.email}</td>
                      <td>
                        <Button size="small" icon={<Eye size={14} />} onClick={() => setChosen(row)}>
                          {texts.viewAs}
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
