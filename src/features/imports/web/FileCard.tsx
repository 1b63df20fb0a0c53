import { Flex, Select } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { type FileMapping, type ImportFile, type Target, targetKeys } from '../schema.ts';
import { squash, targets } from '../targets.ts';

const targetOptions = [
  ...targetKeys.map((value) => ({ value, label: targets[value].label })),
  { value: 'skip' as const, label: 'Leave this file out' },
];
const multipliers = [
  { value: 1, label: 'as written' },
  { value: 1000, label: 'in thousands' },
  { value: 1_000_000, label: 'in millions' },
];

/** One file: what its rows are, and which column is which field, with a value of each to recognise it by. */
export function FileCard({
  file,
  mapping,
  onChange,
}: {
  file: ImportFile;
  mapping: FileMapping;
  onChange: (mapping: FileMapping) => void;
}) {
  const { target, columns } = mapping;
  const choose = (chosen: Target) =>
    onChange({ target: chosen, columns: chosen === 'skip' ? {} : guess(file, chosen) });
  const sampleOf = (column: string | null | undefined) =>
    column ? (file.sample.map((row) => row[file.header.indexOf(column)]).find(Boolean) ?? 'empty') : '';
  return (
    <Card
      title={file.file_name}
      actions={
        <Select
          aria-label={`Rows of ${file.file_name} are`}
          value={target}
          options={targetOptions}
          onChange={choose}
          style={{ width: 220 }}
        />
      }
    >
      <Flex vertical gap={8}>
        <span className="meta">
          {file.row_count.toLocaleString()} rows, {file.encoding}, separated by{' '}
          {separatorNames[file.delimiter] ?? file.delimiter}
        </span>
        {target !== 'skip' && (
          <div style={{ overflowX: 'auto' }}>
            <table className="plain" style={{ borderSpacing: '12px 6px', marginInline: -12 }}>
              <thead>
                <tr className="meta" style={{ textAlign: 'left' }}>
                  <th scope="col">Field</th>
                  <th scope="col">Column</th>
                  <th scope="col">For example</th>
                </tr>
              </thead>
              <tbody>
                {targets[target].fields.map(({ key, label, kind, is_required }) => (
                  <tr key={key}>
                    <td style={{ whiteSpace: 'nowrap' }}>
                      {label}
                      {is_required && (
                        <span title="Required" style={{ color: 'var(--accent)' }}>
                          {' '}
                          *
                        </span>
                      )}
                    </td>
                    <td>
                      <Flex gap={8}>
                        <Select
                          aria-label={`Column for ${label}`}
                          allowClear
                          placeholder="not in this file"
                          value={columns[key] ?? undefined}
                          options={file.header.map((value) => ({ value, label: value }))}
                          onChange={(column) =>
                            onChange({ ...mapping, columns: { ...columns, [key]: column ?? null } })
                          }
                          style={{ width: 200 }}
                        />
                        {kind === 'money' && columns[key] && (
                          <Select
                            aria-label={`${label} is written`}
                            value={mapping.multipliers?.[key] ?? 1}
                            options={multipliers}
                            onChange={(factor) =>
                              onChange({ ...mapping, multipliers: { ...mapping.multipliers, [key]: factor } })
                            }
                            style={{ width: 130 }}
                          />
                        )}
                      </Flex>
                    </td>
                    <td className="meta">{sampleOf(columns[key])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Flex>
    </Card>
  );
}

const separatorNames: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

/** Columns by their headings, when somebody says what the file is. */
function guess({ header }: ImportFile, target: Exclude<Target, 'skip'>): Record<string, string | null> {
  const free = new Map(header.map((column) => [squash(column), column]));
  return Object.fromEntries(
    targets[target].fields.map(({ key, synonyms }) => {
      const found = synonyms.find((synonym) => free.has(synonym));
      const column = found ? free.get(found)! : null;
      if (found) free.delete(found);
      return [key, column];
    }),
  );
}
