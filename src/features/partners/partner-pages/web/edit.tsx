import { App, Button } from 'antd';
import ExternalLink from 'lucide-react/icons/external-link';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useAction } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { Record } from '#web/resource/noun/RecordPage.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session.tsx';
import { type PartnerPage, partnerPage } from '../schema.ts';
import { Funnel } from './Funnel.tsx';
import { ContentForm, ReviewForm } from './forms.tsx';
import { decisionTime, stateWords } from './words.ts';

const changes = changesOf(partnerPage.fields);
const labels = { ...changes.labels, blocks: 'the content' };

export default function PartnerPageEdit() {
  return <Record noun={partnerPage}>{(row) => <EditScreen row={row} />}</Record>;
}

function EditScreen({ row }: { row: PartnerPage }) {
  const { message } = App.useApp();
  const mayManage = useCan('partner_pages', 'manage');
  const move = useAction<'publish' | 'close'>('partner_pages', (name) => `partner_pages/${row.id}/${name}`);
  const address = `${window.location.origin}/partner-signup/${row.id}`;
  const { label, tone } = stateWords(row.state);
  async function run(name: 'publish' | 'close', done: string): Promise<void> {
    try {
      await move.mutateAsync(name);
      message.success(done);
    } catch (error) {
      message.error((error as Error).message);
    }
  }
  return (
    <DetailPage
      name={row.name}
      status={<StatusTag tone={tone}>{label}</StatusTag>}
      subtitle={
        row.state === 'draft' ? (
          <span>Publish the page to take applications.</span>
        ) : (
          <>
            <a href={address} target="_blank" rel="noreferrer">
              {address.replace(/^https?:\/\//, '')} <ExternalLink size={14} aria-label="opens in a new tab" />
            </a>
            <CopyButton text={address} />
          </>
        )
      }
      actions={
        mayManage &&
        (row.state === 'published' ? (
          <Button loading={move.isPending} onClick={() => run('close', 'Closed. The page takes no more applications.')}>
            Close
          </Button>
        ) : (
          <Button type="primary" loading={move.isPending} onClick={() => run('publish', 'Published')}>
            Publish
          </Button>
        ))
      }
      tabs={[
        { key: 'content', label: 'Content', content: <ContentForm row={row} /> },
        { key: 'review', label: 'Defaults and review', content: <ReviewForm row={row} /> },
        {
          key: 'funnel',
          label: 'Figures',
          content: (
            <Card title="From visit to partner">
              <Funnel row={row} />
            </Card>
          ),
        },
        {
          key: 'history',
          label: 'History',
          content: <AuditTimeline table="partner_pages" id={row.id} {...changes} labels={labels} />,
        },
      ]}
      rail={
        <Facts
          title="Page"
          rows={[
            [
              'Form',
              <Link key="form" to={`/forms/edit/${row.form_id}`}>
                {row.form_name}
              </Link>,
            ],
            [
              'Applications',
              <Link key="open" to={`/partners/pending?queue=sign-ups&page_id=${row.id}`}>
                {String(row.submissions)}
              </Link>,
            ],
            ['Waiting for a decision', String(row.open_applications)],
            ['Median decision time', decisionTime(row.median_decision_seconds)],
            ['Owner', row.owner_name],
          ]}
        />
      }
    />
  );
}
