import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { declaredFeatures } from '../../declared.ts';
import type { ComposerKind, ComposerProps } from '../../feature.ts';
import { isOffered } from '../../session/access.ts';
import { useSession } from '../../session/session.tsx';
import css from './RecordTimeline.module.css';

type Part = NonNullable<ComposerKind['part']>;
const forms = new Map<Part, ComponentType<ComposerProps>>();

/** A form keeps its identity, so that what is typed survives a render. */
function formOf(part: Part): ComponentType<ComposerProps> {
  const known = forms.get(part) ?? lazy(part);
  forms.set(part, known);
  return known;
}

/** Adds a note, a task, a meeting or what else features offer to the timeline of a record. */
export function Composer({ on, id }: { on: string; id: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState<string | null>(null);
  const kinds = declaredFeatures()
    .flatMap(({ composers = [] }) => composers)
    .filter((kind) => (typeof kind.on === 'function' ? kind.on(on) : kind.on.includes(on)) && isOffered(kind, session))
    .sort((a, b) => a.order - b.order);
  if (kinds.length === 0) return null;
  const chosen = kinds.find(({ key }) => key === open);
  const Form = chosen?.part && formOf(chosen.part);
  return (
    <>
      <div className={css.kinds}>
        {kinds.map(({ key, label, icon: Icon, to }) => (
          <Button
            key={key}
            icon={<Icon size={14} />}
            {...(!to && { 'aria-expanded': key === open, ...(key === open && { type: 'primary', ghost: true }) })}
            onClick={() => (to ? navigate({ href: to(id) }) : setOpen(key === open ? null : key))}
          >
            {label}
          </Button>
        ))}
      </div>
      {Form && (
        <div className={css.form}>
          <Suspense fallback={<PageSkeleton />}>
            <Form on={on} id={id} onDone={() => setOpen(null)} />
          </Suspense>
        </div>
      )}
    </>
  );
}
