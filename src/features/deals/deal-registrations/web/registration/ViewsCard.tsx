import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { api, apiRows } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { RegistrationView } from '../../transparency.schema.ts';
import { texts as ownTexts } from './texts.ts';

/** Records that this person of the company opened a submitted registration. */
export function useRecordView(id: string, isSubmitted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSubmitted) return;
    // The record is for the partner; the reader loses nothing if it fails.
    api(`deal_registrations/${id}/view`, { method: 'PUT' })
      .then(() => client.invalidateQueries({ queryKey: ['deal_registrations', 'views', id] }))
      .catch(() => {});
  }, [client, id, isSubmitted]);
}

/** The people of the company who opened the registration: the same list for both sides. */
export function ViewsCard({ id }: { id: string }) {
  const { mode, organization, program } = useSession();
  const views = useQuery({
    queryKey: ['deal_registrations', 'views', id],
    queryFn: ({ signal }) => apiRows<RegistrationView>(`deal_registrations/${id}/views`, { signal }),
  });
  const company = (mode === 'partner' && program?.company.name) || organization.name;
  return (
    <Card title={ownTexts.viewedBy}>
      <Loaded query={views}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="meta">{ownTexts.noOneAtCompanyHasOpened}</p>
          ) : (
            <>
              <ul style={{ display: 'grid', gap: 8 }}>
                {rows.map(({ user_name, is_support, last_at, times }) => (
                  <li key={`${user_name} ${last_at}`}>
                    {is_support ? ownTexts.supportAs(user_name) : user_name}
                    <div className="meta">
                      {company}, <DateText value={last_at} as="instant" />
                      {times > 1 && ownTexts.thatDay(times)}
                    </div>
                  </li>
                ))}
              </ul>
              {mode === 'company' && <p className="meta">{ownTexts.partnerSeesThisList}</p>}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
