import type { Organization } from '#features/platform/organizations/schema.ts';
import { type BrandFont, brandFonts } from '#shared/fonts.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { PictureInput } from '#web/inputs/PictureInput.tsx';
import { Field, PictureField, SwitchField, TextField } from '#web/resource/form/fields.tsx';
import { Pair } from '#web/resource/form/ResourceForm.tsx';
import css from './BrandingForm.module.css';
import { BrandPreview } from './BrandPreview.tsx';
import { ColorInput } from './ColorInput.tsx';
import { CompanySettingsForm } from './SettingsForm.tsx';
import { texts } from './texts.ts';

const t = texts.brand;
const fontLabel = (key: unknown): string => brandFonts[key as BrandFont]?.label ?? brandFonts.inter.label;
const fontOptions = Object.entries(brandFonts).map(([value, { label }]) => ({ value, label }));

/** The brand kit: the look of everything that partners and visitors see. */
export function BrandingForm({ organization }: { organization: Organization }) {
  const { primary_color, logo_url, name, font } = organization;
  return (
    <CompanySettingsForm
      organization={organization}
      facts={[
        [t.logo, logo_url && <Avatar key="logo" name={name} src={logo_url} square size={40} />],
        [t.color, primary_color ?? t.usualColor],
        [t.font, fontLabel(font)],
      ]}
    >
      <p className={css.about}>{t.about}</p>
      <PictureField name="logo_url" label={t.logo} help={t.logoHelp} />
      <Field name="primary_color" label={t.color} help={t.colorHelp} show={(value) => String(value ?? t.usualColor)}>
        <ColorInput />
      </Field>
      <SwitchField name="brands_frame" label={t.frame} help={t.frameHelp} />
      <Field name="font" label={t.font} help={t.fontHelp} show={fontLabel}>
        <OptionSelect options={fontOptions} />
      </Field>
      <Field name="cover_url" label={t.cover} help={t.coverHelp}>
        <PictureInput label={t.cover} shape="wide" />
      </Field>
      <PictureField name="favicon_url" label={t.favicon} help={t.faviconHelp} />
      <Field name="preview_image_url" label={t.card} help={t.cardHelp}>
        <PictureInput label={t.card} shape="wide" />
      </Field>
      <Pair>
        <TextField name="privacy_url" label={t.privacy} help={t.privacyHelp} placeholder={t.privacyExample} max={500} />
        <TextField name="imprint_url" label={t.imprint} help={t.imprintHelp} placeholder={t.imprintExample} max={500} />
      </Pair>
      <BrandPreview name={name} slug={organization.slug} />
    </CompanySettingsForm>
  );
}
