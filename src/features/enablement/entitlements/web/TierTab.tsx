import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { Entitlement } from '../schema.ts';
import css from './benefits.module.css';
import { texts as t } from './texts.ts';
import { entitlementText } from './words.ts';

/** The benefits of a tier or a type. */
export default function TierTab({ on, id }: { on: string; id: string }) {
  const benefits = useList<Entitlement>('entitlements', {
    sort: [{ field: 'name', descending: false }],
    start: 0,
    end: 500,
  });
  const field = on === 'partner_tiers' ? 'tier_id' : 'type_id';
  return (
    <Card title={t.benefits} actions={<Link to="/enablement/entitlements">{t.library}</Link>}>
      <Loaded query={benefits}>
        {({ rows }) => {
          const given = rows.flatMap((row) =>
            row.quantities.filter((one) => one[field] === id).map(({ quantity }) => ({ row, quantity })),
          );
          return given.length === 0 ? (
            <p className="meta">{t.noTierBenefits}</p>
          ) : (
            <ul className={css.rows}>
              {given.map(({ row, quantity }) => (
                <li key={`${row.id} ${quantity}`}>
                  <span className={css.name}>
                    <Link to={`/enablement/entitlements/show/${row.id}`}>{row.name}</Link>
                  </span>
                  <span className="figures">{entitlementText(row, quantity)}</span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}
