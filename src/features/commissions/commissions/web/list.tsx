import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import Coins from 'lucide-react/icons/coins';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { canHold, canRelease, canReleaseEarly } from '../hold-rules.ts';
import { relatedQueries } from '../related-queries.ts';
import type { CommissionLine } from '../schema.ts';
import { lineSteps } from '../steps.schema.ts';
import { companyColumns, companyFilters } from './columns.ts';
import { HoldReason } from './HoldReason.tsx';
import { commissionListActions } from './slots.ts';
import { Totals } from './Totals.tsx';
import { texts } from './texts.ts';

const noun = ['commission', 'commissions'] as const;

export default function CommissionList() {
  const bulk = useBulkChange<CommissionLine>('commission_lines', noun, relatedQueries);
  return (
    <>
      <PageHeader title={texts.commissions}>
        <More />
        <SlotParts slot={commissionListActions} props={{}} />
      </PageHeader>
      <Totals path="/commissions" filters={companyFilters} />
      <ResourceList<CommissionLine>
        resource="commission_lines"
        columns={companyColumns}
        filters={companyFilters}
        sort={[{ field: 'effective_on', descending: true }]}
        to={({ id }) => `/commissions/show/${id}`}
        bulk={[
          bulk.changing({
            label: texts.putOnHold,
            action: texts.putOnHold,
            title: (many) => texts.putOnHoldMany(many),
            icon: CirclePause,
            only: canHold,
            fields: () => <HoldReason />,
            sheet: { hold: { reason: '–' } },
            change: (hold) => ({ hold }),
          }),
          bulk.changing({
            label: texts.releaseHold,
            action: texts.releaseHold,
            title: (many) => texts.releaseHoldOn(many),
            icon: CirclePlay,
            only: canRelease,
            text: texts.commissionsWhoseHoldingPeriodOverBecome,
            sheet: { release: true },
            change: () => ({ release: true }),
          }),
        ]}
        rowMenu={(row) => canReleaseEarly(row) && <ReleaseEarly row={row} />}
        empty={{
          icon: Coins,
          text: texts.commissionsAppearHereWhenPartnersDeals,
        }}
      />
      {bulk.dialog}
    </>
  );
}

function ReleaseEarly({ row }: { row: CommissionLine }) {
  const { menu, dialog } = useSteps(lineSteps, row, { special: { hold: { hidden: true } } });
  if (menu.length === 0) return null;
  return (
    <>
      <DropMenu placement="bottomRight" items={menu}>
        <Button
          type="text"
          size="small"
          icon={<Ellipsis size={16} />}
          aria-label={texts.actionsForCommission(row.number)}
        />
      </DropMenu>
      {dialog}
    </>
  );
}

/** A menu of pages that are needed less often. */
function More() {
  const navigate = useNavigate();
  const mayManage = useCan('commission_lines', 'manage');
  const maySeeDisputes = useCan('commission_disputes', 'view');
  const items = [
    ...(maySeeDisputes ? [{ key: '/commissions/disputes', label: texts.disputes }] : []),
    { key: '/commissions/events', label: texts.commissionEvents },
    { key: '/commissions/counter-checks', label: texts.volumeAudit },
    ...(mayManage
      ? [
          { key: '/commissions/recalculations', label: texts.recalculations },
          { key: '/commissions/rates', label: texts.exchangeRatesAndOpeningVolumes },
        ]
      : []),
  ];
  return (
    <DropMenu placement="bottomRight" items={items} onChoose={(key) => navigate({ to: key })}>
      <Button icon={<Ellipsis size={16} />} aria-label={texts.moreAboutCommissions} />
    </DropMenu>
  );
}
