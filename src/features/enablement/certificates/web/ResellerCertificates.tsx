import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { apiRows } from '#web/requests/api.ts';
import type { ResellerCertificate } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The certificates of the reseller, on the screen of a distribution. */
export default function ResellerCertificates({ distribution: { id } }: { distribution: { id: string } }) {
  const query = useQuery({
    queryKey: ['distributions', id, 'certificates'],
    queryFn: ({ signal }) => apiRows<ResellerCertificate>(`distributions/${id}/certificates`, { signal }),
  });
  return (
    <Card title={t.ofReseller}>
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="meta" style={{ padding: '12px 16px', margin: 0 }}>
              {t.ofResellerEmpty}
            </p>
          ) : (
            <ScrollTable label={t.ofReseller}>
              <thead>
                <tr>
                  <th>{t.certificate}</th>
                  <th>{t.heldBy}</th>
                  <th>{t.nextExpiry}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.kind} ${row.name}`}>
                    <td>{row.name}</td>
                    <td>{row.kind === 'person' ? t.heldByPeople(row.holders) : t.heldByPartner}</td>
                    <td data-tight>
                      <DateText value={row.next_expiry} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }
      </Loaded>
    </Card>
  );
}
