import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import ExternalLink from 'lucide-react/icons/external-link';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session/session.tsx';
import { directoryFields, type PartnersDirectory } from '../schema.ts';
import { AddPartners } from './AddPartners.tsx';
import { ChangesTab } from './ChangesTab.tsx';
import { EmbedTab } from './EmbedTab.tsx';
import { FiguresTab } from './FiguresTab.tsx';
import { ListingsTab } from './ListingsTab.tsx';
import { texts as t } from './texts.ts';

export default function DirectoryShow() {
  const directory = useOne<PartnersDirectory>('partners_directory', useParam('id'));
  return <Loaded query={directory}>{(row) => <DirectoryScreen row={row} />}</Loaded>;
}

function DirectoryScreen({ row }: { row: PartnersDirectory }) {
  const navigate = useNavigate();
  const mayManage = useCan('partners_directory', 'manage');
  const removeLater = useRemoveWithUndo('partners_directory');
  const [isAdding, setAdding] = useState(false);
  const archive = () => {
    navigate({ to: '/partners_directory' });
    removeLater(row.id, `${row.name} archived`);
  };
  return (
    <>
      <DetailPage
        record={{ resource: 'partners_directory', id: row.id }}
        name={row.name}
        status={
          <StatusTag tone={row.is_published ? 'green' : 'gray'}>
            {row.is_published ? t.published : t.draftText}
          </StatusTag>
        }
        subtitle={<span>{t.partnerDirectory(row.slug)}</span>}
        actions={
          <>
            <Button
              icon={<ExternalLink size={16} />}
              disabled={!row.is_published}
              title={row.is_published ? undefined : t.notPublished}
              href={row.is_published ? `/partner_directory/${row.slug}` : undefined}
              target="_blank"
            >
              {t.open}
            </Button>
            {mayManage && (
              <Button type="primary" icon={<UserPlus size={16} />} onClick={() => setAdding(true)}>
                {t.addPartners}
              </Button>
            )}
          </>
        }
        menu={
          mayManage
            ? [
                { key: 'edit', label: t.edit, onClick: () => navigate({ to: `/partners_directory/edit/${row.id}` }) },
                { key: 'archive', label: t.archive, danger: true, onClick: archive },
              ]
            : []
        }
        tabs={[
          {
            key: 'listings',
            label: t.listings,
            content: <ListingsTab field="directory_id" id={row.id} />,
          },
          {
            key: 'changes',
            label: t.changes,
            count: row.waiting_changes || undefined,
            content: <ChangesTab field="directory_id" id={row.id} />,
          },
          { key: 'figures', label: t.visits, content: <FiguresTab id={row.id} /> },
          { key: 'embed', label: t.embed, content: <EmbedTab row={row} /> },
        ]}
        rail={
          <>
            <Facts title={t.directory} rows={factsOf(directoryFields, row, 'Directory', ['sort_by', 'language'])} />
            <Facts title={t.contact} rows={factsOf(directoryFields, row, 'Contact')} />
          </>
        }
      />
      {isAdding && <AddPartners id={row.id} onClose={() => setAdding(false)} />}
    </>
  );
}
