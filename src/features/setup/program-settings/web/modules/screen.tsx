import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Puzzle from 'lucide-react/icons/puzzle';
import { useState } from 'react';
import type { ProgramShape } from '#shared/program/shapes.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { declaredFeatures } from '#web/declared.ts';
import { useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { sessionQuery, useSession } from '#web/session/session.tsx';
import type { ProgramModule, ProgramSettings } from '../../schema.ts';
import css from './modules.module.css';
import ShapeCards from './ShapeCards.tsx';
import { texts as t } from './texts.ts';
import { useModules } from './useModules.ts';

/** What the program is, and every module that can be added to it. */
export default function ModulesScreen() {
  const { modules, choose, pending } = useModules();
  const { message, modal } = App.useApp();
  const change = async ({ key, name, is_in_use }: ProgramModule, choice: 'add' | 'remove') => {
    if (choice === 'remove' && is_in_use) {
      const sure = await modal.confirm({ title: t.askTitle(name), content: t.askText, okText: t.remove });
      if (!sure) return;
    }
    await choose(key, choice).then(
      () => void message.success(choice === 'add' ? t.added(name) : t.removed(name)),
      (error: Error) => void message.error(error.message),
    );
  };
  return (
    <>
      <PageHeader title={t.title} />
      <Shapes />
      <Loaded query={modules}>
        {(all) => (
          <>
            <Modules
              title={t.shown}
              text={all.some(({ is_shown }) => is_shown) ? t.shownText : t.allHidden}
              modules={all.filter(({ is_shown }) => is_shown)}
              choice="remove"
              {...{ change, pending }}
            />
            <Modules
              title={t.hidden}
              text={all.every(({ is_shown }) => is_shown) ? t.allShown : t.hiddenText}
              modules={all.filter(({ is_shown }) => !is_shown)}
              choice="add"
              {...{ change, pending }}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

function Shapes() {
  const { organization } = useSession();
  const settings = useOne<ProgramSettings>('program_settings', organization.id);
  const update = useUpdate<ProgramSettings>('program_settings', ['program_modules', 'program_templates']);
  const client = useQueryClient();
  const { message } = App.useApp();
  const [chosen, setChosen] = useState<ProgramShape[]>();
  return (
    <section className={css.section} aria-labelledby="program-shapes">
      <h2 id="program-shapes">{t.shapes}</h2>
      <p>{t.shapesText}</p>
      <Loaded query={settings}>
        {({ id, program_shape }) => {
          const save = async () => {
            try {
              await update.mutateAsync({ id, values: { program_shape: chosen } });
              await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
              setChosen(undefined);
              message.success(t.saved);
            } catch (error) {
              message.error((error as Error).message);
            }
          };
          return (
            <>
              <ShapeCards value={chosen ?? program_shape} onChange={setChosen} />
              {chosen && `${chosen}` !== `${program_shape}` && (
                <div className={css.foot}>
                  <Button type="primary" loading={update.isPending} onClick={save}>
                    {t.save}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface ModulesProps {
  title: string;
  text: string;
  modules: readonly ProgramModule[];
  choice: 'add' | 'remove';
  change: (module: ProgramModule, choice: 'add' | 'remove') => void;
  pending: string | undefined;
}

function Modules({ title, text, modules, choice, change, pending }: ModulesProps) {
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={css.grid}>
        {modules.map((module) => {
          const { key, name, description, is_in_use } = module;
          const Icon = iconOf(key);
          return (
            <article key={key} className={css.module} aria-label={name}>
              <span className={css.picture}>
                <Icon size={16} aria-hidden="true" />
              </span>
              <h3>{name}</h3>
              <Button
                size="small"
                aria-label={choice === 'add' ? t.addLabel(name) : t.removeLabel(name)}
                loading={pending === key}
                onClick={() => change(module, choice)}
              >
                {choice === 'add' ? t.add : t.remove}
              </Button>
              <p>{description}</p>
              {is_in_use && <span className="meta">{t.inUse}</span>}
            </article>
          );
        })}
      </div>
    </section>
  );
}

/** The picture of a module is that of its first entry in the menu or the command palette. */
const iconOf = (key: string) =>
  declaredFeatures()
    .filter(({ flag }) => flag === key)
    .flatMap(({ menu = [], actions = [], search = [], composers = [] }) => [
      ...menu,
      ...actions,
      ...search,
      ...composers,
    ])
    .find(({ icon }) => icon)?.icon ?? Puzzle;
