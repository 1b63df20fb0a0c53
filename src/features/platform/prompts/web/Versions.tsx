import { Button } from 'antd';
import { sayable } from '#shared/text/labels.ts';
import { DateText } from '#web/components/DateText.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { PromptVersion } from '../schema.ts';
import { texts } from './texts.ts';

const states = sayable({
  draft: { label: 'Draft', tone: 'blue' },
  published: { label: 'Published', tone: 'green' },
  retired: { label: 'Retired', tone: 'gray' },
} as const);

interface VersionsProps {
  versions: readonly PromptVersion[];
  onRollBack: (version: PromptVersion) => void;
}

export function Versions({ versions, onRollBack }: VersionsProps) {
  return (
    <ScrollTable label={texts.versions}>
      <thead>
        <tr>
          <th scope="col">{texts.version}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col">{texts.model}</th>
          <th scope="col">{texts.text}</th>
          <th scope="col">{texts.note}</th>
          <th scope="col">{texts.published}</th>
          <th scope="col">
            <span className="only-for-readers">{texts.actions}</span>
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
                  {texts.publishAgain}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
