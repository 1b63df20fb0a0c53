import { Button } from 'antd';
import FileBadge from 'lucide-react/icons/file-badge';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { useCan } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { statusOptions } from '../options.schema.ts';
import { type TaxProfileForPartner, taxProfile } from '../schema.ts';
import PapersNotice from './PapersNotice.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ownTax } from './slots.ts';
import { texts as t } from './texts.ts';

/** The tax profile of the partner's own company, with its history. */
export default function OwnTaxProfile() {
  const mayManage = useCan(taxProfile.name, 'manage');
  const [editing, setEditing] = useState(false);
  const profiles = useList<TaxProfileForPartner>(taxProfile.name, { start: 0, end: 50 });
  const close = () => setEditing(false);
  return (
    <Loaded query={profiles}>
      {({ rows }) => {
        const [latest, ...earlier] = rows;
        return (
          <>
            <PageHeader title={t.taxProfile}>
              {mayManage && (
                <Button type="primary" onClick={() => setEditing(true)}>
                  {latest ? t.submitNewForm : t.fillInTaxProfile}
                </Button>
              )}
            </PageHeader>
            <PapersNotice isLinked={false} />
            <div style={{ display: 'grid', gap: 16 }}>
              {latest ? (
                <Card title={t.current} actions={<Status profile={latest} />}>
                  {latest.status === 'submitted' && <p className="meta">{t.inReview}</p>}
                  <ProfileFacts profile={latest} />
                  <p className="meta" style={{ marginTop: 8 }}>
                    {t.encrypted}
                  </p>
                </Card>
              ) : (
                <EmptyState icon={FileBadge} title={t.noTaxProfileYet}>
                  {t.partnerIntro}
                </EmptyState>
              )}
              <SlotParts slot={ownTax} props={{}} />
              {earlier.length > 0 && (
                <Card title={t.earlierProfiles}>
                  <ul style={{ display: 'grid', gap: 8 }}>
                    {earlier.map((profile) => (
                      <li key={profile.id} style={{ display: 'flex', justifyContent: 'space-between', gap: 16 }}>
                        <span>
                          {profile.legal_name}, <DateText value={profile.certified_at} />
                          {profile.reject_reason && <span className="meta"> {profile.reject_reason}</span>}
                        </span>
                        <Status profile={profile} />
                      </li>
                    ))}
                  </ul>
                </Card>
              )}
            </div>
            <FormDrawer open={editing} title={t.taxProfile} onClose={close}>
              <ProfileForm latest={latest} onDone={close} />
            </FormDrawer>
          </>
        );
      }}
    </Loaded>
  );
}

function Status({ profile }: { profile: TaxProfileForPartner }) {
  const { tone, label } = statusOptions.find(({ value }) => value === profile.status)!;
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
