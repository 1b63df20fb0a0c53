import { Form } from 'antd';
import { type CSSProperties, useId } from 'react';
import { brandShades } from '#shared/brand.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { Field, PictureField } from '#web/resource/fields.tsx';
import { palette, type Scheme } from '#web/theme.ts';
import type { Organisation } from '../schema.ts';
import css from './BrandingForm.module.css';
import { SettingsForm } from './SettingsForm.tsx';

const USUAL = '#f97316';

export function BrandingForm({ organisation }: { organisation: Organisation }) {
  const { primary_colour, logo_url, name } = organisation;
  return (
    <SettingsForm
      organisation={organisation}
      facts={[
        ['Colour', primary_colour ?? 'Orange'],
        ['Logo', logo_url && <Avatar key="logo" name={name} src={logo_url} square size={40} />],
      ]}
    >
      <PictureField name="logo_url" label="Logo" help="In the corner of every screen, on invitations and on mails." />
      <Field
        name="primary_colour"
        label="Colour"
        help="Of buttons and links. Shades that can be read in both themes are worked out from it."
        show={(value) => String(value ?? 'Orange')}
      >
        <ColourInput />
      </Field>
      <Preview name={name} />
    </SettingsForm>
  );
}

interface ColourInputProps {
  id?: string;
  value?: string | null;
  onChange?: (colour: string | null) => void;
}

/** Any colour, by the browser's own picker or by its number; without one it is the product's orange. */
function ColourInput({ id, value, onChange }: ColourInputProps) {
  const hint = useId();
  return (
    <span className={css.colour}>
      <input
        type="color"
        aria-label="Pick a colour"
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
          const colour = text && !text.startsWith('#') ? `#${text}` : text;
          if (colour === '') onChange?.(null);
          else if (/^#[0-9a-f]{6}$/.test(colour)) onChange?.(colour);
          else target.value = value ?? '';
        }}
      />
      {value && (
        <button type="button" className={css.reset} onClick={() => onChange?.(null)}>
          Use orange
        </button>
      )}
      <span id={hint} className="only-for-readers">
        Six digits, such as {USUAL}
      </span>
    </span>
  );
}

function Preview({ name }: { name: string }) {
  const colour = (Form.useWatch('primary_colour') as string | null | undefined) ?? null;
  const logo = Form.useWatch('logo_url') as string | null | undefined;
  return (
    <div className={css.previews}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={css.preview} style={groundOf(scheme, colour)}>
          <span className={css.head}>
            <Avatar name={name} src={logo} square size={24} />
            <strong>{name}</strong>
          </span>
          <span className={css.button}>Button</span>
          <span className={css.link}>A link</span>
          <span className={css.tinted}>Selected</span>
        </div>
      ))}
    </div>
  );
}

function groundOf(scheme: Scheme, colour: string | null): CSSProperties {
  const shades = { ...palette[scheme], ...(colour && brandShades(colour, scheme)) };
  const wanted = ['surface', 'text', 'line', 'accent', 'accent-on', 'accent-tint', 'accent-line'] as const;
  return Object.fromEntries(wanted.map((key) => [`--p-${key}`, shades[key]])) as CSSProperties;
}
