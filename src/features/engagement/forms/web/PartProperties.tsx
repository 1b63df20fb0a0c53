import { Segments } from '#web/components/Segments.tsx';
import { ColorButton } from '#web/inputs/ColorButton.tsx';
import { PictureInput } from '#web/inputs/PictureInput.tsx';
import {
  type FormDefinition,
  type FormPage,
  type FormSection,
  formFieldsOf,
  formLocales,
} from '../definition.schema.ts';
import css from './Builder.module.css';
import { ConditionProperty } from './ConditionProperty.tsx';
import { Row, SelectProperty, TextProperty } from './inputs.tsx';
import { LanguagesProperty } from './LanguagesProperty.tsx';
import { texts } from './texts.ts';

const t = texts.fields;

interface PartProps<P> {
  definition: FormDefinition;
  part: P;
  name: string;
  onChange: (change: Partial<P>, what: string) => void;
}

export function PageProperties({ definition, part, name, onChange }: PartProps<FormPage>) {
  return (
    <>
      <h2>{name}</h2>
      <TextProperty
        label={t.title}
        value={part.title}
        onChange={(title) => onChange({ title } as Partial<FormPage>, `title ${part.id}`)}
      />
      <ConditionProperty
        label={t.shownWhen}
        empty={t.always}
        definition={definition}
        value={part.shown_when}
        onChange={(shown_when) => onChange({ shown_when } as Partial<FormPage>, '')}
      />
    </>
  );
}

export function SectionProperties({ definition, part, name, onChange }: PartProps<FormSection>) {
  return (
    <>
      <h2>{name}</h2>
      <TextProperty
        label={t.title}
        value={part.title}
        onChange={(title) => onChange({ title } as Partial<FormSection>, `title ${part.id}`)}
      />
      <TextProperty
        label={t.text}
        max={5000}
        rows={4}
        value={part.text}
        onChange={(text) => onChange({ text } as Partial<FormSection>, `text ${part.id}`)}
      />
      <ConditionProperty
        label={t.shownWhen}
        empty={t.always}
        definition={definition}
        value={part.shown_when}
        onChange={(shown_when) => onChange({ shown_when } as Partial<FormSection>, '')}
      />
    </>
  );
}

/** Properties of the form as a whole. */
export function FormProperties({
  definition,
  onChange,
}: {
  definition: FormDefinition;
  onChange: (definition: FormDefinition, what: string) => void;
}) {
  const set = (part: Partial<Record<keyof FormDefinition, unknown>>) => {
    const next = Object.fromEntries(
      Object.entries({ ...definition, ...part }).filter(([, value]) => value !== undefined),
    );
    onChange(next as unknown as FormDefinition, `form ${Object.keys(part)}`);
  };
  const { finish, branding = {} } = definition;
  const brand = (part: { logo_url?: string | undefined; color?: string | undefined }) => {
    const next = Object.fromEntries(Object.entries({ ...branding, ...part }).filter(([, value]) => value));
    set({ branding: Object.keys(next).length > 0 ? next : undefined });
  };
  const emails = formFieldsOf(definition).filter(({ type }) => type === 'EMAIL');
  return (
    <>
      <h2>{texts.form}</h2>
      <TextProperty label={t.title} value={definition.title} onChange={(title = '') => set({ title })} />
      <TextProperty
        label={t.description}
        max={2000}
        rows={3}
        value={definition.description}
        onChange={(description) => set({ description })}
      />
      <TextProperty
        label={t.submitLabel}
        max={60}
        value={definition.submit_label}
        onChange={(submit_label) => set({ submit_label })}
      />
      <div className={css.property}>
        <span>{t.finish}</span>
        <Segments
          label={t.finish}
          value={finish.kind}
          onChange={(kind) => set({ finish: kind === 'text' ? { kind, text: '' } : { kind, url: 'https://' } })}
          options={[
            { value: 'text', label: t.finishText },
            { value: 'redirect', label: t.finishRedirect },
          ]}
        />
      </div>
      {finish.kind === 'text' ? (
        <TextProperty
          label={t.thanks}
          max={5000}
          rows={3}
          value={finish.text}
          onChange={(text = '') => set({ finish: { kind: 'text', text } })}
        />
      ) : (
        <TextProperty
          label={t.finishUrl}
          max={500}
          value={finish.url}
          onChange={(url = '') => set({ finish: { kind: 'redirect', url } })}
        />
      )}
      <Row label={t.logo}>
        {(id) => (
          <PictureInput
            id={id}
            label={t.logo}
            value={branding.logo_url ?? null}
            onChange={(logo_url) => brand({ logo_url: logo_url ?? undefined })}
          />
        )}
      </Row>
      <div className={css.property}>
        <span>{t.color}</span>
        <ColorButton label={t.color} value={branding.color} onChange={(color) => brand({ color })} />
      </div>
      {emails.length > 0 && (
        <SelectProperty
          label={t.verify}
          help={t.verifyHelp}
          options={emails.map(({ key, label }) => ({ value: key, label }))}
          value={definition.verify_email}
          onChange={(verify_email) => set({ verify_email })}
        />
      )}
      <SelectProperty
        label={t.locale}
        options={Object.entries(formLocales).map(([value, label]) => ({ value, label }))}
        value={definition.locale}
        onChange={(locale) => locale && set({ locale })}
      />
      <LanguagesProperty definition={definition} onChange={(translations) => set({ translations })} />
    </>
  );
}
