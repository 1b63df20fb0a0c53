import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { formatBytes } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { Resource } from '../schema.ts';
import { useOpenResourceFile } from './file.ts';
import { ResourceVersionsTab } from './RecordLists.tsx';
import { texts as t } from './texts.ts';

/** The file of a resource and its earlier versions, for download. */
export default function ResourceDownload() {
  const resource = useOne<Resource>('resources', useParam('id'));
  return <Loaded query={resource}>{(row) => <DownloadScreen row={row} />}</Loaded>;
}

function DownloadScreen({ row }: { row: Resource }) {
  const file = useOpenResourceFile();
  useTitle(row.name);
  return (
    <>
      <PageHeader title={t.downloadTitle(row.name)}>
        {row.version > 0 && (
          <Button
            type="primary"
            icon={<Download size={16} />}
            loading={file.isPending}
            onClick={() => file.mutate({ id: row.id, as: 'attachment' })}
          >
            {t.download}
          </Button>
        )}
      </PageHeader>
      <p style={{ marginBottom: 16 }}>
        <Link to={`/resources/show/${row.id}`}>{t.back}</Link>
      </p>
      {row.version > 0 ? (
        <>
          <Facts
            title={t.file}
            rows={[
              [t.file, row.file_name],
              [t.size, formatBytes(row.size ?? 0)],
              [t.version, row.version],
            ]}
          />
          <ResourceVersionsTab id={row.id} />
        </>
      ) : (
        <p>{t.noFile}</p>
      )}
    </>
  );
}
