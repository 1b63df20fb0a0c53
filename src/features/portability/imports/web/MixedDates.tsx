import { Flex } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { Select } from '#web/inputs/Select.tsx';
import type { DateOrder, ImportReport } from '../schema.ts';
import { texts } from './texts.ts';

type Mixed = NonNullable<ImportReport['mixed_dates']>[number];

const orders: { value: DateOrder; label: string }[] = sayable([
  { value: 'mdy', label: 'Month first' },
  { value: 'dmy', label: 'Day first' },
]);

/** Asks once per column how dates are meant that can be read either way. */
export function MixedDates({
  mixed: { file, field, label, column, order, is_chosen, example },
  onChoose,
}: {
  mixed: Mixed;
  onChoose: (file: string, field: string, order: DateOrder) => void;
}) {
  return (
    <Flex gap={8} align="center" wrap>
      <span>{texts.howInColumnWritten(example, column, file)}</span>
      <Select
        aria-label={texts.dateFormatIn(label, file)}
        placeholder={texts.readWithFirst(order === 'dmy' ? 'day' : 'month')}
        value={is_chosen ? order : undefined}
        options={orders}
        onChange={(chosen) => onChoose(file, field, chosen)}
        style={{ width: 220 }}
      />
    </Flex>
  );
}
