import { useNavigate, useSearch } from '@tanstack/react-router';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Link } from '#web/components/Link.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { useCan } from '#web/session/session.tsx';
import css from './connect.module.css';
import { type AppKind, keySnippet, signInSnippet } from './snippets.ts';
import { texts as t } from './texts.ts';

const kinds = Object.keys(t.apps) as AppKind[];

/** The address for other programs, and the steps in the usual ones. */
export default function ConnectApp() {
  const { app } = useSearch({ strict: false }) as { app?: AppKind };
  const navigate = useNavigate();
  const maySeeKeys = useCan('api_keys', 'manage');
  const chosen = app && kinds.includes(app) ? app : 'claudeCode';
  const url = `${window.location.origin}/mcp`;
  const withKey = keySnippet(chosen, url);
  return (
    <>
      <PageHeader title={t.title}>
        <Link to="/developers/guides?guide=mcp">{t.guide}</Link>
      </PageHeader>
      <div className={css.page}>
        <p>{t.intro}</p>
        <Card title={t.address}>
          <div className={css.address}>
            <code>{url}</code>
            <CopyButton text={url} label={t.copyAddress} />
          </div>
        </Card>
        <div className={css.apps}>
          <Segments
            label={t.app}
            value={chosen}
            onChange={(value) => void navigate({ to: '.', search: { app: value } as never, replace: true })}
            options={kinds.map((value) => ({ value, label: t.apps[value] }))}
          />
        </div>
        {!maySeeKeys && <p className="meta">{t.noKeys}</p>}
        {t.steps[chosen] && (
          <Card title={t.signIn}>
            <Way steps={t.steps[chosen]} snippet={signInSnippet(chosen, url)} />
          </Card>
        )}
        <Card title={t.key} actions={maySeeKeys && <Link to="/administration/settings?tab=api-keys">{t.keys}</Link>}>
          <Way
            steps={t.keySteps[chosen]}
            snippet={withKey}
            note={withKey.includes('tdm_') ? t.replaceKey : t.keyHelp}
          />
        </Card>
        <p className="meta">{t.proposals}</p>
      </div>
    </>
  );
}

function Way({ steps, snippet, note }: { steps: string; snippet: string | null; note?: string }) {
  return (
    <div className={css.way}>
      <ol className={css.steps}>
        {steps.split('\n').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {snippet && (
        <div className={css.snippet}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
          <pre tabIndex={0}>{snippet}</pre>
          <CopyButton text={snippet} label={t.copy} />
        </div>
      )}
      {note && <p className="meta">{note}</p>}
    </div>
  );
}
