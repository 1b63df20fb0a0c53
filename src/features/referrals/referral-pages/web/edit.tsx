import { App, Button } from 'antd';
import ExternalLink from 'lucide-react/icons/external-link';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useAction, useOne } from '#web/resource/data/useResource.ts';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session.tsx';
import type { ReferralPage } from '../schema.ts';
import { EditForm } from './EditForm.tsx';
import { EntryList } from './EntryList.tsx';
import { stateWords } from './words.ts';

const changeLabels = {
  state: 'the status',
  headline: 'the headline',
  intro: 'the introduction',
  form_id: 'the form',
  type_id: 'the opportunity type',
  partner_id: 'the partner',
  opens_on: 'the first day',
  closes_on: 'the last day',
};

export default function ReferralPageEdit() {
  const page = useOne<ReferralPage>('referral_pages', useParam('id'));
  return <Loaded query={page}>{(row) => <EditScreen row={row} />}</Loaded>;
}

function EditScreen({ row }: { row: ReferralPage }) {
  const { message } = App.useApp();
  const mayManage = useCan('referral_pages', 'manage');
  const move = useAction<'publish' | 'close'>('referral_pages', (name) => `referral_pages/${row.id}/${name}`);
  const door = row.access === 'public' ? 'referrals' : 'referrals_authed';
  const address = `${window.location.origin}/${door}/${row.id}`;
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
          <span>Publish the form to take registrations.</span>
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
          <Button
            loading={move.isPending}
            onClick={() => run('close', 'Closed. The form takes no more registrations.')}
          >
            Close
          </Button>
        ) : (
          <Button type="primary" loading={move.isPending} onClick={() => run('publish', 'Published')}>
            Publish
          </Button>
        ))
      }
      tabs={[
        { key: 'form', label: 'Form', content: <EditForm row={row} /> },
        { key: 'registrations', label: 'Registrations', content: <EntryList pageId={row.id} /> },
        {
          key: 'history',
          label: 'History',
          content: <AuditTimeline table="referral_pages" id={row.id} labels={changeLabels} />,
        },
      ]}
      rail={
        <Facts
          title="From view to approval"
          rows={[
            [
              'Questions',
              <Link key="form" to={`/forms/edit/${row.form_id}`}>
                {row.form_name}
              </Link>,
            ],
            ['Views', String(row.views)],
            ['Started', String(row.starts)],
            ['Registered', String(row.registrations)],
            ['Waiting for a decision', String(row.waiting)],
            ['Approved', String(row.approved)],
            [
              'Code for your website',
              row.access === 'public' && row.allowed_origins.length > 0 && (
                <CopyButton key="frame" text={frameOf(address, row.headline)} />
              ),
            ],
          ]}
        />
      }
    />
  );
}

/** Shows the form on another website, as high as a phone. */
function frameOf(address: string, title: string): string {
  const plain = title.replace(/[&<>"]/g, ' ');
  return `<iframe src="${address}" title="${plain}" loading="lazy" style="width:100%;height:900px;border:0"></iframe>`;
}
