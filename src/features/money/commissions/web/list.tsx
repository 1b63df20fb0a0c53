import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import Coins from 'lucide-react/icons/coins';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useBulkChange } from '#web/resource/useBulkChange.tsx';
import { useCan } from '#web/session.tsx';
import type { CommissionLine } from '../schema.ts';
import { ByHandDialog } from './ByHandDialog.tsx';
import { booked } from './booked.ts';
import { companyColumns, companyFilters } from './columns.ts';
import { HoldReason } from './HoldDialog.tsx';
import { mayHold, mayLetGo } from './held.ts';
import { Totals } from './Totals.tsx';

const noun = ['commission', 'commissions'] as const;

export default function CommissionList() {
  const bulk = useBulkChange<CommissionLine>('commission_lines', noun, booked);
  return (
    <>
      <PageHeader title="Commissions">
        <More />
        <AddByHand />
      </PageHeader>
      <Totals path="/commissions" filters={companyFilters} />
      <ResourceList<CommissionLine>
        resource="commission_lines"
        noun={noun}
        columns={companyColumns}
        filters={companyFilters}
        sort={[{ field: 'effective_on', descending: true }]}
        to={({ id }) => `/commissions/show/${id}`}
        bulk={[
          bulk.changing({
            label: 'Put on hold',
            action: 'Put on hold',
            title: (many) => `Put ${many} on hold`,
            icon: CirclePause,
            only: mayHold,
            fields: () => <HoldReason />,
            change: (hold) => ({ hold }),
          }),
          bulk.changing({
            label: 'Let go',
            action: 'Let go',
            icon: CirclePlay,
            only: mayLetGo,
            text: 'What is due is payable at once, the rest on its day.',
            change: () => ({ release: true }),
          }),
        ]}
        empty={{
          icon: Coins,
          text: 'When a partner’s deal is won, what it earns appears here, each line with its receipt.',
        }}
      />
      {bulk.dialog}
    </>
  );
}

function AddByHand() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  if (!useCan('commission_lines', 'manage')) return null;
  const close = (line?: CommissionLine) => {
    setOpen(false);
    if (line) navigate({ to: `/commissions/show/${line.id}` as string });
  };
  return (
    <>
      <Button type="primary" icon={<Plus size={16} />} onClick={() => setOpen(true)}>
        Add commission by hand
      </Button>
      {isOpen && <ByHandDialog onDone={close} />}
    </>
  );
}

/** What stands behind the list: less often needed, still one click away. */
function More() {
  const navigate = useNavigate();
  const mayManage = useCan('commission_lines', 'manage');
  const maySeeDisputes = useCan('commission_disputes', 'view');
  const items = [
    ...(maySeeDisputes ? [{ key: '/commissions/disputes', label: 'Disputes' }] : []),
    { key: '/commissions/events', label: 'What happened to deals' },
    { key: '/commissions/counter-checks', label: 'Checks of what is counted' },
    ...(mayManage
      ? [
          { key: '/commissions/recalculations', label: 'Recalculations' },
          { key: '/commissions/rates', label: 'Exchange rates and opening volumes' },
        ]
      : []),
  ];
  return (
    <DropMenu placement="bottomRight" items={items} onChoose={(key) => navigate({ to: key })}>
      <Button icon={<Ellipsis size={16} />} aria-label="More about commissions" />
    </DropMenu>
  );
}
