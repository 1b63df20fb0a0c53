import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { formatDay } from '#web/region.ts';
import type { SurveyResults } from '../schema.ts';
import { npsText } from './npsText.ts';
import { texts as t } from './texts.ts';

type By = 'by_tier' | 'by_region';
const MOST_ROUNDS = 6;

/** The score of each tier or region, over the last rounds. */
export function GroupTable({ found, round }: { found: SurveyResults; round: string | null }) {
  const [by, setBy] = useState<By>('by_tier');
  const groups = found[by];
  const rounds = found.rounds.filter(({ id }) => !round || id === round).slice(-MOST_ROUNDS);
  const columns = rounds.length > 1 ? rounds : [];
  return (
    <Card
      title={t.nps}
      actions={
        <Segments<By>
          label={t.by}
          value={by}
          options={[
            { value: 'by_tier', label: t.byTier },
            { value: 'by_region', label: t.byRegion },
          ]}
          onChange={setBy}
        />
      }
    >
      {groups.length === 0 ? (
        <p className="meta">{t.tooFew}</p>
      ) : (
        <ScrollTable label={t.nps}>
          <thead>
            <tr>
              <th scope="col">{by === 'by_tier' ? t.tier : t.region}</th>
              {columns.map(({ id, opened_at }) => (
                <th key={id} scope="col" data-figure>
                  {formatDay(opened_at)}
                </th>
              ))}
              <th scope="col" data-figure>
                {t.all}
              </th>
              <th scope="col" data-figure>
                {t.answered}
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ name, nps, answered }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((one) => (
                  <td key={one.id} data-figure>
                    {npsText(one[by].find((group) => group.name === name)?.nps)}
                  </td>
                ))}
                <td data-figure>
                  <b>{npsText(nps)}</b>
                </td>
                <td data-figure>{answered}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </Card>
  );
}
