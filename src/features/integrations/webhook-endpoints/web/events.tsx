import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import type { CatalogEvent } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useEvents } from './useEvents.ts';
import css from './webhooks.module.css';

const matches = ({ type, label, group }: CatalogEvent, words: readonly string[]): boolean => {
  const text = `${type} ${label} ${group}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The catalog of events, with an example of each body. */
export default function WebhookEvents() {
  const query = useEvents();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    <>
      <PageHeader title={t.events} meta={query.data && t.eventCount(query.data.length)} />
      <p className="meta">{t.eventsText}</p>
      <Input.Search
        className={css.search}
        allowClear
        placeholder={t.searchEvents}
        aria-label={t.searchEvents}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded query={query}>
        {(events) => {
          const found = events.filter((event) => matches(event, words));
          if (found.length === 0) return <EmptyState title={t.noEvents(search)} />;
          return (
            <div className={css.stack}>
              {[...Map.groupBy(found, ({ group }) => group)].map(([group, list]) => (
                <Card key={group} title={group}>
                  <ul className={css.entries}>
                    {list.map((event) => (
                      <li key={event.type}>
                        <Event event={event} />
                      </li>
                    ))}
                  </ul>
                </Card>
              ))}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function Event({ event: { type, label, example } }: { event: CatalogEvent }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const text = JSON.stringify(example, null, 2);
  return (
    <>
      <div className={css.head}>
        <code>{type}</code>
        <span className={css.grow}>{label}</span>
        <CopyButton text={text} label={`${t.copyExample}: ${type}`} />
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={`${isOpen ? t.hideExample : t.showExample}: ${type}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.hideExample : t.showExample}
        </Button>
      </div>
      <div id={panel}>{isOpen && <pre className={css.code}>{text}</pre>}</div>
    </>
  );
}
