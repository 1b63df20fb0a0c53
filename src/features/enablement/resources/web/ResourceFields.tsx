import { Form } from 'antd';
import { FieldInput, FieldInputs } from '#web/resource/fields/FieldInputs.tsx';
import { Section } from '#web/resource/form/ResourceForm.tsx';
import { type Resource, resource } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The fields of a resource for its kind and visibility. */
export function ResourceFields({ row }: { row?: Resource }) {
  const kind = Form.useWatch('kind') ?? row?.kind ?? 'file';
  const visibility = Form.useWatch('visibility') ?? row?.visibility ?? 'everyone';
  const hasAddress = kind === 'link' || kind === 'video';
  return (
    <>
      <Section title={t.content}>
        <FieldInputs
          of={resource.fields}
          section="Content"
          id={row?.id}
          special={{
            url: hasAddress ? { help: kind === 'video' ? t.videoUrl : t.linkUrl, required: kind === 'link' } : null,
            content: kind === 'article' ? {} : null,
          }}
        />
      </Section>
      <Section title={t.whoSeesIt}>
        <FieldInputs
          of={resource.fields}
          section="Who sees it"
          id={row?.id}
          special={{
            audience_id:
              visibility === 'audience'
                ? {
                    element: (
                      <FieldInput
                        of={resource.fields}
                        name="audience_id"
                        required
                        help={t.audienceHelp}
                        only={[{ field: 'entity', operator: 'eq', values: ['partners'] }]}
                      />
                    ),
                  }
                : null,
          }}
        />
      </Section>
      <Section title={t.findingIt}>
        <FieldInputs of={resource.fields} section="Finding it" id={row?.id} />
      </Section>
      <Section title={t.upkeep}>
        <FieldInputs of={resource.fields} section="Upkeep" id={row?.id} />
      </Section>
    </>
  );
}
