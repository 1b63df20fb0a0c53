import { Button, Flex } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { formatNumber } from '#web/region.ts';
import type { ImportMapping, ImportReport, Match, Unknown } from '../schema.ts';

type Matches = ImportMapping['matches'];

interface Props {
  report: ImportReport;
  mapping: ImportMapping;
  isBusy: boolean;
  onDecide: (matches: Matches) => void;
}

/** Names the files use that nobody knows as they are spelt, each with what it probably means. Nothing is assumed silently. */
export function UnknownValues({ report, mapping, isBusy, onDecide }: Props) {
  if (report.unknowns.length === 0) return null;
  const undecided = report.unknowns.filter(({ match, proposal }) => !match && proposal);
  const decide = (decisions: readonly (readonly [Unknown, Match | null])[]) => {
    const matches = structuredClone(mapping.matches);
    for (const [{ kind, value }, match] of decisions) {
      const { [value]: _before, ...others } = matches[kind] ?? {};
      matches[kind] = match ? { ...others, [value]: match } : others;
    }
    onDecide(matches);
  };
  return (
    <Card
      title="Names we do not know"
      actions={
        undecided.length > 0 && (
          <Button
            size="small"
            type="primary"
            loading={isBusy}
            onClick={() => decide(undecided.map((one) => [one, { to: one.proposal!.to }]))}
          >
            Use all {undecided.length} proposals
          </Button>
        )
      }
    >
      <div style={{ overflowX: 'auto' }}>
        <table style={{ borderSpacing: '12px 6px', marginInline: -12 }}>
          <thead>
            <tr className="meta" style={{ textAlign: 'left' }}>
              <th scope="col">What</th>
              <th scope="col">In the files</th>
              <th scope="col" style={{ textAlign: 'right' }}>
                Rows
              </th>
              <th scope="col">Means</th>
            </tr>
          </thead>
          <tbody>
            {report.unknowns.slice(0, 100).map((unknown) => (
              <tr key={`${unknown.kind} ${unknown.value}`}>
                <td>{unknown.label}</td>
                <td style={{ fontWeight: 500 }}>{unknown.value}</td>
                <td className="figures" style={{ textAlign: 'right' }}>
                  {formatNumber(unknown.rows)}
                </td>
                <td>
                  <Flex gap={8} align="center" wrap>
                    {!unknown.match && unknown.proposal && (
                      <Button
                        size="small"
                        disabled={isBusy}
                        onClick={() => decide([[unknown, { to: unknown.proposal!.to }]])}
                      >
                        It is {unknown.proposal.to}
                      </Button>
                    )}
                    <Select
                      aria-label={`${unknown.value} means`}
                      disabled={isBusy}
                      allowClear
                      placeholder={
                        ['industry', 'country'].includes(unknown.kind)
                          ? 'kept as it is'
                          : 'undecided: its rows stay out'
                      }
                      value={unknown.match ? choiceOf(unknown.match) : undefined}
                      options={optionsFor(unknown, report.choices?.[unknown.kind])}
                      onChange={(choice) => decide([[unknown, choice ? matchOf(choice) : null]])}
                      style={{ width: 260 }}
                      showSearch={{ optionFilterProp: 'label' }}
                    />
                  </Flex>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function optionsFor({ value, proposal, match, can_create, can_ignore }: Unknown, choices: readonly string[] = []) {
  const chosen = match && 'to' in match ? match.to : undefined;
  const names = [...new Set([proposal?.to, chosen, ...choices].filter((name) => name !== undefined))];
  return [
    ...(can_create ? [{ value: 'create', label: `Create “${value}”` }] : []),
    ...(can_ignore ? [{ value: 'ignore', label: 'Leave it empty' }] : []),
    ...names.map((name) => ({ value: `to ${name}`, label: name })),
  ];
}

function choiceOf(match: Match): string {
  return 'to' in match ? `to ${match.to}` : 'create' in match ? 'create' : 'ignore';
}

function matchOf(choice: string): Match {
  if (choice === 'create') return { create: true };
  return choice === 'ignore' ? { ignore: true } : { to: choice.slice(3) };
}
