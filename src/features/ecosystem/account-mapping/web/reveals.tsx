import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { apiAll } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { Reveal } from '../mapping.schema.ts';
import { levelNames } from '../words.ts';
import { texts as t } from './texts.ts';

/** The log of views of the own accounts by the other side. */
export default function Reveals() {
  const isCompany = useSession().mode === 'company';
  const query = useQuery({
    queryKey: ['account_mapping', 'reveals'],
    queryFn: ({ signal }) => apiAll<Reveal>('account_mapping/reveals', { signal }),
  });
  return (
    <>
      <PageHeader title={t.logTitle} />
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={Eye} title={t.logEmpty}>
              {t.logEmptyText}
            </EmptyState>
          ) : (
            <Card title={t.logText}>
              <ScrollTable label={t.logTitle}>
                <thead>
                  <tr>
                    <th>{t.account}</th>
                    <th>{t.list}</th>
                    {isCompany && <th>{t.partner}</th>}
                    <th>{t.seen}</th>
                    <th>{t.how}</th>
                    <th>{t.by}</th>
                    <th>{t.when}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.id}>
                      <td>{row.name}</td>
                      <td>{row.population_name}</td>
                      {isCompany && <td>{row.partner_name}</td>}
                      <td>{levelNames[row.level]}</td>
                      <td>{t.purposes[row.purpose]}</td>
                      <td>{row.by_name}</td>
                      <td data-tight>
                        <DateText value={row.at} as="relative" />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </ScrollTable>
            </Card>
          )
        }
      </Loaded>
    </>
  );
}
