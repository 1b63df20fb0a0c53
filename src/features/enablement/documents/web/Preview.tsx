import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import Download from 'lucide-react/icons/download';
import FileX from 'lucide-react/icons/file-x';
import { type ReactNode, useState } from 'react';
import { isShownInline } from '#features/platform/stored-files/schema.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { api } from '#web/requests/api.ts';
import { type DocumentKind, type DocumentText, hasText } from '../schema.ts';
import css from './documents.module.css';
import { addressOptions, useOpenDocumentFile } from './file.ts';
import { texts as ownTexts } from './texts.ts';
import { kindWords, texts as t } from './words.ts';

interface PreviewProps {
  id: string;
  version: number;
  kind: DocumentKind;
  name: string;
}

/** Shows one version, as far as a browser can without running any of its code. */
export default function Preview(props: PreviewProps) {
  if (hasText(props.kind)) return <OfficeText key={`${props.id} ${props.version}`} {...props} />;
  if (!isShownInline(props.kind)) {
    return (
      <Unshown {...props} title={ownTexts.noPreview(kindWords[props.kind])}>
        {props.kind === 'markup' ? ownTexts.forSecurityFilesThatBrowserWould : ownTexts.downloadFileToOpenIt}
      </Unshown>
    );
  }
  if (props.kind === 'pdf' && !navigator.pdfViewerEnabled) {
    return (
      <Unshown {...props} title={ownTexts.yourBrowserCannotShowPdfs}>
        {ownTexts.downloadFileToOpenItIn}
      </Unshown>
    );
  }
  return <Shown key={`${props.id} ${props.version}`} {...props} />;
}

function Shown(props: PreviewProps) {
  const { id, version, kind, name } = props;
  const address = useQuery(addressOptions(id, version));
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <Unshown {...props} title={ownTexts.thisImageCannotBeShown}>
        {ownTexts.fileMayBeDamagedDownloadIt}
      </Unshown>
    );
  }
  return (
    <Loaded query={address}>
      {({ url }) => {
        if (kind === 'text') return <PlainText url={url} name={name} />;
        // The viewer's page list would take a third of the width; it is one click away.
        if (kind === 'pdf') return <iframe className={css.frame} src={`${url}#navpanes=0`} title={name} />;
        return (
          <div className={css.picture}>
            <img src={url} alt={name} onError={() => setBroken(true)} />
          </div>
        );
      }}
    </Loaded>
  );
}

function Unshown({ id, version, title, children }: PreviewProps & { title: string; children: ReactNode }) {
  const open = useOpenDocumentFile();
  return (
    <EmptyState
      icon={FileX}
      title={title}
      actions={
        <Button
          icon={<Download size={16} />}
          loading={open.isPending}
          onClick={() => open.mutate({ id, version, as: 'attachment' })}
        >
          {ownTexts.download}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

/** The text of an office file; its layout would need the original program. */
function OfficeText(props: PreviewProps) {
  const { id, version, kind, name } = props;
  const { data, isPending } = useQuery({
    queryKey: ['document_address', 'office', id, version],
    queryFn: ({ signal }) => api<DocumentText>(`documents/${id}/text`, { query: { version }, signal }),
    staleTime: Infinity,
    retry: false,
  });
  if (isPending) return <Skeleton active paragraph={{ rows: 8 }} title={false} />;
  if (!data?.text) {
    return (
      <Unshown {...props} title={ownTexts.noPreview(kindWords[kind])}>
        {ownTexts.downloadFileToOpenIt}
      </Unshown>
    );
  }
  return (
    <>
      <p className="meta">{data.is_cut ? t.cut : t.textOnly}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <section className={css.text} tabIndex={0} aria-label={name}>
        {data.text}
      </section>
    </>
  );
}

const MOST_SHOWN = 256 * 1024;

/** Text in the page's own fonts and colors, because the browser's viewer would be black on white in dark mode. */
function PlainText({ url, name }: { url: string; name: string }) {
  const text = useQuery({
    queryKey: ['document_address', 'text', url],
    queryFn: async ({ signal }) => {
      const response = await fetch(url, { signal, headers: { range: `bytes=0-${MOST_SHOWN - 1}` } });
      if (!response.ok) throw new Error('The file could not be read.');
      const [, size] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
      return { content: await response.text(), isCut: Number(size ?? 0) > MOST_SHOWN };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Loaded query={text}>
      {({ content, isCut }) => (
        <>
          {isCut && <Alert type="info" showIcon title={ownTexts.onlyFirst256KbShownDownload} />}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
          <section className={css.text} tabIndex={0} aria-label={name}>
            {content}
          </section>
        </>
      )}
    </Loaded>
  );
}
