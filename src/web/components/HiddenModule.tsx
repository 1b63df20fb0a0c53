import { Button } from 'antd';
import { moduleNames } from '#shared/program/shapes.ts';
import { useTitle } from '../interaction/title.ts';
import { useCan } from '../session/session.tsx';
import { texts as t } from '../shell.texts.ts';
import css from './States.module.css';

/** Shown at an address of a module that is not part of the company's program. */
export function HiddenModule({ module }: { module: string }) {
  const name = moduleNames[module] ?? module;
  const mayAdd = useCan('program_settings', 'manage');
  useTitle(name);
  return (
    <div className={css.page}>
      <h1>{name}</h1>
      <p>{mayAdd ? t.addToProgram : t.notInProgram}</p>
      <Button type="primary" href={mayAdd ? '/administration/modules' : '/'}>
        {mayAdd ? t.openModules : t.backHome}
      </Button>
    </div>
  );
}
