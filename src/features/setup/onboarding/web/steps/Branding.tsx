import { App, Button } from 'antd';
import { type CSSProperties, useId } from 'react';
import type { Organisation, OrganisationUpdate } from '#features/setup/company-settings/schema.ts';
import { brandShades } from '#shared/brand.ts';
import { useScheme } from '#web/appearance.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PictureInput } from '#web/inputs/PictureInput.tsx';
import { SwatchInput } from '#web/inputs/SwatchInput.tsx';
import css from '../inline.module.css';
import { useCompanyDetails } from '../useCompanyDetails.ts';

/** Tandem's own, until the company says otherwise. */
const USUAL = '#c2410c';

export function Branding() {
  const { message } = App.useApp();
  const { details, save } = useCompanyDetails();
  const change = (values: OrganisationUpdate) =>
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

function Choices({ row, onChange }: { row: Organisation; onChange: (values: OrganisationUpdate) => void }) {
  const colourId = useId();
  return (
    <div className={css.choices}>
      <div>
        <h2>Logo</h2>
        <PictureInput label="Logo" value={row.logo_url} onChange={(logo_url) => onChange({ logo_url })} />
      </div>
      <div>
        <h2>Colour</h2>
        <SwatchInput
          label="Colour"
          value={row.primary_colour}
          onChange={(primary_colour) => onChange({ primary_colour })}
        />
        <div className={css.own}>
          <label htmlFor={colourId}>Your own</label>
          <input
            // A new element when the row changes elsewhere: the browser keeps what was chosen in it.
            key={row.primary_colour}
            id={colourId}
            type="color"
            defaultValue={row.primary_colour ?? USUAL}
            // While the picker is open it tells of every shade; only the one it closes with is saved.
            onBlur={({ target }) =>
              target.value !== (row.primary_colour ?? USUAL) && onChange({ primary_colour: target.value })
            }
          />
          {row.primary_colour && (
            <Button size="small" type="text" onClick={() => onChange({ primary_colour: null })}>
              Use Tandem’s
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** What a partner meets first. */
function Preview({ row: { name, logo_url, primary_colour } }: { row: Organisation }) {
  const shades = brandShades(primary_colour ?? USUAL, useScheme());
  return (
    <figure className={css.preview} aria-label="How it looks">
      <div
        className={css.portal}
        style={{ '--brand': shades.accent, '--on-brand': shades['accent-on'] } as CSSProperties}
      >
        <span className={css.line}>
          <Avatar name={name} src={logo_url} size={28} square />
          <strong>{name}</strong>
        </span>
        <p>Welcome to the partner portal.</p>
        <span className={css.brand}>Register a deal</span>
      </div>
      <figcaption className="meta">The portal, to a partner</figcaption>
    </figure>
  );
}
