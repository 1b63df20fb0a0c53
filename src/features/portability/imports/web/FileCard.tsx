import { Flex } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { guessColumns } from '../fields.ts';
import type { FileMapping, ImportFile, ImportTarget } from '../schema.ts';
import { FieldTable } from './FieldTable.tsx';
import { texts } from './texts.ts';
import { rowsText } from './useTargets.ts';

/** One file: its record type and the mapping of columns to fields, with an example of each. */
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
          {file.source && <strong>{file.source} · </strong>}
          {rowsText(file.row_count)}, {howWritten(file)}
        </span>
        <Flex gap={16} wrap>
          <Choice label={texts.whatThisFile}>
            <Select
              aria-label={texts.whatIs(file.file_name)}
              value={mapping.target}
              options={[...groupsOf(targets), { value: 'skip', label: texts.skipThisFile }]}
              onChange={choose}
              style={{ width: 240 }}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Choice>
          {target?.can_update && (
            <Choice label={texts.existingRecords}>
              <Select
                aria-label={texts.existingRecordsIn(file.file_name)}
                value={mapping.existing ?? 'keep'}
                options={modes}
                onChange={(existing) => onChange({ ...mapping, existing })}
                style={{ width: 240 }}
              />
            </Choice>
          )}
        </Flex>
        {!target && <span className="meta">{texts.firstRowUsedAsColumnHeadings(file.header.join(', '))}</span>}
        {target && (
          <>
            <span className="meta">{texts.existingRecordsMatchedBy(target.known_by)}</span>
            <FieldTable key={target.key} file={file} mapping={mapping} target={target} onChange={onChange} />
          </>
        )}
      </Flex>
    </Card>
  );
}

const modes = sayable([
  { value: 'keep', label: 'Leave unchanged' },
  { value: 'fill', label: 'Fill in empty fields' },
  { value: 'update', label: 'Update from the file' },
]);

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
    ? texts.excelSheet(delimiter)
    : texts.separatedBy(encoding, separatorNames[delimiter] ?? delimiter);
}

export function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Flex vertical gap={4}>
      <span className="meta">{label}</span>
      {children}
    </Flex>
  );
}
