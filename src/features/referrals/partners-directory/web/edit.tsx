import { useNavigate, useParams } from '@tanstack/react-router';
import type { Filter } from '#shared/nouns/list-query.ts';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Field, OptionField, ReferenceField } from '#web/resource/form/fields.tsx';
import { Pair, ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { useBackToList } from '#web/resource/noun/useBackToList.ts';
import {
  alignments,
  defaultStyles,
  directoryFields,
  layouts,
  type PartnersDirectory,
  sizes,
  variants,
} from '../schema.ts';
import { texts as t } from './texts.ts';

const ofPartners: Filter = { field: 'entity', operator: 'eq', values: ['partners'] };
const multiSelect: Filter = { field: 'field_type', operator: 'eq', values: ['MULTI_SELECT'] };

const usual: Partial<PartnersDirectory> = {
  include_region_filter: true,
  include_partner_type_filter: true,
  include_custom_field_filter: false,
  show_custom_fields_values: true,
  show_tiers: true,
  show_locations: true,
  show_ratings: true,
  is_indexed: true,
  has_match_form: true,
  contact_mode: 'form',
  sort_by: 'featured',
  language: 'en',
  tile_size: 'medium',
  page_styles: defaultStyles,
};

export default function DirectoryEdit() {
  const { id } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const toList = useBackToList('/partners_directory');
  const inputs = (section: string) => <FieldInputs of={directoryFields} section={section} id={id} />;
  const chosen = (name: 'filter_custom_fields' | 'display_custom_fields' | 'shown_tag_ids') => {
    const { label, help } = directoryFields[name];
    return { name, label, help, multiple: true } as const;
  };
  return (
    <>
      <PageHeader title={id ? t.edit : t.create} />
      <ResourceForm<PartnersDirectory>
        resource="partners_directory"
        id={id}
        initial={usual}
        onDone={(row) => toList(row, !id)}
        onCancel={() => navigate({ to: id ? `/partners_directory/show/${id}` : '/partners_directory' })}
      >
        <Section title={t.directory}>{inputs('Directory')}</Section>
        <Section title={t.filters}>
          {inputs('Filters')}
          <ReferenceField
            {...chosen('filter_custom_fields')}
            resource="custom_fields"
            labelField="label"
            only={[ofPartners, multiSelect]}
          />
        </Section>
        <Section title={t.contents}>
          <ReferenceField
            {...chosen('display_custom_fields')}
            resource="custom_fields"
            labelField="label"
            only={[ofPartners]}
          />
          <ReferenceField {...chosen('shown_tag_ids')} resource="tags" only={[ofPartners]} />
          {inputs('Contents')}
        </Section>
        <Section title={t.appearance}>
          {inputs('Appearance')}
          <Pair>
            <OptionField name="page_styles.layout" label={t.style.layout} options={layouts} required />
            <OptionField name="page_styles.size" label={t.style.size} options={sizes} required />
          </Pair>
          <Pair>
            <OptionField name="page_styles.align" label={t.style.align} options={alignments} required />
            <OptionField name="page_styles.variant" label={t.style.variant} options={variants} required />
          </Pair>
        </Section>
        <Section title={t.contact}>{inputs('Contact')}</Section>
        <Section title={t.searchEngines}>{inputs(t.searchEngines)}</Section>
        <Section title={t.embed}>
          <Field name="allowed_origins" label={t.origins} help={t.originsHelp}>
            <TagsInput placeholder="https://" />
          </Field>
        </Section>
      </ResourceForm>
    </>
  );
}
