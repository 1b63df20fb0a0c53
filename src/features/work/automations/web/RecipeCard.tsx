import { Button } from 'antd';
import { allSteps, type Definition, type Step } from '../definition.schema.ts';
import type { Catalog, Recipe } from '../schema.ts';
import css from './automations.module.css';
import { StepIcon } from './StepIcon.tsx';
import { tableOf, triggerText, whenText } from './sentences.ts';
import { texts as t } from './texts.ts';
import { useFacts } from './useCatalog.ts';
import { useSentence } from './useSentence.ts';

interface RecipeCardProps {
  catalog: Catalog;
  recipe: Recipe;
  isBusy: boolean;
  onUse: () => void;
}

/** A recipe with what starts it and what it does, in the words of the builder. */
export function RecipeCard({ catalog, recipe, isBusy, onUse }: RecipeCardProps) {
  const definition = recipe.definition as Definition;
  const table = tableOf(catalog, definition);
  const facts = useFacts(table);
  const when = facts.data ? whenText(definition.when, facts.data) : '';
  return (
    <article className={css.recipe}>
      <h3>{recipe.name}</h3>
      <p>{recipe.about}</p>
      <p className={css.starts}>
        <b>{t.when}</b> {triggerText(catalog, definition.trigger)}
        {when && `, ${t.onlyIf(when)}`}
      </p>
      <ul className={css.steps}>
        {allSteps(definition.steps)
          .filter(({ kind }) => kind !== 'branch')
          .map((step) => (
            <RecipeStep key={step.id} catalog={catalog} step={step} table={table} />
          ))}
      </ul>
      <Button size="small" disabled={isBusy} aria-label={`${t.useRecipe}: ${recipe.name}`} onClick={onUse}>
        {t.useRecipe}
      </Button>
    </article>
  );
}

function RecipeStep({ catalog, step, table }: { catalog: Catalog; step: Step; table: string | null }) {
  const spec = catalog.steps.find(({ kind }) => kind === step.kind);
  const sentence = useSentence(catalog, spec, step, table);
  return (
    <li>
      <StepIcon kind={step.kind} />
      <span>{sentence}</span>
    </li>
  );
}
