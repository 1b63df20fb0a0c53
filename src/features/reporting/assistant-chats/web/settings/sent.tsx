import Send from 'lucide-react/icons/send';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { formatNumber } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import type { Column, Option } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { AssistantRequest } from '../../schema.ts';
import { texts } from '../texts.ts';
import css from './settings.module.css';

const t = texts.settings;

const statuses: readonly Option[] = [
  { value: 'answered', label: t.answered, tone: 'green' },
  { value: 'failed', label: t.failed, tone: 'red' },
];

const columns: Column<AssistantRequest>[] = [
  { field: 'sent_at', label: t.sentAt, kind: 'instant', sortable: true },
  { field: 'user_name', label: t.person, kind: 'person', sortable: true },
  { field: 'model', label: t.model, sortable: true },
  { field: 'host', label: t.host, hidden: true },
  { field: 'tokens', label: t.tokensUsed, kind: 'number', sortable: true },
  { field: 'status', label: t.status, kind: 'status', options: statuses, sortable: true },
];

/** Lists the requests to a model as they were sent. */
export default function SentRequests() {
  const setDrawer = useSetDrawer();
  return (
    <>
      <ResourceList<AssistantRequest>
        resource="assistant_requests"
        title={t.log}
        words={[t.requestOne, t.requestMany]}
        columns={columns}
        sort={[{ field: 'sent_at', descending: true }]}
        savedViews={false}
        exportable={false}
        onOpen={({ id }) => setDrawer(id)}
        empty={{ icon: Send, text: `${t.logEmpty} ${t.logHelp}` }}
      />
      <RouteDrawer title={t.request}>{(id) => <SentRequest id={id} />}</RouteDrawer>
    </>
  );
}

function SentRequest({ id }: { id: string }) {
  const request = useOne<AssistantRequest>('assistant_requests', id);
  return (
    <Loaded query={request}>
      {({ sent_at, user_name, host, model, tokens, status, error, body }) => (
        <div className={css.request}>
          <Facts
            rows={[
              [t.sentAt, <DateText key="at" value={sent_at} as="instant" />],
              [t.person, user_name],
              [t.host, host],
              [t.model, model],
              [t.tokensUsed, tokens !== null && formatNumber(tokens)],
              [t.status, status === 'answered' ? t.answered : t.failed],
              [t.error, error],
            ]}
          />
          {body === null ? (
            <p className="meta">{t.otherSide}</p>
          ) : (
            <section aria-label={t.body}>
              <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                <h3>{t.body}</h3>
                <CopyButton text={body} />
              </div>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
              <pre className={css.body} tabIndex={0}>
                {readable(body)}
              </pre>
            </section>
          )}
        </div>
      )}
    </Loaded>
  );
}

/** The same body with line breaks; copying gives it as it was sent. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
