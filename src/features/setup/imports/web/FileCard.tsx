import { Flex } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { guessColumns } from '../fields.ts';
import type { FileMapping, ImportFile, ImportTarget } from '../schema.ts';
import { FieldTable } from './FieldTable.tsx';
import { rowsText } from './useTargets.ts';

/** One file: what its rows are, and which column is which field, with a value of each to recognise it by. */
export function FileCard({
  file,
  mapping,
  targets,
  onChange,
}: {
  file: ImportFile;
  mapping: FileMapping;
  targets: readonly ImportTarget[];
  onChange: (mapping: FileMapping) => void;
}) {
  const target = targets.find(({ key }) => key === mapping.target);
  const choose = (key: string) => {
    const fields = targets.find((one) => one.key === key)?.fields ?? [];
    onChange({ target: key, columns: guessColumns(file.header, fields) });
  };
  return (
    <Card title={file.file_name}>
      <Flex vertical gap={12}>
        <span className="meta">
          {rowsText(file.row_count)}, {howWritten(file)}
        </span>
        <Flex gap={16} wrap>
          <Choice label="What is this file?">
            <Select
              aria-label={`What is ${file.file_name}?`}
              value={mapping.target}
              options={[...groupsOf(targets), { value: 'skip', label: 'Leave this file out' }]}
              onChange={choose}
              style={{ width: 240 }}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Choice>
          {target?.can_update && (
            <Choice label="Rows that are here already">
              <Select
                aria-label={`Rows of ${file.file_name} that are here already`}
                value={mapping.existing ?? 'keep'}
                options={modes}
                onChange={(existing) => onChange({ ...mapping, existing })}
                style={{ width: 240 }}
              />
            </Choice>
          )}
        </Flex>
        {!target && <span className="meta">Its first row names its columns: {file.header.join(', ')}.</span>}
        {target && (
          <>
            <span className="meta">A row is recognised again by {target.known_by}.</span>
            <FieldTable key={target.key} file={file} mapping={mapping} target={target} onChange={onChange} />
          </>
        )}
      </Flex>
    </Card>
  );
}

const modes = [
  { value: 'keep', label: 'Leave them as they are' },
  { value: 'fill', label: 'Fill in what is empty' },
  { value: 'update', label: 'Change them to what the file says' },
];

function groupsOf(targets: readonly ImportTarget[]) {
  return [...new Set(targets.map(({ group }) => group))].map((group) => ({
    label: group,
    title: group,
    options: targets.filter((one) => one.group === group).map(({ key, label }) => ({ value: key, label })),
  }));
}

const separatorNames: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

function howWritten({ encoding, delimiter }: ImportFile): string {
  return encoding === 'Excel'
    ? `Excel, sheet “${delimiter}”`
    : `${encoding}, separated by ${separatorNames[delimiter] ?? delimiter}`;
}

export function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Flex vertical gap={4}>
      <span className="meta">{label}</span>
      {children}
    </Flex>
  );
}
