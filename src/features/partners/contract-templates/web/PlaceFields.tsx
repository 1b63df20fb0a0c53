import { Button, Checkbox, Input } from 'antd';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { type FieldKind, fieldKinds, type SignerField, type SignerRole } from '../content.schema.ts';
import type { OpenedPdf } from '../site/pdf.ts';
import { newFieldKey } from './FieldRows.tsx';
import { PlacedField } from './PlacedField.tsx';
import css from './templates.module.css';
import { fieldKindLabels, texts as t } from './texts.ts';

const sizes: Record<FieldKind, { width: number; height: number }> = {
  signature: { width: 0.28, height: 0.06 },
  initials: { width: 0.08, height: 0.04 },
  date: { width: 0.16, height: 0.025 },
  text: { width: 0.26, height: 0.025 },
  checkbox: { width: 0.025, height: 0.018 },
  attachment: { width: 0.26, height: 0.025 },
};

interface PlaceFieldsProps {
  pdf: OpenedPdf;
  roles: readonly SignerRole[];
  fields: SignerField[];
  disabled: boolean;
  onChange: (fields: SignerField[]) => void;
}

/** Fields are dragged from the list onto a page, or chosen there and placed by a click. */
export function PlaceFields({ pdf, roles, fields, disabled, onChange }: PlaceFieldsProps) {
  const [role, setRole] = useState(roles[0]?.key ?? '');
  const [tool, setTool] = useState<FieldKind | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const current = fields.find(({ key }) => key === selected);
  const set = (key: string, change: Partial<SignerField>) =>
    onChange(fields.map((field) => (field.key === key ? { ...field, ...change } : field)));
  const remove = (key: string) => {
    onChange(fields.filter((field) => field.key !== key));
    setSelected(null);
  };
  const place = (kind: FieldKind, page: number, x: number, y: number) => {
    const { width, height } = sizes[kind];
    const key = newFieldKey(fields, kind);
    const at = {
      x: Math.min(Math.max(0, x - width / 2), 1 - width),
      y: Math.min(Math.max(0, y - height / 2), 1 - height),
    };
    onChange([
      ...fields,
      { key, role, kind, label: fieldKindLabels[kind], required: kind !== 'checkbox', page, ...at, width, height },
    ]);
    setTool(null);
    setSelected(key);
  };
  return (
    <div className={css.placing}>
      <div className={css.side}>
        {!disabled && (
          <div className={css.palette}>
            <label htmlFor="place-role">{t.forSigner}</label>
            <OptionSelect
              id="place-role"
              options={roles.map(({ key, name }) => ({ value: key, label: name }))}
              value={role}
              onChange={(key) => setRole(key as string)}
            />
            <p className="meta">{t.palette}</p>
            {fieldKinds.map((kind) => (
              <button
                key={kind}
                type="button"
                draggable
                className={css.tool}
                aria-pressed={tool === kind}
                onClick={() => setTool(tool === kind ? null : kind)}
                onDragStart={(event) => event.dataTransfer.setData('text/plain', kind)}
              >
                {fieldKindLabels[kind]}
              </button>
            ))}
          </div>
        )}
        {current && !disabled ? (
          <div className={css.palette}>
            <strong>{t.selected}</strong>
            <Input
              aria-label={t.label}
              value={current.label}
              maxLength={120}
              onChange={(event) => set(current.key, { label: event.target.value })}
            />
            <OptionSelect
              aria-label={t.forSigner}
              options={roles.map(({ key, name }) => ({ value: key, label: name }))}
              value={current.role}
              onChange={(key) => set(current.key, { role: key as string })}
            />
            <Checkbox
              checked={current.required}
              onChange={(event) => set(current.key, { required: event.target.checked })}
            >
              {t.required}
            </Checkbox>
            <div>
              <Button danger onClick={() => remove(current.key)}>
                {t.removeField}
              </Button>
            </div>
          </div>
        ) : (
          <p className="meta">{t.nothingSelected}</p>
        )}
      </div>
      <div className={css.pages}>
        {Array.from({ length: pdf.pages }, (_, index) => (
          <Sheet
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are their numbers
            key={index}
            pdf={pdf}
            number={index + 1}
            tool={disabled ? null : tool}
            onPlace={disabled ? undefined : (kind, x, y) => place(kind, index + 1, x, y)}
          >
            {fields
              .filter(({ page }) => page === index + 1)
              .map((field) => (
                <PlacedField
                  key={field.key}
                  field={field}
                  role={roles.findIndex(({ key }) => key === field.role)}
                  label={t.positioned(
                    fieldKindLabels[field.kind],
                    roles.find(({ key }) => key === field.role)?.name ?? '',
                  )}
                  isSelected={selected === field.key}
                  disabled={disabled}
                  onSelect={() => setSelected(field.key)}
                  onChange={(change) => set(field.key, change)}
                  onRemove={() => remove(field.key)}
                />
              ))}
          </Sheet>
        ))}
      </div>
    </div>
  );
}

interface SheetProps {
  pdf: OpenedPdf;
  number: number;
  tool: FieldKind | null;
  onPlace: ((kind: FieldKind, x: number, y: number) => void) | undefined;
  children: React.ReactNode;
}

function Sheet({ pdf, number, tool, onPlace, children }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = canvas.current!;
    pdf.draw(number, drawn, drawn.clientWidth || 800).catch(() => {});
  }, [pdf, number]);
  const pointOf = (event: MouseEvent<HTMLElement>): [number, number] => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return [(event.clientX - left) / width, (event.clientY - top) / height];
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    const kind = event.dataTransfer.getData('text/plain') as FieldKind;
    if (fieldKinds.includes(kind)) onPlace?.(kind, ...pointOf(event));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!tool || event.target !== event.currentTarget || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    onPlace?.(tool, 0.5, 0.5);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page holds buttons, so it is no button
    <div
      className={css.sheet}
      role="group"
      aria-label={t.page(number, pdf.pages)}
      tabIndex={tool ? 0 : undefined}
      style={tool ? { cursor: 'crosshair' } : undefined}
      onDragOver={(event) => onPlace && event.preventDefault()}
      onDrop={drop}
      onClick={(event) => tool && onPlace?.(tool, ...pointOf(event))}
      onKeyDown={press}
    >
      <canvas ref={canvas} role="img" aria-label={t.page(number, pdf.pages)} />
      {children}
    </div>
  );
}
