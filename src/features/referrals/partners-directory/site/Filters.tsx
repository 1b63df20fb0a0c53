import type { DirectoryPageOf, DirectorySearch, PublicDirectory } from '../public.schema.ts';
import css from './directory.module.css';
import type { Words } from './words.ts';

type Options = DirectoryPageOf['facets']['regions'];
export const asList = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());

/** The filters with how many partners each option has. Without JavaScript they are sent with the search button. */
export function Filters({
  settings,
  facets,
  search,
  t,
}: {
  settings: PublicDirectory;
  facets: DirectoryPageOf['facets'];
  search: DirectorySearch;
  t: Words;
}) {
  return (
    <>
      {settings.include_region_filter && (
        <Group name="region" label={t.region} options={facets.regions} chosen={asList(search.region)} />
      )}
      {settings.include_partner_type_filter && (
        <Group name="type" label={t.type} options={facets.types} chosen={asList(search.type)} />
      )}
      <Group name="country" label={t.country} options={facets.countries} chosen={asList(search.country)} />
      {facets.fields.map(({ id, name, options }) => (
        <Group
          key={id}
          name="f"
          label={name}
          options={options.map((option) => ({ ...option, value: `${id}:${option.value}` }))}
          chosen={asList(search.f)}
        />
      ))}
    </>
  );
}

function Group({
  name,
  label,
  options,
  chosen,
}: {
  name: string;
  label: string;
  options: Options;
  chosen: readonly string[];
}) {
  if (options.length === 0) return null;
  return (
    <details className={css.group} open={chosen.length > 0 || options.length <= 6}>
      <summary>{label}</summary>
      <fieldset>
        <legend className={css.hidden}>{label}</legend>
        {options.map(({ value, label: text, count }) => (
          <label key={value} className={css.option}>
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            <span>{text}</span>
            <span className={css.count}>{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
