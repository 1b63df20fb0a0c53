import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { companyAddress } from '#web/session/address.ts';
import type { PartnersDirectory } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The lines of HTML for other sites. */
export function EmbedTab({ row }: { row: PartnersDirectory }) {
  const origin = companyAddress();
  const name = row.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const script = t.scriptSrcPartnerDirectoryEmbedJs(origin, row.slug, name);
  const frame = t.iframeSrcPartnerDirectoryEmbedTitle(origin, row.slug, name);
  const isOpen = row.allowed_origins.length > 0;
  return (
    <>
      <Code title={t.embed} about={isOpen ? t.embedAbout : t.noOrigins} code={script} />
      <Code title={t.embedFrame} about={t.embedFrameAbout} code={frame} />
      {isOpen && (
        <p className="meta">
          {t.origins}: {row.allowed_origins.join(', ')}
        </p>
      )}
    </>
  );
}

function Code({ title, about, code }: { title: string; about: string; code: string }) {
  return (
    <Card title={title} actions={<CopyButton text={code} />}>
      <p>{about}</p>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{code}</pre>
    </Card>
  );
}
