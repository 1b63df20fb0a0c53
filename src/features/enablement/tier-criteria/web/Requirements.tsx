import { Card } from '#web/components/Card.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay, formatNumber, regionToday } from '#web/region.ts';
import { useSession } from '#web/session/session.tsx';
import type { TierCriterion, TierLevel } from '../schema.ts';
import { useCriteria, usePrograms, useTiers } from './data.ts';
import { texts as t } from './texts.ts';
import css from './tiers.module.css';
import { partnersText, tierDetail, tierNameOf, tierValueText } from './words.ts';

/** The published requirements of each tier. */
export function Requirements() {
  const { published } = usePrograms();
  const tiers = useTiers();
  const criteria = useCriteria(published?.id);
  if (!published || !tiers.data || !criteria.data) return null;
  const day = formatDay(published.effective_from!);
  const title = published.effective_from! > regionToday() ? t.from : t.since;
  return (
    <Card title={t.requirements} actions={<span className="meta">{title(published.version, day)}</span>}>
      <div className={css.columns}>
        {tiers.data.rows.map((tier, index) => (
          <div key={tier.id} className={css.tier}>
            <h3>
              <StatusTag color={tier.color}>{tier.name}</StatusTag>
            </h3>
            <CriteriaText
              criteria={criteria.data.rows.filter(({ tier_id }) => tier_id === tier.id)}
              level={published.levels.find(({ tier_id }) => tier_id === tier.id)}
              isEntry={index === 0}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}

/** The requirements of one tier, on its own screen. */
export default function RequirementsOf({ id }: { id: string }) {
  const { published, isLoaded } = usePrograms();
  const criteria = useCriteria(published?.id);
  if (isLoaded && !published) return t.none;
  if (!criteria.data) return null;
  const level = published?.levels.find(({ tier_id }) => tier_id === id);
  return <CriteriaText criteria={criteria.data.rows.filter(({ tier_id }) => tier_id === id)} level={level} />;
}

interface CriteriaProps {
  criteria: readonly TierCriterion[];
  level: TierLevel | undefined;
  isEntry?: boolean;
}

function CriteriaText({ criteria, level, isEntry }: CriteriaProps) {
  const isCompany = useSession().mode === 'company';
  if (criteria.length === 0) return <span className="meta">{isEntry ? t.entry : t.none}</span>;
  return (
    <ul className={css.asked}>
      {criteria.map((criterion) => (
        <li key={criterion.id}>
          <span>{tierNameOf(criterion)}</span>
          <span className={css.values}>{tierValueText(criterion.metric, criterion.threshold, criterion.currency)}</span>
          <span className={css.detail}>{tierDetail(criterion)}</span>
        </li>
      ))}
      {level && level.points_needed > 0 && (
        <li>
          <span>{t.points}</span>
          <span className={css.values}>{formatNumber(level.points_needed)}</span>
        </li>
      )}
      {/* The number of partners in a tier is the company's own planning. */}
      {isCompany && level?.capacity && (
        <li>
          <span>{t.capacity}</span>
          <span className={css.values}>{partnersText(level.capacity)}</span>
        </li>
      )}
    </ul>
  );
}
