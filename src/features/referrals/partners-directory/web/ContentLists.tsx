import { countryCodes } from '#shared/places/countries.ts';
import { countryName } from '#web/countries.ts';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { Field, OptionField } from '#web/resource/form/fields.tsx';
import { contentLabels } from '../listing.schema.ts';
import { texts as t } from './texts.ts';

const countries = countryCodes.map((value) => ({ value, label: countryName(value) ?? value }));

/** The inputs of what a listing has several of. */
export function ContentLists() {
  return (
    <>
      {(['services', 'industries', 'languages'] as const).map((name) => (
        <Field key={name} name={name} label={contentLabels[name]} help={t.listingHelp.services}>
          <TagsInput />
        </Field>
      ))}
      <OptionField
        name="locations"
        label={contentLabels.locations}
        help={t.listingHelp.locations}
        options={countries}
        multiple
      />
    </>
  );
}
