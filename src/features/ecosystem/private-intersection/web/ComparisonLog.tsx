import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Tone } from '#web/look/theme.ts';
import { api } from '#web/requests/api.ts';
import { type PrivateIntersection, privateIntersection } from '../schema.ts';
import css from './private.module.css';
import { texts as t } from './texts.ts';

const statuses = new Map(privateIntersection.fields.status.options.map((option) => [option.value as string, option]));

/** The last comparisons, as both sides see them. */
export function ComparisonLog({ isPartner }: { isPartner: boolean }) {
  const log = useQuery({
    queryKey: ['private_intersections'],
    queryFn: ({ signal }) => api<PrivateIntersection[]>('private_intersections?_end=20', { signal }),
  });
  return (
    <Card title={t.log}>
      <Loaded query={log}>
        {(rows) =>
          rows.length === 0 ? (
            <div className={css.body}>{t.noLog}</div>
          ) : (
            <ScrollTable label={t.log}>
              <thead>
                <tr>
                  <th>{t.started}</th>
                  <th>{t.list}</th>
                  {!isPartner && <th>{t.partner}</th>}
                  <th>{t.with}</th>
                  <th data-figure>{t.size_column}</th>
                  <th>{t.status}</th>
                  <th>{t.by}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td data-tight>
                      <DateText value={row.started_at} as="relative" />
                    </td>
                    <td>{row.population_name}</td>
                    {!isPartner && <td>{row.partner_name}</td>}
                    <td>{row.company_lists.join(', ')}</td>
                    <td data-figure>{row.list_size}</td>
                    <td>
                      <StatusTag tone={(statuses.get(row.status)?.tone ?? 'gray') as Tone}>
                        {statuses.get(row.status)?.label}
                      </StatusTag>
                      {row.refusal && <div className="meta">{row.refusal}</div>}
                    </td>
                    <td>{row.started_by_name}</td>
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
