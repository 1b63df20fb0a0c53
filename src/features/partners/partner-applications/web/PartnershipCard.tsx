import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Tone } from '#web/look/theme.ts';
import { api } from '#web/requests/api.ts';
import type { PartnerApplication, Partnership, StartedThing } from '../schema.ts';
import css from './PartnershipCard.module.css';
import { texts } from './texts.ts';

const words: Record<StartedThing['state'], { label: string; tone: Tone }> = sayable({
  done: { label: 'Done', tone: 'green' },
  waits: { label: 'Waiting', tone: 'amber' },
  next: { label: 'To do', tone: 'blue' },
  failed: { label: 'Not started', tone: 'red' },
});

/** The things that the approval started, each with its present state, below the next step of the company. */
export function PartnershipCard({ row }: { row: PartnerApplication }) {
  const { data } = useQuery({
    queryKey: ['partner_applications', row.id, 'partnership'],
    queryFn: ({ signal }) => api<Partnership>(`partner_applications/${row.id}/partnership`, { signal }),
  });
  if (!data) return null;
  const { started, next } = data;
  return (
    <Card title={row.is_automatic ? texts.approvedAutomatically : texts.approved}>
      <p className={css.next}>
        <span>{next ? sentenceOf(next) : texts.readyToSellNothingWaits(row.partner_name)}</span>
        {next?.to && next.state !== 'waits' && (
          <Link to={next.to}>
            <Button type="primary" tabIndex={-1}>
              {next.key === 'partner' ? texts.openPartner : texts.open}
            </Button>
          </Link>
        )}
      </p>
      <ul className={css.list}>
        {started.map((thing) => (
          <li key={`${thing.key} ${thing.to}`} className={css.item}>
            <span className={css.text}>
              {thing.to ? <Link to={thing.to}>{thing.title}</Link> : thing.title}
              {thing.detail && <span className="meta">{thing.detail}</span>}
            </span>
            <StatusTag tone={words[thing.state].tone}>{words[thing.state].label}</StatusTag>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The next step as one sentence. */
function sentenceOf({ state, title, detail }: StartedThing): string {
  if (state === 'failed') return texts.somethingCouldNotBeStarted(title);
  return texts.next(title, detail ?? '').trim();
}
