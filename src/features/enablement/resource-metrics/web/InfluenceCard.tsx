import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import type { Influence } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Numbers of deals that moved after opens, without claims about causes. */
export function InfluenceCard({ id, days }: { id?: string; days: number }) {
  const influence = useQuery({
    queryKey: ['resource_events', 'influence', id ?? null, days],
    queryFn: ({ signal }) =>
      api<Influence>(id ? `resources/${id}/influence` : 'resources/influence', { query: { days }, signal }),
  });
  return (
    <Card title={t.influence}>
      <Loaded query={influence}>{(found) => <Counts found={found} isOne={id !== undefined} />}</Loaded>
    </Card>
  );
}

function Counts({ found, isOne }: { found: Influence; isOne: boolean }) {
  const { moved, won, lost, won_percent_opened, won_percent_others, deals } = found;
  const groups = [
    [t.moved, moved],
    [t.won, won],
    [t.lost, lost],
  ] as const;
  return (
    <>
      <p className="meta" style={{ marginBottom: 12 }}>
        {isOne ? t.influenceText(found.window) : t.influenceLibrary(found.window)}
      </p>
      <ScrollTable label={t.influence}>
        <thead>
          <tr>
            <th>{t.event}</th>
            <th data-figure>{t.allDeals}</th>
            <th data-figure>{t.openedBefore}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {groups.map(([label, group]) => (
            <tr key={label}>
              <td>{label}</td>
              <td data-figure>{group.deals}</td>
              <td data-figure>{group.opened_before}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p style={{ margin: '12px 0' }}>
        {won_percent_opened === null || won_percent_others === null
          ? t.tooFew
          : t.rates(won_percent_opened, won_percent_others)}
      </p>
      {deals.length === 0 ? (
        <p className="meta">{t.noDeals}</p>
      ) : (
        <ScrollTable label={t.allDeals}>
          <thead>
            <tr>
              <th>{t.deal}</th>
              <th>{t.partner}</th>
              <th>{t.opened}</th>
              <th>{t.event}</th>
              <th>{t.happened}</th>
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => (
              <tr key={`${deal.opportunity_id} ${deal.event}`}>
                <td>
                  <Link to={`/commissions/opportunities/show/${deal.opportunity_id}`}>{deal.name}</Link>
                </td>
                <td>{deal.partner_name}</td>
                <td data-tight>
                  <DateText value={deal.opened_at} />
                </td>
                <td>{deal.event}</td>
                <td data-tight>
                  <DateText value={deal.at} />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </>
  );
}
