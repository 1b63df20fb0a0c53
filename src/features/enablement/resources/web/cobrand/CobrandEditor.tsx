import { App, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { api } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { CobrandArea, Resource } from '../../schema.ts';
import { resourceSteps } from '../../steps.schema.ts';
import css from '../resources.module.css';
import { texts as t } from '../texts.ts';
import { AreaBox } from './AreaBox.tsx';
import { AreaSettings } from './AreaSettings.tsx';

const { label, done } = resourceSteps.steps.cobrand_areas;
const PdfPage = lazy(() => import('./PdfPage.tsx'));

/** Places the areas for a partner's logo and contact details on the pages of a PDF. */
export default function CobrandEditor({ row }: { row: Resource }) {
  const { message } = App.useApp();
  const [areas, setAreas] = useState<CobrandArea[]>(row.cobrand_areas);
  const [isChanged, setChanged] = useState(false);
  const [selected, setSelected] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const [partner, setPartner] = useState<string | null>(null);
  const forget = useUnsavedWarning(isChanged);
  const save = useWrite<CobrandArea[], Resource>('resources', (all) =>
    api<Resource>(`resources/${row.id}/cobrand_areas`, { method: 'POST', body: { areas: all } }),
  );
  const fail = (error: Error) => void message.error(error.message);

  const edit = (all: CobrandArea[]) => {
    setAreas(all);
    setChanged(true);
  };
  const change = (index: number, changes: Partial<CobrandArea>) =>
    edit(areas.map((area, at) => (at === index ? { ...area, ...changes } : area)));
  const add = (area: Omit<CobrandArea, 'page' | 'x' | 'y'>) => {
    edit([...areas, { page, x: 0.06, y: 0.84, ...area }]);
    setSelected(areas.length);
  };
  const store = () =>
    save.mutate(areas, {
      onSuccess: () => {
        setChanged(false);
        forget();
        message.success(done);
      },
      onError: fail,
    });
  const active = selected === null ? undefined : areas[selected];

  return (
    <div className={css.editor}>
      <div className={css.sheet}>
        <Suspense>
          <PdfPage id={row.id} version={row.version} page={page} onPages={setPages} />
        </Suspense>
        {areas.map(
          (area, index) =>
            area.page === page && (
              <AreaBox
                // biome-ignore lint/suspicious/noArrayIndexKey: areas have no other identity
                key={index}
                area={area}
                isOn={index === selected}
                onSelect={() => setSelected(index)}
                onChange={(changes) => change(index, changes)}
              />
            ),
        )}
      </div>
      <div className={css.settings}>
        <p className="meta">{t.cobrandHelp}</p>
        {pages > 1 && (
          <label htmlFor="area-page">
            {t.page}{' '}
            <NumberInput id="area-page" value={page} min={1} max={pages} onChange={(number) => setPage(number ?? 1)} />
          </label>
        )}
        <div className={css.buttons}>
          <Button onClick={() => add({ kind: 'logo', width: 0.22, height: 0.08 })}>{t.addLogo}</Button>
          <Button
            onClick={() =>
              add({
                kind: 'text',
                width: 0.4,
                height: 0.1,
                text: '{name}\n{website}\n{phone}',
                size: 11,
                align: 'left',
              })
            }
          >
            {t.addText}
          </Button>
        </div>
        {active && selected !== null && (
          <AreaSettings
            key={selected}
            area={active}
            onChange={(changes) => change(selected, changes)}
            onRemove={() => {
              edit(areas.filter((_, at) => at !== selected));
              setSelected(null);
            }}
          />
        )}
        <Button type="primary" disabled={!isChanged} loading={save.isPending} onClick={store}>
          {label}
        </Button>
        {row.cobrand_areas.length > 0 && !isChanged && (
          <>
            <ReferenceSelect
              resource="partners"
              value={partner}
              onChange={setPartner}
              placeholder={t.tryPartner}
              aria-label={t.tryPartner}
            />
            <Button
              disabled={!partner}
              onClick={() => downloadFile(`resources/${row.id}/cobranded`, { partner_id: partner }).catch(fail)}
            >
              {t.tryIt}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
