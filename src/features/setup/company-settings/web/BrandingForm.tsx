import { Form } from 'antd';
import { type CSSProperties, useId } from 'react';
import type { Organization } from '#features/platform/organizations/schema.ts';
import { brandShades } from '#shared/brand.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { Field, PictureField } from '#web/resource/form/fields.tsx';
import { palette, type Scheme } from '#web/theme.ts';
import css from './BrandingForm.module.css';
import { SettingsForm } from './SettingsForm.tsx';

const USUAL = '#f97316';

export function BrandingForm({ organization }: { organization: Organization }) {
  const { primary_color, logo_url, name } = organization;
  return (
    <SettingsForm
      organization={organization}
      facts={[
        ['Color', primary_color ?? 'Orange'],
        ['Logo', logo_url && <Avatar key="logo" name={name} src={logo_url} square size={40} />],
      ]}
    >
      <PictureField name="logo_url" label="Logo" help="Shown on every screen, in invitations and in emails." />
      <Field
        name="primary_color"
        label="Color"
        help="Used for buttons and links. Tandem adjusts the shade to stay readable in light and dark mode."
        show={(value) => String(value ?? 'Orange')}
      >
        <ColorInput />
      </Field>
      <Preview name={name} />
    </SettingsForm>
  );
}

interface ColorInputProps {
  id?: string;
  value?: string | null;
  onChange?: (color: string | null) => void;
}

/** A color from the browser's picker or a hex value; defaults to orange. */
function ColorInput({ id, value, onChange }: ColorInputProps) {
  const hint = useId();
  return (
    <span className={css.color}>
      <input
        type="color"
        aria-label="Pick a color"
        value={value ?? USUAL}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <input
        id={id}
        key={value}
        type="text"
        className={css.number}
        defaultValue={value ?? ''}
        placeholder={USUAL}
        maxLength={7}
        aria-describedby={hint}
        onBlur={({ target }) => {
          const text = target.value.trim().toLowerCase();
          const color = text && !text.startsWith('#') ? `#${text}` : text;
          if (color === '') onChange?.(null);
          else if (/^#[0-9a-f]{6}$/.test(color)) onChange?.(color);
          else target.value = value ?? '';
        }}
      />
      {value && (
        <button type="button" className={css.reset} onClick={() => onChange?.(null)}>
          Reset to orange
        </button>
      )}
      <span id={hint} className="only-for-readers">
        Hex color, such as {USUAL}
      </span>
    </span>
  );
}

function Preview({ name }: { name: string }) {
  const color = (Form.useWatch('primary_color') as string | null | undefined) ?? null;
  const logo = Form.useWatch('logo_url') as string | null | undefined;
  return (
    <div className={css.previews}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={css.preview} style={groundOf(scheme, color)}>
          <span className={css.head}>
            <Avatar name={name} src={logo} square size={24} />
            <strong>{name}</strong>
          </span>
          <span className={css.button}>Button</span>
          <span className={css.link}>Link</span>
          <span className={css.tinted}>Selected</span>
        </div>
      ))}
    </div>
  );
}

function groundOf(scheme: Scheme, color: string | null): CSSProperties {
  const shades = { ...palette[scheme], ...(color && brandShades(color, scheme)) };
  const wanted = ['surface', 'text', 'line', 'accent', 'accent-on', 'accent-tint', 'accent-line'] as const;
  return Object.fromEntries(wanted.map((key) => [`--p-${key}`, shades[key]])) as CSSProperties;
}
