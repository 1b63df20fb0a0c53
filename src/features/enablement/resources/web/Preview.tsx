import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import FileX from 'lucide-react/icons/file-x';
import { type ReactNode, useEffect, useState } from 'react';
import { newId } from '#shared/ids.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { api } from '#web/requests/api.ts';
import type { ResourceForPartner } from '../schema.ts';
import { addressOptions, useOpenResourceFile } from './file.ts';
import css from './resources.module.css';
import { texts as t } from './texts.ts';

interface PreviewProps {
  row: ResourceForPartner;
  version?: number;
  /** The upload button, for the company while there is no file. */
  upload?: ReactNode;
}

/** Shows the content of a resource, as far as a browser can without running any of its code. */
export function ResourcePreview({ row, version = row.version, upload }: PreviewProps) {
  if (row.kind === 'article') return <Opened id={row.id}>{<Article text={row.content ?? ''} />}</Opened>;
  if (row.url && (row.kind === 'link' || version === 0)) return <Outside row={row} />;
  if (version === 0) {
    return (
      <EmptyState icon={FileX} title={t.noFile} actions={upload}>
        {t.noFileText}
      </EmptyState>
    );
  }
  const isVideo = /^video\//.test(row.media_type ?? '') || /\.(mp4|webm|m4v|mov)$/i.test(row.file_name ?? '');
  if (isVideo) return <Video key={version} row={row} version={version} />;
  if (!['pdf', 'image', 'text'].includes(row.file_kind ?? '')) return <Unshown row={row} version={version} />;
  if (row.file_kind === 'pdf' && !navigator.pdfViewerEnabled)
    return <Unshown row={row} version={version} title={t.noPdfViewer} />;
  return <Shown key={version} row={row} version={version} />;
}

const Article = ({ text }: { text: string }) => (
  <div className={css.article}>
    <Markdown>{text}</Markdown>
  </div>
);

/** Viewing counts once each time the screen opens. */
function Opened({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    void api(`resources/${id}/opened`, { method: 'POST', body: { key: newId() } }).catch(() => {});
  }, [id]);
  return children;
}

function Outside({ row }: { row: ResourceForPartner }) {
  const record = () =>
    void api(`resources/${row.id}/opened`, { method: 'POST', body: { key: newId() } }).catch(() => {});
  return (
    <EmptyState
      icon={ExternalLink}
      title={hostOf(row.url!)}
      actions={
        <Button type="primary" href={row.url!} target="_blank" rel="noopener noreferrer" onClick={record}>
          {t.openLink}
        </Button>
      }
    >
      {row.description}
    </EmptyState>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}

function Shown({ row, version }: { row: ResourceForPartner; version: number }) {
  const address = useQuery(addressOptions(row.id, version));
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Unshown row={row} version={version} title={t.brokenPicture} />;
  return (
    <Loaded query={address}>
      {({ url }) =>
        row.file_kind === 'image' ? (
          <div className={css.media}>
            <img src={url} alt={row.name} onError={() => setBroken(true)} />
          </div>
        ) : (
          <iframe className={css.frame} src={row.file_kind === 'pdf' ? `${url}#navpanes=0` : url} title={row.name} />
        )
      }
    </Loaded>
  );
}

/** The element plays only formats the browser supports; the file can be downloaded in any case. */
function Video({ row, version }: { row: ResourceForPartner; version: number }) {
  const address = useQuery(addressOptions(row.id, version));
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Unshown row={row} version={version} />;
  return (
    <Loaded query={address}>
      {({ url }) => (
        <div className={css.media}>
          {/* biome-ignore lint/a11y/useMediaCaption: captions are part of the uploaded file, if there are any */}
          <video src={url} controls preload="metadata" onError={() => setBroken(true)} />
        </div>
      )}
    </Loaded>
  );
}

function Unshown({ row, version, title = t.noPreview }: { row: ResourceForPartner; version: number; title?: string }) {
  const open = useOpenResourceFile();
  return (
    <EmptyState
      icon={FileX}
      title={title}
      actions={
        <Button
          icon={<Download size={16} />}
          loading={open.isPending}
          onClick={() => open.mutate({ id: row.id, version, as: 'attachment' })}
        >
          {t.download}
        </Button>
      }
    >
      {t.noPreviewText}
    </EmptyState>
  );
}
