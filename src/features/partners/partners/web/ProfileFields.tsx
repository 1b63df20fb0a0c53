import { countryName } from '#web/countries.ts';
import { CountrySelect } from '#web/inputs/CountrySelect.tsx';
import { Field, PictureField, RichTextField, TextField } from '#web/resource/fields.tsx';
import { Pair } from '#web/resource/ResourceForm.tsx';

/** What both sides may write about a partner. */
export function ProfileFields() {
  return (
    <>
      <Pair>
        <TextField name="website" label="Website" type="url" placeholder="https://" max={500} />
        <TextField name="phone" label="Phone" type="tel" max={60} />
      </Pair>
      <PictureField name="photo_url" label="Logo" help="PNG, JPEG, WebP or GIF, up to 2 MB; square is best." />
      <RichTextField name="description" label="Description" help="What they do, for whom." />
      <TextField name="address_line_1" label="Address" max={300} />
      <TextField name="address_line_2" label="Address, second line" max={300} />
      <Pair>
        <TextField name="postal_code" label="Postal code" max={20} />
        <TextField name="city" label="City" max={120} />
        <TextField name="state" label="State or province" max={120} />
        <Field name="country" label="Country" show={(code) => countryName(code as string)}>
          <CountrySelect />
        </Field>
      </Pair>
    </>
  );
}
