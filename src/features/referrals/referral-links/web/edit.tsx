import { Button } from 'antd';
import { useState } from 'react';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { ShareButton } from '#web/components/ShareButton.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { linkStatusOptions, type ReferralLink, referralLink } from '../schema.ts';
import { linkSteps } from '../steps.schema.ts';
import { ClickList } from './ClickList.tsx';
import { LinkForm } from './form.tsx';
import css from './links.module.css';
import { QrCode } from './QrCode.tsx';
import { texts as ownTexts, shortAddress } from './texts.ts';

export default function LinkEdit() {
  return <Record noun={referralLink}>{(row) => <LinkScreen row={row} />}</Record>;
}

function LinkScreen({ row }: { row: ReferralLink }) {
  const mayManage = useCan('referral_links', 'manage');
  const [isOpen, setOpen] = useState(false);
  const steps = useSteps(linkSteps, row);
  const status = linkStatusOptions.find(({ value }) => value === row.status)!;
  const address = shortAddress(row.code);
  return (
    <>
      <RecordPage
        noun={referralLink}
        row={row}
        editable={false}
        name={row.name}
        status={!row.archived_at && <StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <span className={css.address}>
            {address} <CopyButton text={address} label={ownTexts.copyLink} />{' '}
            <ShareButton title={row.name} address={address} />
          </span>
        }
        steps={steps}
        actions={
          mayManage &&
          !row.archived_at && (
            <Button type="primary" onClick={() => setOpen(true)}>
              {ownTexts.editLink}
            </Button>
          )
        }
        tabs={[{ key: 'clicks', label: ownTexts.clicksText, content: <ClickList id={row.id} />, last: true }]}
        rail={
          <>
            <Facts
              title={ownTexts.details}
              rows={[...factsOf(referralLink.fields, row, 'Link'), ...factsOf(referralLink.fields, row, 'Campaign')]}
            />
            <QrCode id={row.id} code={row.code} />
          </>
        }
      />
      <FormDrawer open={isOpen} title={ownTexts.editLink} onClose={() => setOpen(false)}>
        <LinkForm row={row} onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
      </FormDrawer>
    </>
  );
}
