import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { DottedStatus } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import type { PartnerSees as Sees } from '../schema.ts';
import css from './Audiences.module.css';
import { Why } from './Explanation.tsx';
import { texts as ownTexts } from './texts.ts';
import { useVocabulary } from './useAudience.ts';

/** The records this partner sees, each with the rule that grants it. */
export default function PartnerSees({ id }: { id: string }) {
  const sees = useQuery({
    // Any rule or fact may change the result, so it is refetched whenever the tab opens.
    queryKey: ['audiences', 'sees', id],
    queryFn: ({ signal }) => api<Sees>(`partners/${id}/sees`, { signal }),
    staleTime: 0,
  });
  return <Loaded query={sees}>{(data) => <Seen data={data} />}</Loaded>;
}

function Seen({ data }: { data: Sees }) {
  const vocabulary = useVocabulary('partners');
  const groups = data.groups.filter(({ total }) => total > 0);
  return (
    <div className={css.column}>
      <Card title={ownTexts.audiences(data.audiences.length)}>
        {data.audiences.length === 0 && (
          <p className="meta">
            {data.others === 0 ? ownTexts.noPartnerAudiencesYet : ownTexts.thisPartnerInNone(data.others)}
          </p>
        )}
        <div className={css.rows}>
          {data.audiences.map((audience) => (
            <div key={audience.id} className={css.row}>
              <Link to={`/audiences/show/${audience.id}`}>
                {audience.color ? <DottedStatus color={audience.color}>{audience.name}</DottedStatus> : audience.name}
              </Link>
              {vocabulary.data && <Why when={audience.conditions} why={audience.why} specs={vocabulary.data} />}
            </div>
          ))}
        </div>
        {data.audiences.length > 0 && data.others > 0 && <p className="meta">{ownTexts.notIn(data.others)}</p>}
      </Card>
      {groups.length === 0 && (
        <EmptyState icon={Eye} title={ownTexts.nothingSharedWithThisPartnerYet}>
          {ownTexts.incentiveStructuresDealsAndFieldsThis}
        </EmptyState>
      )}
      {groups.map(({ kind, total, entries }) => (
        <Card key={kind} title={`${kind} (${total})`}>
          <div className={css.rows}>
            {entries.map((entry) => (
              <div key={`${entry.what} ${entry.to} ${entry.rule}`} className={css.seen}>
                <span>{entry.to ? <Link to={entry.to}>{entry.what}</Link> : entry.what}</span>
                <span style={{ color: 'var(--text-2)' }}>{entry.rule}</span>
                <span className="meta">{entry.since && <>{ownTexts.since(<DateText value={entry.since} />)}</>}</span>
              </div>
            ))}
          </div>
          {total > entries.length && <p className="meta">{ownTexts.showingNewest(entries.length, total)}</p>}
        </Card>
      ))}
    </div>
  );
}
