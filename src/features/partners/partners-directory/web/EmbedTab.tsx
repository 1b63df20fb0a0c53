import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import type { PartnersDirectory } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The line of HTML for other sites. */
export function EmbedTab({ row }: { row: PartnersDirectory }) {
  const address = `${window.location.origin}/partner_directory/${row.slug}?embed`;
  const name = row.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const code = `<iframe src="${address}" title="${name}" width="100%" height="900" style="border:0" loading="lazy"></iframe>`;
  return (
    <Card title={t.embed} actions={<CopyButton text={code} />}>
      <p>{row.allowed_origins.length > 0 ? t.embedAbout : t.noOrigins}</p>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{code}</pre>
      {row.allowed_origins.length > 0 && (
        <p className="meta">
          {t.origins}: {row.allowed_origins.join(', ')}
        </p>
      )}
    </Card>
  );
}
