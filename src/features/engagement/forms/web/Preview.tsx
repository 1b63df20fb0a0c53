import { useMemo, useState } from 'react';
import { Segments } from '#web/components/Segments.tsx';
import type { FormDefinition } from '../definition.schema.ts';
import type { FormApi } from '../site/api.ts';
import { FormFill } from '../site/FormFill.tsx';
import css from './Builder.module.css';
import { texts as t } from './texts.ts';

type Width = 'desktop' | 'phone';

/** The form as visitors see it, shown by the component of the public page. */
export function FormPreview({ definition }: { definition: FormDefinition }) {
  const [width, setWidth] = useState<Width>('desktop');
  const form = useMemo(
    () => ({
      id: 'preview',
      version: 0,
      definition,
      organization_name: '',
      ticket: '',
      prefill: {},
      needs_code: false,
    }),
    [definition],
  );
  const api = useMemo<FormApi>(
    () => ({
      submit: async () => ({ id: 'preview', finish: definition.finish, status_link: null }),
      reopen: async () => form,
    }),
    [definition.finish, form],
  );
  return (
    <section className={css.preview} aria-label={t.preview}>
      <div className={css.bar}>
        <h2>{t.preview}</h2>
        <Segments
          label={t.preview}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desktop', label: t.desktop },
            { value: 'phone', label: t.phone },
          ]}
        />
      </div>
      <div className={css.paper} data-width={width}>
        <FormFill form={form} api={api} isPreview />
      </div>
      <p className={css.note}>{t.previewNote}</p>
    </section>
  );
}
