import { useNavigate, useSearch } from '@tanstack/react-router';
import { Markdown } from '#web/components/Markdown.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Segments } from '#web/components/Segments.tsx';
import apiGuide from '../../../../../docs/guide/api.md?raw';
import exchangeGuide from '../../../../../docs/guide/deal-exchange.md?raw';
import mcpGuide from '../../../../../docs/guide/mcp.md?raw';
import webhooksGuide from '../../../../../docs/guide/webhooks.md?raw';
import css from './developers.module.css';
import { texts as t } from './texts.ts';

const guides = { api: apiGuide, webhooks: webhooksGuide, exchange: exchangeGuide, mcp: mcpGuide } as const;
type Guide = keyof typeof guides;

/** The guides for people who write programs, as they are in `docs/guide`. */
export default function DeveloperGuides() {
  const { guide = 'api' } = useSearch({ strict: false }) as { guide?: Guide };
  const navigate = useNavigate();
  const chosen: Guide = guide in guides ? guide : 'api';
  return (
    <>
      <PageHeader title={t.guides}>
        <Segments
          label={t.guide}
          value={chosen}
          onChange={(value) => void navigate({ to: '.', search: { guide: value } as never, replace: true })}
          options={[
            { value: 'api', label: t.api },
            { value: 'webhooks', label: t.webhooksGuide },
            { value: 'exchange', label: t.exchange },
            { value: 'mcp', label: t.apps },
          ]}
        />
      </PageHeader>
      <div className={css.guide}>
        <Markdown isDocument>{readable(guides[chosen])}</Markdown>
      </div>
    </>
  );
}

/** The page has its own title, and links between guides lead to this screen. */
function readable(text: string): string {
  return text
    .replace(/^# .*\n/, '')
    .replaceAll('](deal-exchange.md)', '](/developers/guides?guide=exchange)')
    .replaceAll('](webhooks.md)', '](/developers/guides?guide=webhooks)')
    .replaceAll('](mcp.md)', '](/developers/guides?guide=mcp)')
    .replaceAll('](api.md)', '](/developers/guides?guide=api)')
    .replaceAll('https://partners.example.com', window.location.origin);
}
