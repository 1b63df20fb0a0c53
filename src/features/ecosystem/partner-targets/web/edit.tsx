import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { regionCurrency, regionToday } from '#web/region.ts';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import { useSession } from '#web/session/session.tsx';
import { type PartnerTarget, partnerTarget } from '../schema.ts';
import { quartersAround, quarterText } from './quarters.ts';
import { texts as t } from './texts.ts';

const Input = ({ name }: { name: keyof typeof partnerTarget.fields }) => (
  <FieldInput of={partnerTarget.fields} name={name} />
);
const base = '/partners/targets';

export default function TargetEdit() {
  const navigate = useNavigate();
  const toList = useBackToList(base);
  const isCompany = useSession().mode === 'company';
  const { id } = useParams({ strict: false }) as { id?: string };
  const { partner } = useSearch({ strict: false }) as { partner?: string };
  const quarters = quartersAround(regionToday());
  return (
    <>
      <PageHeader title={id ? t.edit : t.create} />
      <ResourceForm<PartnerTarget>
        resource="partner_targets"
        id={id}
        initial={{
          starts_on: quarters.find(({ value }) => value <= regionToday())!.value,
          currency: regionCurrency(),
          ...(partner && { partner_id: partner }),
        }}
        onDone={(row) => toList(row, !id)}
        onCancel={() => navigate({ to: (id ? `${base}/show/${id}` : base) as string })}
      >
        <Section title={t.sections.plan}>
          <Pair>
            {isCompany && !id && <Input name="partner_id" />}
            <Field name="starts_on" label={t.quarter} required show={(value) => quarterText(value as string)}>
              <OptionSelect options={quarters} />
            </Field>
          </Pair>
          <Input name="summary" />
        </Section>
        <Section title={t.sections.targets}>
          <Pair>
            <Input name="sourced_minor" />
            <Input name="closed_minor" />
          </Pair>
          <Pair>
            <Input name="registrations" />
            <Input name="certificates" />
          </Pair>
          <Input name="currency" />
        </Section>
      </ResourceForm>
    </>
  );
}
