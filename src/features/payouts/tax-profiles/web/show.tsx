import { App, Button } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField } from '#web/resource/form/fields.tsx';
import { useCan } from '#web/session.tsx';
import { useTitle } from '#web/title.ts';
import { statusOptions } from '../options.schema.ts';
import { type TaxProfile, taxProfile } from '../schema.ts';
import { NumbersDialog } from './NumbersDialog.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';

/** One tax profile, for the person who reviews it. */
export default function ShowTaxProfile() {
  const id = useParam('id');
  const profile = useOne<TaxProfile>(taxProfile.name, id);
  useTitle(profile.data?.legal_name ?? 'Tax profile');
  return <Loaded query={profile}>{(row) => <Shown profile={row} />}</Loaded>;
}

function Shown({ profile }: { profile: TaxProfile }) {
  const { message } = App.useApp();
  const mayManage = useCan(taxProfile.name, 'manage');
  const [open, setOpen] = useState<'numbers' | 'reject' | null>(null);
  const close = () => setOpen(null);
  const decide = useWrite<{ step: 'accept' | 'reject'; body: object }, TaxProfile>(
    taxProfile.name,
    ({ step, body }) => api(`tax_profiles/${profile.id}/${step}`, { method: 'POST', body }),
    ['tax_papers', 'payout_batches', 'payout_items', 'work_items'],
  );
  const status = statusOptions.find(({ value }) => value === profile.status)!;
  return (
    <>
      <PageHeader title={profile.legal_name} meta={<StatusTag tone={status.tone}>{status.label}</StatusTag>}>
        {mayManage && <Button onClick={() => setOpen('numbers')}>Show full numbers</Button>}
        {mayManage && profile.status === 'submitted' && (
          <>
            <Button onClick={() => setOpen('reject')}>Reject profile</Button>
            <Button
              type="primary"
              loading={decide.isPending}
              onClick={() =>
                decide
                  .mutateAsync({ step: 'accept', body: {} })
                  .then(() => message.success('The tax profile is accepted'))
                  .catch((error: Error) => message.error(error.message))
              }
            >
              Accept profile
            </Button>
          </>
        )}
      </PageHeader>
      <Card>
        <p style={{ marginBottom: 12 }}>
          Submitted by <Link to={`/partners/show/${profile.partner_id}`}>{profile.partner_name}</Link>
          {profile.reviewed_by_name && `, reviewed by ${profile.reviewed_by_name}`}
        </p>
        <ProfileFacts profile={profile} />
      </Card>
      {open === 'numbers' && <NumbersDialog profile={profile} onClose={close} />}
      {open === 'reject' && (
        <ActionDialog<{ reason: string }>
          title="Reject this tax profile"
          action="Reject profile"
          text="The partner is notified and can hand in a corrected one."
          onSubmit={(body) => decide.mutateAsync({ step: 'reject', body })}
          onClose={close}
        >
          <LongTextField name="reason" label="Reason for the partner" max={500} required />
        </ActionDialog>
      )}
    </>
  );
}
