import { Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { MailsCard } from '#features/engagement/mails/web/index.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { Dotted } from '#web/components/StatusTag.tsx';
import { CustomFacts } from '#web/resource/CustomFacts.tsx';
import { CustomFieldInputs } from '#web/resource/CustomFieldInputs.tsx';
import { useCustomFields } from '#web/resource/customFields.ts';
import { DetailPage } from '#web/resource/DetailPage.tsx';
import { FormDrawer } from '#web/resource/FormDrawer.tsx';
import { ResourceForm } from '#web/resource/ResourceForm.tsx';
import { Timeline } from '#web/resource/Timeline.tsx';
import { type Row, useList, useOne } from '#web/resource/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { PartnerForPartner } from '../schema.ts';
import { addressOf, Outside, regionsFact } from './PartnerFacts.tsx';
import { ProfileFields } from './ProfileFields.tsx';

/** How the partner stands in the programme, and what it says about itself. */
export default function PartnerProfile() {
  const { programme } = useSession();
  const partner = useOne<PartnerForPartner>('partners', programme?.partner_id);
  // None of it depends on what the partner says.
  useTiers();
  useCustomFields('partners');
  return <Loaded query={partner}>{(row) => <Profile row={row} />}</Loaded>;
}

function Profile({ row }: { row: PartnerForPartner }) {
  const { programme } = useSession();
  const mayEdit = useCan('partners', 'manage');
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  return (
    <>
      <DetailPage
        name={row.name}
        picture={{ src: row.photo_url, square: true }}
        subtitle={<span>Partner of {programme?.company.name}</span>}
        actions={
          mayEdit && (
            <Button type="primary" icon={<Pencil size={16} />} onClick={() => setEditing(true)}>
              Edit profile
            </Button>
          )
        }
        tabs={[
          {
            key: 'profile',
            label: 'Profile',
            content: (
              <>
                <Card title="About">
                  {row.description ? (
                    <Markdown>{row.description}</Markdown>
                  ) : (
                    <p className="meta">Say in a few sentences what you do and for whom.</p>
                  )}
                </Card>
                <Tiers />
                <MailsCard table="partners" id={row.id} />
              </>
            ),
          },
        ]}
        rail={
          <>
            <Facts
              title="In the programme"
              rows={[
                [
                  'Tier',
                  row.tier_name && (
                    <Dotted key="tier" colour={row.tier_colour ?? 'var(--meta)'}>
                      {row.tier_name}
                    </Dotted>
                  ),
                ],
                ['Type', row.type_name],
                regionsFact(row),
                ['Since', row.joined_on && <DateText key="since" value={row.joined_on} />],
                ['Currency', row.currency],
              ]}
            />
            <Facts
              title="Contact"
              rows={[
                ['Website', row.website && <Outside key="website" href={row.website} />],
                ['Phone', row.phone],
                ['Address', addressOf(row)],
                ['Legal name', row.legal_name],
                ['Tax number', row.tax_id],
              ]}
            />
            <CustomFacts entity="partners" custom={row.custom} />
          </>
        }
      />
      <FormDrawer open={editing} title="Edit profile" onClose={close}>
        <ResourceForm<PartnerForPartner> resource="partners" id={row.id} onDone={close} onCancel={close}>
          <ProfileFields />
          <CustomFieldInputs entity="partners" />
        </ResourceForm>
      </FormDrawer>
    </>
  );
}

interface Period extends Row {
  tier_name: string;
  tier_colour: string | null;
  effective_from: string;
  effective_to: string | null;
}

const useTiers = () => useList<Period>('tier_memberships', { start: 0, end: 50 });

function Tiers() {
  const { data } = useTiers();
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title="Your tiers">
      <Timeline
        entries={data.rows.map((period) => ({
          id: period.id,
          at: period.effective_from,
          who: period.tier_name,
          what: (
            <>
              from <DateText value={period.effective_from} />
              {period.effective_to && (
                <>
                  {' '}
                  until <DateText value={period.effective_to} />
                </>
              )}
            </>
          ),
        }))}
      />
    </Card>
  );
}
