import { Button } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { PromptVersion } from '../schema.ts';

const states = {
  draft: { label: 'Draft', tone: 'blue' },
  published: { label: 'Published', tone: 'green' },
  retired: { label: 'Retired', tone: 'gray' },
} as const;

interface VersionsProps {
  versions: readonly PromptVersion[];
  onRollBack: (version: PromptVersion) => void;
}

export function Versions({ versions, onRollBack }: VersionsProps) {
  return (
    <ScrollTable label="Versions">
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Status</th>
          <th scope="col">Model</th>
          <th scope="col">Text</th>
          <th scope="col">Note</th>
          <th scope="col">Published</th>
          <th scope="col">
            <span className="only-for-readers">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.id}>
            <td data-tight>{version.number}</td>
            <td data-tight>
              <StatusTag tone={states[version.state].tone}>{states[version.state].label}</StatusTag>
            </td>
            <td data-tight>{version.model}</td>
            <td>{version.template.length > 120 ? `${version.template.slice(0, 120)}…` : version.template}</td>
            <td>{version.note}</td>
            <td data-tight>
              <DateText value={version.published_at} as="instant" />
            </td>
            <td data-tight>
              {version.state === 'retired' && (
                <Button size="small" onClick={() => onRollBack(version)}>
                  Publish again
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
