import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { type CampaignResults, type EmailCampaign, skipReasons } from '../schema.ts';
import css from './campaigns.module.css';
import { texts as t } from './texts.ts';
import { useSending } from './useSending.ts';

type Figure = keyof CampaignResults['figures'];

/** The filter of the recipients behind each figure. */
const filters: Record<Figure, string> = {
  recipients: 'status=queued&status=claimed&status=handed_over&status=sent&status=failed&status=uncertain',
  waiting: 'status=queued&status=claimed&status=handed_over',
  sent: 'status=sent',
  delivered: 'is_delivered=true',
  clicked: 'is_clicked=true',
  replied: 'is_replied=true',
  bounced: 'is_bounced=true',
  failed: 'status=failed',
  uncertain: 'status=uncertain',
  unsubscribed: 'is_unsubscribed=true',
  complained: 'is_complained=true',
  opened: 'is_opened=true',
  skipped: 'status=skipped',
};
/** These are shown as a part of the emails that were sent. */
const ofSent: readonly Figure[] = [
  'delivered',
  'clicked',
  'replied',
  'bounced',
  'unsubscribed',
  'complained',
  'opened',
];

export function CampaignResultFigures({ campaign }: { campaign: EmailCampaign }) {
  const results = useQuery({
    queryKey: ['email_campaign_recipients', 'results', campaign.id],
    queryFn: ({ signal }) => api<CampaignResults>(`email_campaigns/${campaign.id}/results`, { signal }),
    refetchInterval: campaign.status === 'sending' || campaign.status === 'preparing' ? 5_000 : false,
  });
  const sending = useSending();
  if (campaign.status === 'draft' || campaign.status === 'scheduled')
    return (
      <EmptyState icon={ChartNoAxesColumn} title={t.results}>
        {t.resultsEmpty}
      </EmptyState>
    );
  return (
    <Loaded query={results}>
      {(found) => (
        <div className={css.results}>
          {!found.delivers && <Alert type="info" showIcon title={t.wereNotDelivered} />}
          {found.delivers && sending.data && !sending.data.reads_replies && (
            <Alert type="info" showIcon title={t.bouncesUnread} />
          )}
          <Figures campaign={campaign} found={found} />
          {found.skipped.length > 0 && (
            <Card title={t.skippedWhy}>
              <ul className={css.reasons}>
                {found.skipped.map(({ reason, count }) => (
                  <li key={reason}>
                    <Link to={recipientsAt(campaign.id, `skip_reason=${reason}`)}>
                      {count} · {skipReasons.find(({ value }) => value === reason)?.label ?? reason}
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Clicks found={found} />
          <Followed followed={found.followed} />
        </div>
      )}
    </Loaded>
  );
}

const recipientsAt = (id: string, filter: string) => `/email_campaign/show/${id}?tab=recipients&${filter}`;

function Figures({ campaign, found }: { campaign: EmailCampaign; found: CampaignResults }) {
  const { figures, delivers } = found;
  const usual = delivers ? ['recipients', 'sent', 'delivered', 'clicked', 'unsubscribed'] : ['recipients', 'sent'];
  // Emails reach no one without a mail server.
  const shown = (Object.keys(filters) as Figure[]).filter(
    (key) => usual.includes(key) || (figures[key] > 0 && (delivers || key !== 'delivered')),
  );
  return (
    <dl className={css.figures}>
      {shown.map((key) => (
        <div key={key} title={t.figureHelp[key]}>
          <dt>{key === 'sent' && !delivers ? t.writtenToDisk : t.figures[key]}</dt>
          <dd>
            {figures[key] > 0 ? <Link to={recipientsAt(campaign.id, filters[key])}>{String(figures[key])}</Link> : 0}
            {ofSent.includes(key) && figures.sent > 0 && (
              <span>{t.ofSent(Math.round((figures[key] / figures.sent) * 100))}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Clicks({ found: { links } }: { found: CampaignResults }) {
  return (
    <Card title={t.links}>
      {links.length === 0 ? (
        <p className="meta">{t.noLinks}</p>
      ) : (
        <ScrollTable label={t.links}>
          <thead>
            <tr>
              <th scope="col">{t.link}</th>
              <th scope="col" data-figure>
                {t.clicks}
              </th>
              <th scope="col" data-figure>
                {t.people}
              </th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ id, url, clicks, people }) => (
              <tr key={id}>
                <td className={css.link}>{url}</td>
                <td data-figure>{clicks}</td>
                <td data-figure>{people}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </Card>
  );
}

function Followed({ followed }: { followed: CampaignResults['followed'] }) {
  const parts = [
    {
      key: 'registrations',
      title: t.registrations(followed.registrations_total),
      rows: followed.registrations,
      to: (id: string) => `/partners/deal-registrations/show/${id}`,
    },
    { key: 'courses', title: t.courses(followed.courses_total), rows: followed.courses, to: null },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Card title={t.followed}>
      <p className="meta">{t.followedText}</p>
      {parts.length === 0 && <p className="meta">{t.nothingFollowed}</p>}
      {parts.map(({ key, title, rows, to }) => (
        <section key={key}>
          <h3>{title}</h3>
          <ScrollTable label={title}>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>{to ? <Link to={to(row.id)}>{row.name}</Link> : row.name}</td>
                  <td>{row.partner_name}</td>
                  <td>
                    <DateText value={row.at} as="relative" />
                  </td>
                  <td>{row.has_clicked && <StatusTag tone="green">{t.hasClicked}</StatusTag>}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </section>
      ))}
    </Card>
  );
}
