import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import type { DirectoryFigures } from '../schema.ts';
import { texts as t } from './texts.ts';

const f = t.figures;

/** The visits of the directory, and the visitors' actions. */
export function FiguresTab({ id }: { id: string }) {
  const figures = useQuery({
    queryKey: ['partners_directory', 'figures', id],
    queryFn: ({ signal }) => api<DirectoryFigures>(`partners_directory/${id}/figures`, { query: { days: 30 }, signal }),
  });
  return <Loaded query={figures}>{(found) => <Figures found={found} />}</Loaded>;
}

function Figures({ found: { days, partners, terms } }: { found: DirectoryFigures }) {
  const visited = days.filter(({ views, searches, contacts }) => views + searches + contacts > 0).reverse();
  if (visited.length === 0) return <p className="meta">{f.empty}</p>;
  return (
    <>
      {partners.length > 0 && (
        <Card title={t.partners}>
          <Table label={t.partners} head={[f.partner, f.views, f.links, f.contacts]}>
            {partners.map((row) => (
              <tr key={row.partner_id}>
                <th scope="row">
                  <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>
                </th>
                <td data-figure>{row.views}</td>
                <td data-figure>{row.links}</td>
                <td data-figure>{row.contacts}</td>
              </tr>
            ))}
          </Table>
        </Card>
      )}
      <Card title={f.days}>
        <Table label={f.days} head={[f.day, f.visitors, f.views, f.searches, f.contacts]}>
          {visited.map((row) => (
            <tr key={row.day}>
              <th scope="row">
                <DateText value={row.day} />
              </th>
              <td data-figure>{row.visitors}</td>
              <td data-figure>{row.views}</td>
              <td data-figure>{row.searches}</td>
              <td data-figure>{row.contacts}</td>
            </tr>
          ))}
        </Table>
      </Card>
      {terms.length > 0 && (
        <Card title={f.terms}>
          <p>{terms.map(({ term, count }) => `${term} (${count})`).join(', ')}</p>
        </Card>
      )}
    </>
  );
}

function Table({ label, head, children }: { label: string; head: readonly string[]; children: ReactNode }) {
  return (
    <ScrollTable label={label}>
      <thead>
        <tr>
          {head.map((text, index) => (
            <th key={text} scope="col" data-figure={index > 0 || undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </ScrollTable>
  );
}
