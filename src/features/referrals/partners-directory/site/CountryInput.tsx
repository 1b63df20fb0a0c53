import { countryCodes } from '#shared/places/countries.ts';
import css from './directory.module.css';
import { countryIn } from './words.ts';

export function CountryInput({ language, label, any }: { language: string; label: string; any: string }) {
  const countries = countryCodes
    .map((code) => [code, countryIn(language, code)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <label className={css.field}>
      <span>{label}</span>
      <select name="country" className="site-input" defaultValue="">
        <option value="">{any}</option>
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
