import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import Send from 'lucide-react/icons/send';
import { lazy, Suspense, useState } from 'react';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatBytes } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { type Resource, resource } from '../schema.ts';
import { resourceSteps } from '../steps.schema.ts';
import { useOpenResourceFile } from './file.ts';
import { kindWord } from './KindMark.tsx';
import { ResourcePreview } from './Preview.tsx';
import { OpenedTab, ResourceVersionsTab } from './RecordLists.tsx';
import { FavoriteButton } from './ResourceCard.tsx';
import { texts as t } from './texts.ts';
import { useResourceActions } from './useResourceActions.tsx';

const VersionDialog = lazy(() => import('./VersionDialog.tsx'));
const CobrandEditor = lazy(() => import('./cobrand/CobrandEditor.tsx'));
const words = changesOf(resource.fields);

export default function ResourceShow() {
  const resource = useOne<Resource>('resources', useParam('id'));
  return <Loaded query={resource}>{(row) => <ResourceScreen row={row} />}</Loaded>;
}

function ResourceScreen({ row }: { row: Resource }) {
  const navigate = useNavigate();
  const [isUploading, setUploading] = useState(false);
  const { mayManage, menu } = useResourceActions(row, () => setUploading(true));
  const steps = useSteps(resourceSteps, row, {
    also: ['resource_folders'],
    special: { archive: { hidden: !!row.archived_at }, cobrand_areas: { hidden: true } },
  });
  const file = useOpenResourceFile();
  const status = resource.fields.status.options.find(({ value }) => value === row.status)!;
  const upload = mayManage && !row.archived_at && (
    <Button type="primary" onClick={() => setUploading(true)}>
      {t.uploadFile}
    </Button>
  );
  return (
    <>
      <DetailPage
        record={{ resource: 'resources', id: row.id }}
        name={row.name}
        status={
          <>
            {row.archived_at ? (
              <StatusTag>{t.archived}</StatusTag>
            ) : (
              <StatusTag tone={status.tone}>{status.label}</StatusTag>
            )}
            {row.status === 'published' && !row.is_shown && !row.archived_at && (
              <StatusTag tone="amber">{t.hidden}</StatusTag>
            )}
          </>
        }
        subtitle={
          <>
            <span>{kindWord(row)}</span>
            {row.folder_name && <Link to={`/resources?folder=${row.folder_id}`}>{row.folder_name}</Link>}
            <FavoriteButton row={row} />
          </>
        }
        actions={
          <>
            {row.version > 0 && (
              <Button
                icon={<Download size={16} />}
                loading={file.isPending}
                onClick={() => file.mutate({ id: row.id, as: 'attachment' })}
              >
                {t.download}
              </Button>
            )}
            {steps.buttons}
            {mayManage && !row.archived_at && row.status === 'published' && (
              <Button
                type="primary"
                icon={<Send size={16} />}
                onClick={() => navigate({ to: '/resources/share/$id' as string, params: { id: row.id } as never })}
              >
                {t.share}
              </Button>
            )}
          </>
        }
        menu={[...menu, ...steps.menu]}
        tabs={[
          { key: 'preview', label: t.preview, content: <ResourcePreview row={row} upload={upload} /> },
          { key: 'opened', label: t.opened, content: <OpenedTab id={row.id} /> },
          ...(row.version > 0
            ? [{ key: 'versions', label: t.versions, count: row.version, content: <ResourceVersionsTab id={row.id} /> }]
            : []),
          ...(row.file_kind === 'pdf' && mayManage && !row.archived_at
            ? [
                {
                  key: 'cobranding',
                  label: t.cobranding,
                  content: (
                    <Suspense>
                      <CobrandEditor key={row.version} row={row} />
                    </Suspense>
                  ),
                },
              ]
            : []),
          {
            key: 'history',
            label: t.history,
            last: true,
            content: <AuditTimeline table="resources" id={row.id} {...words} />,
          },
        ]}
        rail={<Rail row={row} />}
      />
      {steps.dialog}
      <Suspense>{isUploading && <VersionDialog row={row} onClose={() => setUploading(false)} />}</Suspense>
    </>
  );
}

function Rail({ row }: { row: Resource }) {
  const visible = row.visibility === 'audience' ? row.audience_name : t.shownTo[row.visibility];
  return (
    <>
      <Facts
        title={t.figures}
        rows={[
          [t.views, row.views, 'views'],
          [t.downloads, row.downloads, 'downloads'],
          [t.partnersThatOpenedIt, row.partners, 'partners'],
          [t.externalOpens, row.external_opens, 'external'],
          [
            t.metrics,
            <Link key="m" to={`/resources/metrics/${row.id}`}>
              {t.viewMetrics}
            </Link>,
          ],
        ]}
      />
      <Facts
        title={t.whoSeesIt}
        rows={[
          [t.visibleTo, visible],
          ...factsOf(resource.fields, row, 'Who sees it').filter(
            ([, , key]) => key !== 'visibility' && key !== 'audience_id',
          ),
        ]}
      />
      <Facts title={t.findingIt} rows={factsOf(resource.fields, row, 'Finding it')} />
      {row.version > 0 && (
        <Facts
          title={t.file}
          rows={[
            ...factsOf(resource.fields, row, 'File'),
            [t.size, formatBytes(row.size ?? 0)],
            [t.searchText, t.textStatus[row.text_status ?? 'pending']],
          ]}
        />
      )}
      <Facts
        title={t.upkeep}
        rows={[...factsOf(resource.fields, row, 'Upkeep'), [t.archivedBecause, row.archive_reason]]}
      />
    </>
  );
}
