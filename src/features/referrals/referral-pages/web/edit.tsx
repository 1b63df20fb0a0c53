import ExternalLink from 'lucide-react/icons/external-link';
import { FormQuestions } from '#features/engagement/forms/web/index.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { companyAddress } from '#web/session/address.ts';
import { type ReferralPage, referralPage } from '../schema.ts';
import { referralPageSteps } from '../steps.schema.ts';
import { EditForm } from './EditForm.tsx';
import { EntryList } from './EntryList.tsx';
import { stateWords } from './words.ts';

export default function ReferralPageEdit() {
  return <Record noun={referralPage}>{(row) => <EditScreen row={row} />}</Record>;
}

function EditScreen({ row }: { row: ReferralPage }) {
  const steps = useSteps(referralPageSteps, row);
  const door = row.access === 'public' ? 'referrals' : 'referrals_authed';
  const address = `${companyAddress()}/${door}/${row.id}`;
  const { label, tone } = stateWords(row.state);
  return (
    <RecordPage
      noun={referralPage}
      row={row}
      editable={false}
      archivable={false}
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
      steps={steps}
      tabs={[
        {
          key: 'questions',
          label: 'Questions',
          wide: true,
          permission: 'forms:view',
          content: <FormQuestions id={row.form_id} />,
        },
        { key: 'form', label: 'Settings', content: <EditForm row={row} /> },
        { key: 'registrations', label: 'Registrations', content: <EntryList pageId={row.id} /> },
      ]}
      rail={
        <Facts
          title="From view to approval"
          rows={[
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
