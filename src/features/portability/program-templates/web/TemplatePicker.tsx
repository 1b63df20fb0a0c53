import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Handshake from 'lucide-react/icons/handshake';
import Megaphone from 'lucide-react/icons/megaphone';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Wrench from 'lucide-react/icons/wrench';
import { useEffect, useRef, useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { DottedStatus, StatusTag } from '#web/components/StatusTag.tsx';
import { api, apiRows } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { MotionKey, ProgramTemplate, TemplateApplied, TemplateItem, TemplateUndone } from '../schema.ts';
import css from './templates.module.css';
import { stateWords, texts as t } from './texts.ts';

const icons: Record<MotionKey, LucideIcon> = {
  referral: ArrowRightLeft,
  reseller: Store,
  affiliate: Megaphone,
  distributors: Truck,
  services: Wrench,
  co_sell: Handshake,
};

/** The templates with a preview of what each adds. */
export default function TemplatePicker() {
  const templates = useQuery({
    queryKey: ['program_templates'],
    queryFn: ({ signal }) => apiRows<ProgramTemplate>('program_templates', { signal }),
    // Other screens change what is already added.
    staleTime: 0,
  });
  const [picked, setPicked] = useState<MotionKey>();
  const preview = useRef<HTMLDivElement>(null);
  // On a phone, the preview is below the choices.
  useEffect(() => {
    if (picked) preview.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [picked]);
  return (
    <Loaded query={templates}>
      {(list) => {
        const chosen = list.find(({ key }) => key === (picked ?? list.find(({ is_used }) => is_used)?.key));
        return (
          <>
            <div role="radiogroup" aria-label={t.choose} className={css.motions}>
              {list.map(({ key, name, tagline, is_used }) => {
                const Icon = icons[key];
                return (
                  <label key={key} className={css.motion}>
                    <input
                      type="radio"
                      name="motion"
                      value={key}
                      checked={chosen?.key === key}
                      onChange={() => setPicked(key)}
                    />
                    <Icon size={18} aria-hidden="true" />
                    <strong>{name}</strong>
                    <span>{tagline}</span>
                    {is_used && (
                      <div className={css.used}>
                        <StatusTag tone="green">{t.inUse}</StatusTag>
                      </div>
                    )}
                  </label>
                );
              })}
            </div>
            <div ref={preview} className={css.place}>
              {chosen && <Preview template={chosen} />}
            </div>
          </>
        );
      }}
    </Loaded>
  );
}

function Preview({ template }: { template: ProgramTemplate }) {
  const { key, name, items, removable, kept } = template;
  const { message } = App.useApp();
  const mayManage = useCan('program_templates', 'manage');
  // The lists of what it adds are read again.
  const tables = [...new Set(items.map(({ ref_table }) => ref_table))];
  const apply = useWrite<void, TemplateApplied>(
    'program_templates',
    () => api(`program_templates/${key}/apply`, { method: 'POST', body: {} }),
    tables,
  );
  const takeBack = useWrite<void, TemplateUndone>(
    'program_templates',
    () => api(`program_templates/${key}/take_back`, { method: 'POST', body: {} }),
    tables,
  );
  const fail = (error: unknown) => void message.error((error as Error).message);
  const done = (text: string) => void message.success(text);
  const add = () => apply.mutateAsync().then(() => done(t.applied(name)), fail);
  const giveBack = () => takeBack.mutateAsync().then(({ removed }) => done(t.takenBack(removed.length)), fail);
  const fresh = items.filter(({ state }) => state === 'new').length;

  return (
    <section className={css.preview} aria-label={name}>
      <div className={css.head}>
        <h2>{fresh > 0 ? t.adds(fresh) : t.addsNothing}</h2>
        {mayManage && (
          <div className={css.buttons}>
            {removable.length > 0 && (
              <Button onClick={giveBack} loading={takeBack.isPending}>
                {t.takeBack}
              </Button>
            )}
            {fresh > 0 && (
              <Button type="primary" onClick={add} loading={apply.isPending}>
                {t.apply(name)}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={css.groups}>
        {[...Map.groupBy(items, ({ kind }) => kind)].map(([kind, own]) => (
          <div key={kind}>
            <h3>{kind}</h3>
            <ul>
              {own.map((item) => (
                <Entry key={item.name} item={item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {fresh === 0 && (
        <div className={css.foot}>
          <span className="meta">
            {t.after} {kept.length > 0 && t.stays(kept.map((item) => `${item.name} ${item.reason}`).join(', '))}
          </span>
        </div>
      )}
    </section>
  );
}

function Entry({ item: { ref_table, name, detail, color, state } }: { item: TemplateItem }) {
  const word =
    stateWords[state] ?? (['commission_plans', 'tracks', 'partner_pages'].includes(ref_table) ? t.draft : null);
  return (
    <li data-state={state}>
      {color ? <DottedStatus color={color}>{name}</DottedStatus> : name}
      {word && <span className="meta"> · {word}</span>}
      {detail && <span className={css.detail}>{detail}</span>}
    </li>
  );
}
