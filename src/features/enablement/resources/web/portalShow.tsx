import { App, Button } from 'antd';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useParam } from '#web/params.ts';
import { formatBytes } from '#web/region.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { SlotParts } from '#web/slots.tsx';
import { type ResourceForPartner, resource } from '../schema.ts';
import { useOpenResourceFile } from './file.ts';
import { kindWord } from './KindMark.tsx';
import { ResourcePreview } from './Preview.tsx';
import { FavoriteButton } from './ResourceCard.tsx';
import { resourceLinks } from './slots.ts';
import { texts as t } from './texts.ts';

export default function PartnerResource() {
  const resource = useOne<ResourceForPartner>('resources', useParam('id'));
  return <Loaded query={resource}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: ResourceForPartner }) {
  const { message } = App.useApp();
  const file = useOpenResourceFile();
  const [isMaking, setMaking] = useState(false);
  const downloadBranded = () => {
    setMaking(true);
    downloadFile(`resources/${row.id}/cobranded`)
      .catch((error: Error) => void message.error(error.message))
      .finally(() => setMaking(false));
  };
  return (
    <DetailPage
      name={row.name}
      subtitle={
        <>
          <span>{kindWord(row)}</span>
          {row.folder_name && <Link to={`/partner-resources?folder=${row.folder_id}`}>{row.folder_name}</Link>}
          <FavoriteButton row={row} />
        </>
      }
      actions={
        row.version > 0 && (
          <>
            <SlotParts slot={resourceLinks} props={{ resource: row }} />
            {row.is_cobranded && (
              <Button
                icon={<BadgeCheck size={16} />}
                loading={isMaking}
                onClick={downloadBranded}
                title={t.brandedText}
              >
                {t.downloadBranded}
              </Button>
            )}
            <Button
              type="primary"
              icon={<Download size={16} />}
              loading={file.isPending}
              onClick={() => file.mutate({ id: row.id, as: 'attachment' })}
            >
              {t.download}
            </Button>
          </>
        )
      }
      tabs={[
        {
          key: 'preview',
          label: t.preview,
          content: (
            <>
              {row.description && row.kind !== 'link' && <p style={{ marginBottom: 16 }}>{row.description}</p>}
              <ResourcePreview row={row} />
            </>
          ),
        },
      ]}
      rail={
        <>
          <Facts
            title={t.resource}
            rows={[
              [t.published, factsOf(resource.fields, row, 'Upkeep').find(([, , key]) => key === 'published_at')?.[1]],
              ...factsOf(resource.fields, row, ['Who sees it', 'Finding it']),
            ]}
          />
          {row.version > 0 && (
            <Facts
              title={t.file}
              rows={[...factsOf(resource.fields, row, 'File'), [t.size, formatBytes(row.size ?? 0)]]}
            />
          )}
        </>
      }
    />
  );
}
