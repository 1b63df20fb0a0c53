import { App, Button } from 'antd';
import Puzzle from 'lucide-react/icons/puzzle';
import { useState } from 'react';
import type { ProgramShape } from '#shared/program/shapes.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { declaredFeatures } from '#web/declared.ts';
import type { ProgramModule } from '../../schema.ts';
import css from './modules.module.css';
import ShapeCards from './ShapeCards.tsx';
import { texts as t } from './texts.ts';
import { useModuleChanges, useModules } from './useModules.ts';

/** The shapes of the program, and every module that can be added to it. */
export default function ModulesScreen() {
  const program = useModules();
  const { choose, chooseShape, pending, isSaving } = useModuleChanges();
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
      <Loaded query={program}>
        {({ shape, modules: all }) => (
          <>
            <Shapes shape={shape} save={chooseShape} isSaving={isSaving} />
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

interface ShapesProps {
  shape: readonly ProgramShape[];
  save: (chosen: ProgramShape[]) => Promise<void>;
  isSaving: boolean;
}

function Shapes({ shape, save, isSaving }: ShapesProps) {
  const { message } = App.useApp();
  const [chosen, setChosen] = useState<ProgramShape[]>();
  const submit = (value: ProgramShape[]) =>
    save(value).then(
      () => {
        setChosen(undefined);
        message.success(t.saved);
      },
      (error: Error) => void message.error(error.message),
    );
  return (
    <section className={css.section} aria-labelledby="program-shapes">
      <h2 id="program-shapes">{t.shapes}</h2>
      <p>{t.shapesText}</p>
      <ShapeCards value={chosen ?? shape} onChange={setChosen} />
      {chosen && `${chosen}` !== `${shape}` && (
        <div className={css.foot}>
          <Button type="primary" loading={isSaving} onClick={() => submit(chosen)}>
            {t.save}
          </Button>
        </div>
      )}
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
