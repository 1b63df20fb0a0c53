import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FolderPlus from 'lucide-react/icons/folder-plus';
import LibraryIcon from 'lucide-react/icons/library';
import Plus from 'lucide-react/icons/plus';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import type { Search } from '#web/search.ts';
import { useCan } from '#web/session/session.tsx';
import { LibraryView } from './LibraryView.tsx';
import { texts as t } from './texts.ts';

/** The company's library. */
export default function ResourceLibrary() {
  const navigate = useNavigate();
  const mayManage = useCan('resources', 'manage');
  const { folder } = useSearch({ strict: false }) as Search;
  const inFolder = typeof folder === 'string' && folder ? `?folder=${folder}` : '';
  const go = (to: string) => () => void navigate({ to: to as string });
  const create = mayManage && (
    <Button type="primary" icon={<Plus size={16} />} onClick={() => navigate({ href: `/resources/create${inFolder}` })}>
      {t.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.resources}>
        <DropMenu
          placement="bottomRight"
          items={[
            { key: 'metrics', label: t.metrics, onClick: go('/resources/metrics') },
            { key: 'requests', label: t.requests, onClick: go('/resources/requests') },
            { key: 'table', label: t.table, onClick: go('/resources/table') },
          ]}
        >
          <Button icon={<Ellipsis size={16} />} aria-label={t.moreText} />
        </DropMenu>
        {mayManage && (
          <Button
            icon={<FolderPlus size={16} />}
            onClick={() => navigate({ href: `/resources/create-folder${inFolder}` })}
          >
            {t.newFolder}
          </Button>
        )}
        {create}
      </PageHeader>
      <LibraryView
        isCompany
        address={(id) => `/resources/show/${id}`}
        empty={
          <EmptyState icon={LibraryIcon} title={t.noResourcesYet} actions={create || undefined}>
            {t.about}
          </EmptyState>
        }
        folderActions={(id) =>
          mayManage && (
            <DropMenu
              placement="bottomRight"
              items={[
                {
                  key: 'edit',
                  label: t.editFolder,
                  onClick: () => void navigate({ href: `/resources/edit-folder/${id}` }),
                },
                {
                  key: 'delete',
                  label: t.deleteFolder,
                  danger: true,
                  onClick: () => void navigate({ href: `/resources/delete-folder/${id}` }),
                },
              ]}
            >
              <Button size="small" icon={<Ellipsis size={16} />} aria-label={t.moreAboutThisFolder} />
            </DropMenu>
          )
        }
      />
    </>
  );
}
