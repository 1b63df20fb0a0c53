import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import { InviteButton } from '#features/access/invitations/web/index.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import type { DetailTab } from '#web/resource/detailTab.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { MergedInto } from '#web/resource/record/MergedInto.tsx';
import { useCan } from '#web/session.tsx';
import type { Partner } from '../schema.ts';
import { ActivityTab } from './ActivityTab.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { Overview } from './Overview.tsx';
import { PartnerFacts } from './PartnerFacts.tsx';
import { PeopleTab } from './PeopleTab.tsx';
import { StatusModal } from './StatusModal.tsx';
import { TierModal } from './TierModal.tsx';

const MergePartners = lazy(() => import('./MergePartners.tsx'));

export default function PartnerShow() {
  const partner = useOne<Partner>('partners', useParam('id'));
  return <Loaded query={partner}>{(row) => <PartnerScreen row={row} />}</Loaded>;
}

function PartnerScreen({ row }: { row: Partner }) {
  const navigate = useNavigate();
  const removeLater = useRemoveWithUndo('partners');
  const update = useUpdate<Partner>('partners');
  const sayFailure = useErrorMessage();
  const [open, setOpen] = useState<'status' | 'tier' | 'merge' | null>(null);
  const mayManage = useCan('partners', 'manage');
  const mayInvite =
    useCan('invitations', 'manage') &&
    !row.merged_into_id &&
    ['applied', 'invited', 'active'].includes(row.status_category);
  const close = () => setOpen(null);

  const archive = () => {
    navigate({ to: '/partners' });
    removeLater(row.id, `${row.name} archived`);
  };
  const restore = () => update.mutate({ id: row.id, values: { archived_at: null } }, { onError: sayFailure });
  const tabs: DetailTab[] = [
    { key: 'overview', label: 'Overview', content: <Overview row={row} /> },
    { key: 'people', label: 'People', content: <PeopleTab row={row} /> },
    { key: 'history', label: 'Status and tier', last: true, content: <HistoryTab id={row.id} /> },
    { key: 'activity', label: 'Activity', last: true, content: <ActivityTab row={row} /> },
  ];

  return (
    <>
      <DetailPage
        record={{ resource: 'partners', id: row.id }}
        name={row.name}
        picture={{ src: row.photo_url, square: true }}
        status={
          <>
            <StatusTag color={row.status_color}>{row.status_name}</StatusTag>
            {row.archived_at && <StatusTag>Archived</StatusTag>}
          </>
        }
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
          mayManage &&
          !row.merged_into_id && (
            <>
              <Button icon={<Pencil size={16} />} onClick={() => navigate({ to: `/partners/edit/${row.id}` })}>
                Edit
              </Button>
              {mayInvite && <InviteButton partner={row} primary={!row.has_portal} />}
            </>
          )
        }
        menu={
          mayManage
            ? [
                { key: 'status', label: 'Change status…', onClick: () => setOpen('status') },
                ...(row.merged_into_id
                  ? []
                  : [
                      { key: 'tier', label: 'Change tier…', onClick: () => setOpen('tier') },
                      ...(row.archived_at
                        ? []
                        : [{ key: 'merge', label: 'Merge another partner…', onClick: () => setOpen('merge') }]),
                      { type: 'divider' as const },
                      row.archived_at
                        ? { key: 'restore', label: 'Restore', onClick: restore }
                        : { key: 'archive', label: 'Archive', danger: true, onClick: archive },
                    ]),
              ]
            : undefined
        }
        band={
          <MergedInto
            row={row}
            path="/partners/show"
            text="Won deals and money stay with this record and are also shown there."
          />
        }
        tabs={tabs}
        rail={<PartnerFacts row={row} onChange={mayManage && !row.merged_into_id ? setOpen : undefined} />}
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
