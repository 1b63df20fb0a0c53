import { RichTextInput } from '#web/inputs/RichTextInput.tsx';
import { Field } from '#web/resource/form/fields.tsx';
import { ResourceForm } from '#web/resource/form/ResourceForm.tsx';
import { mergeFields } from '../merge-fields.ts';
import type { ContractTemplate } from '../schema.ts';
import css from './templates.module.css';
import { texts as t } from './texts.ts';

const inserts = {
  label: t.insertField,
  unknown: t.unknownField,
  items: mergeFields.map(([name, label]) => ({ text: `{{${name}}}`, label })),
};

/** The text of a template with its merge fields. */
export function TextTab({ row }: { row: ContractTemplate }) {
  return (
    <div className={css.screen}>
      <ResourceForm<ContractTemplate> resource="contract_templates" id={row.id} onDone={() => {}}>
        <Field name="body" label={t.body} help={t.bodyHelp}>
          <RichTextInput rows={18} inserts={inserts} aria-label={t.body} />
        </Field>
      </ResourceForm>
    </div>
  );
}
