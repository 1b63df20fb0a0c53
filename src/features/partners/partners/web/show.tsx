import { lazy, Suspense, useState } from 'react';
import { InviteButton } from '#features/access/invitations/web/index.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { DetailTab } from '#web/resource/detailTab.ts';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { MergedInto } from '#web/resource/record/MergedInto.tsx';
import { recordRail } from '#web/resource/record/slots.ts';
import { useCan } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { type Partner, partner } from '../schema.ts';
import { HistoryTab } from './HistoryTab.tsx';
import { Overview } from './Overview.tsx';
import { PartnerFacts } from './PartnerFacts.tsx';
import { StatusModal } from './StatusModal.tsx';
import { partnerActions } from './slots.ts';
import { TierModal } from './TierModal.tsx';
import { texts } from './texts.ts';

const MergePartners = lazy(() => import('./MergePartners.tsx'));

export default function PartnerShow() {
  return <Record noun={partner}>{(row) => <PartnerScreen row={row} />}</Record>;
}

function PartnerScreen({ row }: { row: Partner }) {
  const [open, setOpen] = useState<'status' | 'tier' | 'merge' | null>(null);
  const mayManage = useCan('partners', 'manage');
  const mayInvite =
    useCan('invitations', 'manage') &&
    !row.merged_into_id &&
    ['applied', 'invited', 'active'].includes(row.status_category);
  const close = () => setOpen(null);

  const tabs: DetailTab[] = [
    { key: 'overview', label: texts.overview, group: 'Overview', content: <Overview row={row} /> },
    { key: 'history', label: texts.statusAndTier, group: 'Overview', last: true, content: <HistoryTab id={row.id} /> },
  ];

  return (
    <>
      <RecordPage
        noun={partner}
        row={row}
        state
        name={row.name}
        picture={{ src: row.photo_url, square: true }}
        status={<StatusTag color={row.status_color}>{row.status_name}</StatusTag>}
        subtitle={
          <>
            {row.owner_name && <Person name={row.owner_name} />}
            {row.domain && (
              <a href={row.website ?? `https://${row.domain}`} target="_blank" rel="noreferrer">
                {row.domain}
              </a>
            )}
            {row.type_name && <span>{row.type_name}</span>}
          </>
        }
        actions={
          <>
            {!row.merged_into_id && !row.archived_at && <SlotParts slot={partnerActions} props={{ partner: row }} />}
            {mayManage && mayInvite && <InviteButton partner={row} primary={!row.has_portal} />}
          </>
        }
        menu={
          mayManage
            ? [
                { key: 'status', label: texts.changeStatusLine, onClick: () => setOpen('status') },
                ...(row.merged_into_id
                  ? []
                  : [
                      { key: 'tier', label: texts.changeTierLine, onClick: () => setOpen('tier') },
                      ...(row.archived_at
                        ? []
                        : [{ key: 'merge', label: texts.mergeAnotherPartner, onClick: () => setOpen('merge') }]),
                      { type: 'divider' as const },
                    ]),
              ]
            : []
        }
        editable={!row.merged_into_id}
        archivable={row.merged_into_id ? false : undefined}
        band={<MergedInto row={row} path="/partners/show" text={texts.wonDealsAndMoneyStayWith} />}
        tabs={tabs}
        history={false}
        rail={
          <>
            <SlotParts slot={recordRail} props={{ record: { resource: 'partners', id: row.id } }} />
            <PartnerFacts row={row} onChange={mayManage && !row.merged_into_id ? setOpen : undefined} />
          </>
        }
      />
      {open === 'status' && <StatusModal row={row} onClose={close} />}
      {open === 'tier' && <TierModal row={row} onClose={close} />}
      {open === 'merge' && (
        <Suspense>
          <MergePartners row={row} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
