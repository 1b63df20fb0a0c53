import type { Partner } from '#features/partners/partners/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { regionToday } from '#web/region.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { type PartnerTarget, paces } from '../schema.ts';
import { PaceBar } from './TargetTable.tsx';
import css from './targets.module.css';
import { texts as t } from './texts.ts';

/** The agreed targets of the quarter that is running, on the page of their partner; behind pace they are a risk. */
export default function Attainment({ partner }: { partner: Partner }) {
  const today = regionToday();
  const list = useList<PartnerTarget>('partner_targets', {
    filters: [
      { field: 'partner_id', operator: 'eq', values: [partner.id] },
      { field: 'status', operator: 'eq', values: ['agreed'] },
      { field: 'starts_on', operator: 'lte', values: [today] },
      { field: 'ends_on', operator: 'gte', values: [today] },
    ],
    start: 0,
    end: 1,
  });
  const row = list.data?.rows[0];
  if (!row || row.attainment_ppm === null) return null;
  const pace = paces.find(({ value }) => value === row.pace)!;
  return (
    <Card>
      <div className={css.head}>
        <strong>
          <Link to={`/partners/targets/show/${row.id}`}>{t.thisQuarter(row.quarter)}</Link>
        </strong>
        <StatusTag tone={pace.tone}>{pace.label}</StatusTag>
      </div>
      <PaceBar row={row} />
    </Card>
  );
}
