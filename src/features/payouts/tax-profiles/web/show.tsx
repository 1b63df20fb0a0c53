import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { statusOptions } from '../options.schema.ts';
import { type TaxProfile, taxProfile } from '../schema.ts';
import { profileSteps } from '../steps.schema.ts';
import { NumbersDialog } from './NumbersDialog.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { texts } from './texts.ts';

/** One tax profile, for the person who reviews it. */
export default function ShowTaxProfile() {
  const id = useParam('id');
  const profile = useOne<TaxProfile>(taxProfile.name, id);
  useTitle(profile.data?.legal_name ?? texts.taxProfile);
  return <Loaded query={profile}>{(row) => <Shown profile={row} />}</Loaded>;
}

function Shown({ profile }: { profile: TaxProfile }) {
  const mayManage = useCan(taxProfile.name, 'manage');
  const [isOpen, setIsOpen] = useState(false);
  const steps = useSteps(profileSteps, profile, {
    also: ['tax_papers', 'payout_batches', 'payout_items', 'work_items'],
  });
  const status = statusOptions.find(({ value }) => value === profile.status)!;
  return (
    <>
      <PageHeader title={profile.legal_name} meta={<StatusTag tone={status.tone}>{status.label}</StatusTag>}>
        {mayManage && <Button onClick={() => setIsOpen(true)}>{texts.showFullNumbers}</Button>}
        {steps.buttons}
      </PageHeader>
      <Card>
        <p style={{ marginBottom: 12 }}>
          {texts.submittedBy(
            <Link to={`/partners/show/${profile.partner_id}`}>{profile.partner_name}</Link>,
            profile.reviewed_by_name && texts.reviewedBy(profile.reviewed_by_name),
          )}
        </p>
        <ProfileFacts profile={profile} />
      </Card>
      {isOpen && <NumbersDialog profile={profile} onClose={() => setIsOpen(false)} />}
      {steps.dialog}
    </>
  );
}
