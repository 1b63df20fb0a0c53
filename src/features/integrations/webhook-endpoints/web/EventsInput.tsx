import { Button } from 'antd';
import { useMemo } from 'react';
import { Select } from '#web/inputs/Select.tsx';
import { texts as t } from './texts.ts';
import { useEvents } from './useEvents.ts';

interface EventsInputProps {
  id?: string;
  value?: string[];
  onChange?: (types: string[]) => void;
}

/** Selects events, grouped by the records they are about. */
export function EventsInput({ id, value = [], onChange }: EventsInputProps) {
  const { data: events = [], isPending } = useEvents();
  const options = useMemo(
    () =>
      [...Map.groupBy(events, ({ group }) => group)].map(([label, list]) => ({
        label,
        options: list.map((event) => ({ value: event.type, label: event.type })),
      })),
    [events],
  );
  const labels = new Map(events.map(({ type, label }) => [type, label]));
  return (
    <>
      <Select
        id={id}
        mode="multiple"
        loading={isPending}
        value={value}
        onChange={(types) => onChange?.(types as string[])}
        options={options}
        maxTagCount={12}
        optionRender={({ value: type }) => (
          <span>
            <code>{String(type)}</code> <span className="meta">{labels.get(String(type))}</span>
          </span>
        )}
      />
      <Button type="link" size="small" onClick={() => onChange?.(events.map(({ type }) => type))}>
        {t.selectAll}
      </Button>
    </>
  );
}
