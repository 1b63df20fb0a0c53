import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Form } from 'antd';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { FieldInput, FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import { ResourceForm, Section } from '#web/resource/form/ResourceForm.tsx';
import { documentFolder, type Folder, folderRoles } from '../schema.ts';
import { texts as t } from './texts.ts';

const ofPartners = [{ field: 'entity', operator: 'eq' as const, values: ['partners'] }];

/** Creates and edits a folder, at the top level or in another one. */
export default function FolderEdit() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id?: string };
  const { parent, partner } = useSearch({ strict: false }) as { parent?: string; partner?: string };
  const initial = {
    access: parent ? ('inherit' as const) : partner ? ('partners' as const) : ('company' as const),
    partner_roles: [],
    partners_can_upload: false,
    has_watermark: false,
    retention_action: 'keep' as const,
    ...(parent && { parent_id: parent }),
    ...(partner && { partner_id: partner }),
  };
  const open = (folder?: string) => navigate({ to: '/document_folders', search: (folder ? { folder } : {}) as never });
  return (
    <>
      <PageHeader title={id ? t.editFolder : t.newFolder} />
      <ResourceForm<Folder>
        resource="document_folders"
        id={id}
        initial={initial}
        also={['documents']}
        onDone={(row) => open(row.id)}
        onCancel={() => open(id ?? parent)}
      >
        <Section title={t.folder}>
          <FieldInputs of={documentFolder.fields} section="Folder" id={id} />
        </Section>
        <Section title={t.place}>
          <Place isNew={!id} />
        </Section>
        <Section title={t.access}>
          <Access />
        </Section>
        <Section title={t.rulesSection}>
          <FieldInput of={documentFolder.fields} name="partners_can_upload" />
          <FieldInput of={documentFolder.fields} name="has_watermark" />
          <FieldInput of={documentFolder.fields} name="retention_days" />
          <RetentionAction />
        </Section>
      </ResourceForm>
    </>
  );
}

const useWatched = <Value,>(name: string) => {
  const form = Form.useFormInstance();
  return Form.useWatch(name, { form, preserve: true }) as Value | undefined;
};

/** A folder stays with its partner, so only other folders of the same partner can contain it. */
function Place({ isNew }: { isNew: boolean }) {
  const partner_id = useWatched<string | null>('partner_id');
  const parent_id = useWatched<string | null>('parent_id');
  const only = isNew ? [] : partner_id ? [{ field: 'partner_id', operator: 'eq' as const, values: [partner_id] }] : [];
  return (
    <>
      <FieldInput of={documentFolder.fields} name="parent_id" help={t.topHelp} only={only} />
      {isNew && !parent_id && <FieldInput of={documentFolder.fields} name="partner_id" />}
    </>
  );
}

function Access() {
  const access = useWatched<Folder['access']>('access');
  const parent_id = useWatched<string | null>('parent_id');
  const partner_id = useWatched<string | null>('partner_id');
  const parent = useOne<Folder>('document_folders', parent_id ?? undefined);
  const ofOnePartner = partner_id || (parent_id && parent.data?.partner_id);
  const options = documentFolder.fields.access.options.filter(({ value }) => parent_id || value !== 'inherit');
  return (
    <>
      <OptionField
        name="access"
        label={documentFolder.fields.access.label}
        required
        options={options}
        help={t.rulesText}
      />
      {access === 'partners' && !ofOnePartner && (
        <FieldInput of={documentFolder.fields} name="audience_id" only={ofPartners} />
      )}
      {access === 'partners' && (
        <OptionField name="partner_roles" label={t.roles} help={t.rolesHelp} options={folderRoles} multiple />
      )}
    </>
  );
}

function RetentionAction() {
  const days = useWatched<number | null>('retention_days');
  return days ? <FieldInput of={documentFolder.fields} name="retention_action" /> : null;
}
