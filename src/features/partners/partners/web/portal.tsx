import { useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { DottedStatus } from '#web/components/StatusTag.tsx';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { CustomFieldInputs } from '#web/resource/custom-fields/CustomFieldInputs.tsx';
import { useCustomFields } from '#web/resource/custom-fields/customFields.ts';
import { type Row, useList, useOne } from '#web/resource/data/useResource.ts';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { Timeline } from '#web/resource/record/Timeline.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { partnerFields } from '../fields.schema.ts';
import type { PartnerForPartner } from '../schema.ts';
import { postalAddressText, regionsFact } from './PartnerFacts.tsx';
import { ownProfile } from './slots.ts';
import { texts as t } from './texts.ts';

/** The partner's place in the program and its own profile. */
export default function PartnerProfile() {
  const { program } = useSession();
  const partner = useOne<PartnerForPartner>('partners', program?.partner_id);
  // None of these requests depends on the partner's data.
  useTiers();
  useCustomFields('partners');
  return <Loaded query={partner}>{(row) => <Profile row={row} />}</Loaded>;
}

function Profile({ row }: { row: PartnerForPartner }) {
  const { program } = useSession();
  const mayEdit = useCan('partners', 'manage');
  const { edit } = useSearch({ strict: false }) as { edit?: string };
  const [editing, setEditing] = useState(edit !== undefined);
  const close = () => setEditing(false);
  return (
    <>
      <DetailPage
        record={{ resource: 'partner_profile', id: row.id }}
        name={row.name}
        picture={{ src: row.photo_url, square: true }}
        subtitle={<span>{t.partnerOf(program?.company.name)}</span>}
        actions={
          mayEdit && (
            <Button type="primary" icon={<Pencil size={16} />} onClick={() => setEditing(true)}>
              {t.editProfile}
            </Button>
          )
        }
        tabs={[
          {
            key: 'profile',
            label: t.profile,
            content: (
              <>
                <Card title={t.about}>
                  {row.description ? (
                    <Markdown>{row.description}</Markdown>
                  ) : (
                    <p className="meta">{t.noDescriptionYetDescribeWhatYou}</p>
                  )}
                </Card>
                <Tiers />
                <SlotParts slot={ownProfile} props={{}} />
                <Card title={t.organization}>
                  <p style={{ marginBottom: 8 }}>{t.organizationText}</p>
                  <Link to="/administration/settings">{t.toOrganization}</Link>
                </Card>
              </>
            ),
          },
        ]}
        rail={
          <>
            <Facts
              title={t.program}
              rows={[
                [
                  t.tier,
                  row.tier_name && (
                    <DottedStatus key="tier" color={row.tier_color ?? 'var(--meta)'}>
                      {row.tier_name}
                    </DottedStatus>
                  ),
                ],
                [t.type, row.type_name],
                regionsFact(row),
                [t.partnerSince, row.joined_on && <DateText key="since" value={row.joined_on} />],
              ]}
            />
            <Facts
              title={t.contact}
              rows={factsOf(partnerFields, row, 'Contact', ['website', 'phone', ['Address', postalAddressText(row)]])}
            />
            <Facts title={t.business} rows={factsOf(partnerFields, row, 'Business')} />
            <CustomFacts entity="partners" custom={row.custom} />
          </>
        }
      />
      <FormDrawer open={editing} title={t.editProfile} onClose={close}>
        <ResourceForm<PartnerForPartner> resource="partners" id={row.id} onDone={close} onCancel={close}>
          <FieldInputs of={partnerFields} section="Profile" id={row.id} />
          <CustomFieldInputs entity="partners" />
        </ResourceForm>
      </FormDrawer>
    </>
  );
}

interface Period extends Row {
  tier_name: string;
  tier_color: string | null;
  effective_from: string;
  effective_to: string | null;
}

const useTiers = () => useList<Period>('tier_memberships', { start: 0, end: 50 });

function Tiers() {
  const { data } = useTiers();
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title={t.yourTiers}>
      <Timeline
        entries={data.rows.map((period) => ({
          id: period.id,
          at: period.effective_from,
          who: period.tier_name,
          what: (
            <>
              {t.from(<DateText value={period.effective_from} />)}
              {period.effective_to && <> {t.until(<DateText value={period.effective_to} />)}</>}
            </>
          ),
        }))}
      />
    </Card>
  );
}
