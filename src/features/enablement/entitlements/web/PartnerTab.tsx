import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { EntitlementBalance } from '../schema.ts';
import { BenefitRows } from './BenefitRows.tsx';
import { GrantList } from './GrantList.tsx';
import { Statement } from './Statement.tsx';
import { texts as t } from './texts.ts';

/** The benefits of one partner, for the company. */
export default function PartnerTab({ id }: { on: string; id: string }) {
  const balances = useList<EntitlementBalance>('entitlement_balances', {
    filters: [{ field: 'partner_id', operator: 'eq', values: [id] }],
    sort: [{ field: 'starts_on', descending: true }],
    start: 0,
    end: 200,
  });
  const today = new Date().toISOString().slice(0, 10);
  return (
    <>
      <Statement partner_id={id} />
      <Card title={t.benefits} actions={<Link to="/enablement/entitlements">{t.library}</Link>}>
        <Loaded query={balances}>
          {({ rows }) => {
            const current = rows.filter(({ ends_on }) => !ends_on || ends_on >= today);
            return current.length === 0 ? (
              <p className="meta">{t.noBenefits}</p>
            ) : (
              <BenefitRows
                rows={current.map((row) => ({ ...row, name: row.entitlement_name }))}
                nameOf={(row) => {
                  const { entitlement_id } = current.find((one) => one.id === row.id)!;
                  return <Link to={`/enablement/entitlements/show/${entitlement_id}`}>{row.name}</Link>;
                }}
              />
            );
          }}
        </Loaded>
      </Card>
      <GrantList partner_id={id} />
    </>
  );
}
