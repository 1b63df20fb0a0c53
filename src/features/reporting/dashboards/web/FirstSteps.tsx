import { Button } from 'antd';
import Check from 'lucide-react/icons/check';
import { allows, isModuleOff } from '#shared/access/permissions.ts';
import { Link } from '#web/components/Link.tsx';
import { useSession } from '#web/session/session.tsx';
import css from './dashboard.module.css';
import { texts } from './texts.ts';

export interface Step {
  title: string;
  text: string;
  done: boolean;
  permission: [string, 'manage'];
  actions: { label: string; to: string }[];
}

/** The first steps in an empty product; hidden when every step is done. */
export function FirstSteps({ title, steps: all }: { title: string; steps: readonly Step[] }) {
  const { permissions } = useSession();
  const steps = all.filter(({ permission: [resource] }) => !isModuleOff(permissions, resource));
  const next = steps.findIndex(({ done }) => !done);
  if (next === -1) return null;
  return (
    <section className={css.first} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        <span className="meta">{texts.ofDone(steps.filter(({ done }) => done).length, steps.length)}</span>
      </div>
      <ol className={css.steps}>
        {steps.map(({ title: name, text, done, permission, actions }, index) => (
          <li key={name} className={css.step}>
            <span className={css.mark} data-done={done || undefined}>
              {done ? <Check size={14} aria-label={texts.done} /> : index + 1}
            </span>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            {!done && allows(permissions, ...permission) ? (
              <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
                {actions.map(({ label, to }, place) => (
                  <Link key={to} to={to}>
                    <Button type={index === next && place === 0 ? 'primary' : 'default'} tabIndex={-1}>
                      {label}
                    </Button>
                  </Link>
                ))}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
