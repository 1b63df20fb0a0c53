import { App, Button } from 'antd';
import { type CSSProperties, useId } from 'react';
import type { Organization, OrganizationUpdate } from '#features/platform/organizations/schema.ts';
import { brandShades } from '#shared/brand.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PictureInput } from '#web/inputs/PictureInput.tsx';
import { SwatchInput } from '#web/inputs/SwatchInput.tsx';
import { useScheme } from '#web/look/appearance.ts';
import css from '../inline.module.css';
import { useCompanyDetails } from '../useCompanyDetails.ts';
import { texts } from './texts.ts';

/** The default color. */
const USUAL = '#c2410c';

export function Branding() {
  const { message } = App.useApp();
  const { details, save } = useCompanyDetails();
  const change = (values: OrganizationUpdate) =>
    void save(values).catch((error: Error) => void message.error(error.message));
  return (
    <Loaded query={details}>
      {(row) => (
        <div className={css.branding}>
          <Choices row={row} onChange={change} />
          <Preview row={row} />
        </div>
      )}
    </Loaded>
  );
}

function Choices({ row, onChange }: { row: Organization; onChange: (values: OrganizationUpdate) => void }) {
  const colorId = useId();
  return (
    <div className={css.choices}>
      <div>
        <h2>{texts.logo}</h2>
        <PictureInput label={texts.logo} value={row.logo_url} onChange={(logo_url) => onChange({ logo_url })} />
      </div>
      <div>
        <h2>{texts.color}</h2>
        <SwatchInput
          label={texts.color}
          value={row.primary_color}
          onChange={(primary_color) => onChange({ primary_color })}
        />
        <div className={css.own}>
          <label htmlFor={colorId}>{texts.customColor}</label>
          <input
            // The key resets the uncontrolled input when the row changes elsewhere.
            key={row.primary_color}
            id={colorId}
            type="color"
            defaultValue={row.primary_color ?? USUAL}
            // The picker reports every shade; only the final one is saved.
            onBlur={({ target }) =>
              target.value !== (row.primary_color ?? USUAL) && onChange({ primary_color: target.value })
            }
          />
          {row.primary_color && (
            <Button size="small" type="text" onClick={() => onChange({ primary_color: null })}>
              {texts.usingDefaultColor}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** A preview of the partner portal. */
function Preview({ row: { name, logo_url, primary_color } }: { row: Organization }) {
  const shades = brandShades(primary_color ?? USUAL, useScheme());
  return (
    <figure className={css.preview} aria-label={texts.preview}>
      <div
        className={css.portal}
        style={{ '--brand': shades.accent, '--on-brand': shades['accent-on'] } as CSSProperties}
      >
        <span className={css.line}>
          <Avatar name={name} src={logo_url} size={28} square />
          <strong>{name}</strong>
        </span>
        <p>{texts.welcomeToPartnerPortal}</p>
        <span className={css.brand}>{texts.registerDeal}</span>
      </div>
      <figcaption className="meta">{texts.partnerPortalPreview}</figcaption>
    </figure>
  );
}
