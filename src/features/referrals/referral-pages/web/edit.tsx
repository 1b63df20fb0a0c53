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
import { texts } from './texts.ts';
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
          <span>{texts.publishFormToTakeRegistrations}</span>
        ) : (
          <>
            <a href={address} target="_blank" rel="noreferrer">
              {address.replace(/^https?:\/\//, '')} <ExternalLink size={14} aria-label={texts.opensInNewTab} />
            </a>
            <CopyButton text={address} />
          </>
        )
      }
      steps={steps}
      tabs={[
        {
          key: 'questions',
          label: texts.questions,
          wide: true,
          permission: 'forms:view',
          content: <FormQuestions id={row.form_id} />,
        },
        { key: 'form', label: texts.settings, content: <EditForm row={row} /> },
        { key: 'registrations', label: texts.registrations, content: <EntryList pageId={row.id} /> },
      ]}
      rail={
        <Facts
          title={texts.fromViewToApproval}
          rows={[
            [texts.views, String(row.views)],
            [texts.started, String(row.starts)],
            [texts.registered, String(row.registrations)],
            [texts.waitingForDecision, String(row.waiting)],
            [texts.approved, String(row.approved)],
            [
              texts.codeForYourWebsite,
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
