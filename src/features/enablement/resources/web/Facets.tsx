import { Button } from 'antd';
import type { Facets as Counts, FacetName } from '../browse.schema.ts';
import { resource } from '../schema.ts';
import css from './resources.module.css';
import { texts as t } from './texts.ts';
import { facetNames, type LibraryState } from './useLibrary.ts';

const labels: Record<FacetName, string> = {
  kind: resource.fields.kind.label,
  product_id: resource.fields.product_id.label,
  funnel_stage: resource.fields.funnel_stage.label,
  language: resource.fields.language.label,
  tag: resource.fields.tags.label,
};

interface FacetsProps {
  facets: Counts;
  state: LibraryState;
  onChange: (changes: Record<string, unknown>) => void;
}

/** The filters of the found resources, with the number of results for each. */
export function Facets({ facets, state, onChange }: FacetsProps) {
  const chosen = facetNames.filter((name) => state.chosen[name].length > 0);
  return (
    <div className={css.facets}>
      {facetNames.map((name) => {
        const values = facets[name];
        if (values.length === 0) return null;
        const picked = state.chosen[name];
        return (
          <fieldset key={name} className={css.facet}>
            <legend>{labels[name]}</legend>
            {values.map(({ value, label, count }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={picked.includes(value)}
                  onChange={({ target }) =>
                    onChange({
                      [name]: target.checked ? [...picked, value] : picked.filter((other) => other !== value),
                    })
                  }
                />
                <span>{label}</span>
                <span className="meta figures">{count}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
      {chosen.length > 0 && (
        <Button size="small" onClick={() => onChange(Object.fromEntries(facetNames.map((name) => [name, undefined])))}>
          {t.clear}
        </Button>
      )}
    </div>
  );
}
