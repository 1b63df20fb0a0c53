import { Alert, Button } from 'antd';
import BookUser from 'lucide-react/icons/book-user';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList, useOne } from '#web/resource/data/useResource.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type DirectoryListing, type ListingChange, listingStates } from '../listing.schema.ts';
import { changeSteps } from '../steps.schema.ts';
import { ChangeDiff } from './ChangeDiff.tsx';
import { ListingFacts } from './ListingFacts.tsx';
import { ProposalDrawer } from './ProposalDrawer.tsx';
import { texts } from './texts.ts';

const t = texts.portal;

/** A partner's own listings: what visitors see, and changes for the company to approve. */
export default function OwnListings() {
  const { program } = useSession();
  const listings = useList<DirectoryListing>('directory_listings', { start: 0, end: 100 });
  return (
    <>
      <PageHeader title={t.title} />
      <p className="meta" style={{ marginBottom: 16 }}>
        {t.about(program?.company.name ?? '')}
      </p>
      <Loaded query={listings}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={BookUser} title={t.none}>
              {t.empty}
            </EmptyState>
          ) : (
            rows.map((row) => <OwnListing key={row.id} row={row} />)
          )
        }
      </Loaded>
    </>
  );
}

function OwnListing({ row }: { row: DirectoryListing }) {
  const mayEdit = useCan('directory_listings', 'manage');
  const [isEditing, setEditing] = useState(false);
  const open = useOne<ListingChange>('listing_changes', row.open_change_id ?? undefined);
  const past = useList<ListingChange>('listing_changes', {
    filters: [{ field: 'listing_id', operator: 'eq', values: [row.id] }],
    sort: [{ field: 'created_at', descending: true }],
    start: 0,
    end: 5,
  });
  const state = listingStates.find(({ value }) => value === row.state);
  const isWaiting = row.open_change_status === 'submitted';
  const last = past.data?.rows[0];
  return (
    <Card
      title={row.directory_name ?? t.title}
      actions={
        <>
          {state && <StatusTag tone={state.tone}>{state.label}</StatusTag>}
          {row.state === 'published' && row.is_directory_published && (
            <Button
              icon={<ExternalLink size={16} />}
              href={`/partner_directory/${row.directory_slug}/partner/${row.slug}`}
              target="_blank"
            >
              {texts.open}
            </Button>
          )}
          {mayEdit && !isWaiting && (
            <Button type="primary" icon={<Pencil size={16} />} onClick={() => setEditing(true)}>
              {t.edit}
            </Button>
          )}
        </>
      }
    >
      {isWaiting && <Alert type="info" showIcon message={t.waiting} style={{ marginBottom: 16 }} />}
      {row.open_change_status === 'draft' && (
        <Alert type="warning" showIcon message={t.draft} style={{ marginBottom: 16 }} />
      )}
      {last?.status === 'rejected' && last.reason && (
        <Alert type="error" showIcon message={t.rejected(last.reason)} style={{ marginBottom: 16 }} />
      )}
      <ListingFacts row={row} />
      {open.data && <OpenChange change={open.data} published={row} />}
      {isEditing && <ProposalDrawer row={row} change={open.data ?? null} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function OpenChange({ change, published }: { change: ListingChange; published: DirectoryListing }) {
  const { buttons, dialog } = useSteps(changeSteps, change, { also: ['directory_listings'] });
  return (
    <>
      <h3 style={{ margin: '24px 0 8px' }}>{texts.after}</h3>
      <ChangeDiff change={change} published={published} note={t.yourNote} />
      <div style={{ marginTop: 12 }}>{buttons}</div>
      {dialog}
    </>
  );
}
