import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useSession } from '#web/session/session.tsx';
import { moveFields } from '../move.schema.ts';
import { useMoves } from './data.ts';
import { MoveActions } from './MoveActions.tsx';
import { texts as t } from './texts.ts';
import { moveText } from './words.ts';

/** The decisions about one partner's tier. */
export function Moves({ partner_id }: { partner_id?: string }) {
  const { data } = useMoves(partner_id);
  const { mode } = useSession();
  if (!data) return null;
  const hasOpen = mode === 'company' && data.rows.some(({ status }) => status === 'proposed');
  return (
    <Card title={t.history}>
      {data.rows.length === 0 ? (
        <p className="meta">{t.noMoves}</p>
      ) : (
        <ScrollTable label={t.history}>
          <thead>
            <tr>
              <th>{t.date}</th>
              <th>{t.decision}</th>
              <th>{t.tier}</th>
              <th>{t.status}</th>
              <th>{t.reason}</th>
              {hasOpen && <th data-figure>{t.decide}</th>}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((move) => {
              const kind = moveFields.kind.options.find(({ value }) => value === move.kind)!;
              const status = moveFields.status.options.find(({ value }) => value === move.status)!;
              return (
                <tr key={move.id}>
                  <td data-tight>
                    <DateText value={move.created_at} />
                  </td>
                  <td>{kind.label}</td>
                  <td>{moveText(move)}</td>
                  <td>
                    <StatusTag tone={status.tone}>{status.label}</StatusTag>
                  </td>
                  <td>{[move.reason, move.decision_reason].filter(Boolean).join(' · ')}</td>
                  {hasOpen && (
                    <td data-figure>
                      <MoveActions row={move} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </ScrollTable>
      )}
    </Card>
  );
}
