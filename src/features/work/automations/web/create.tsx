import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Definition } from '../definition.schema.ts';
import type { Recipe } from '../schema.ts';
import css from './automations.module.css';
import { RecipeCard } from './RecipeCard.tsx';
import { texts as t } from './texts.ts';
import { useCatalog } from './useCatalog.ts';

const blank: Definition = { trigger: { kind: 'event', table: null, event: null }, when: null, steps: [] };

/** The gallery of recipes; each becomes a draft with one click. */
export default function AutomationCreate() {
  const navigate = useNavigate();
  const { group: first } = useSearch({ strict: false }) as { group?: string };
  const catalog = useCatalog();
  const open = ({ id }: { id: string }) => navigate({ to: `/automations/edit/${id}` as string });
  const fromRecipe = useWrite<string, { id: string }>('automations', (recipe) =>
    api('automations/from_recipe', { method: 'POST', body: { recipe } }),
  );
  const create = useWrite<void, { id: string }>('automations', () =>
    api('automations', { method: 'POST', body: { name: t.untitled, definition: blank } }),
  );
  return (
    <>
      <PageHeader title={t.newAutomation}>
        <Button
          icon={<Plus size={16} />}
          loading={create.isPending}
          onClick={() => create.mutate(undefined, { onSuccess: open })}
        >
          {t.blank}
        </Button>
      </PageHeader>
      <p className="meta">{t.galleryText}</p>
      <Loaded query={catalog}>
        {(data) => (
          <>
            {groupsOf(data.recipes, first).map((group) => (
              <section key={group} className={css.group}>
                <h2>{group}</h2>
                <div className={css.gallery}>
                  {data.recipes
                    .filter((recipe) => recipe.group === group)
                    .map((recipe) => (
                      <RecipeCard
                        key={recipe.key}
                        catalog={data}
                        recipe={recipe}
                        isBusy={fromRecipe.isPending}
                        onUse={() => fromRecipe.mutate(recipe.key, { onSuccess: open })}
                      />
                    ))}
                </div>
              </section>
            ))}
          </>
        )}
      </Loaded>
    </>
  );
}

/** The groups of recipes, beginning with the one that a link asks for. */
function groupsOf(recipes: readonly Recipe[], first: string | undefined): string[] {
  const groups = [...new Set(recipes.map(({ group }) => group))];
  return groups.sort((a, b) => Number(b === first) - Number(a === first));
}
