import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { ReferenceName } from '#web/resource/record/ReferenceName.tsx';
import { useSession } from '#web/session/session.tsx';
import { termLabels } from '../../contract-templates/content.schema.ts';
import type { Contract } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The terms that take effect when everybody has signed. */
export function TermsCard({ row: { terms } }: { row: Contract }) {
  const isCompany = useSession().mode === 'company';
  const { plan_id, region_id, protection_days, payment_term_days, is_exclusive } = terms;
  const hasAny = Object.keys(terms).length > 0;
  return (
    <Card title={t.terms}>
      {!hasAny && <p className="meta">{t.noTerms}</p>}
      <Facts
        rows={[
          // Partners read names of structures and regions in the text.
          [
            termLabels.plan_id,
            isCompany && plan_id && <ReferenceName key="p" resource="commission_plans" ids={plan_id} />,
          ],
          [
            termLabels.region_id,
            isCompany && region_id && <ReferenceName key="r" resource="partner_regions" ids={region_id} />,
          ],
          [termLabels.protection_days, protection_days && t.days(protection_days)],
          [termLabels.payment_term_days, typeof payment_term_days === 'number' && t.days(payment_term_days)],
          [termLabels.is_exclusive, is_exclusive && t.yes],
        ]}
      />
    </Card>
  );
}
