import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { formatNumber } from '#web/region.ts';
import type { ImportMapping, ImportReport, Match, Unknown } from '../schema.ts';
import { texts } from './texts.ts';

type Matches = ImportMapping['matches'];

/** Rows shown at a time. */
const SHOWN = 100;

interface Props {
  report: ImportReport;
  mapping: ImportMapping;
  isBusy: boolean;
  onDecide: (matches: Matches) => void;
}

const keyOf = ({ kind, value }: Unknown) => `${kind} ${value}`;

/** Unknown names in the files, each with a suggested match. Each suggestion is accepted by itself: a likely word can be wrong. */
export function UnknownValues({ report, mapping, isBusy, onDecide }: Props) {
  const [shown, setShown] = useState(SHOWN);
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  if (report.unknowns.length === 0) return null;
  const ticked = report.unknowns.filter((one) => !one.match && one.proposal && ticks.has(keyOf(one)));
  const isNew = report.unknowns.filter(({ match, proposal, can_create }) => !match && !proposal && can_create);
  const more = report.unknowns.length - shown;
  const tick = (one: Unknown, isTicked: boolean) =>
    setTicks((before) => {
      const next = new Set(before);
      if (isTicked) next.add(keyOf(one));
      else next.delete(keyOf(one));
      return next;
    });
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
      title={texts.unmatchedNames}
      actions={
        <Flex gap={8} wrap>
          {isNew.length > 1 && (
            <Button
              size="small"
              loading={isBusy}
              onClick={() => decide(isNew.map((one) => [one, { create: true }] as const))}
            >
              {texts.createNewRecords(formatNumber(isNew.length))}
            </Button>
          )}
          {ticked.length > 0 && (
            <Button
              size="small"
              type="primary"
              loading={isBusy}
              onClick={() => decide(ticked.map((one) => [one, { to: one.proposal!.to }]))}
            >
              {ticked.length === 1 ? texts.usingSelectedSuggestion : texts.usingSelectedSuggestions(ticked.length)}
            </Button>
          )}
        </Flex>
      }
    >
      <div style={{ overflowX: 'auto' }}>
        <table style={{ borderSpacing: '12px 6px', marginInline: -12 }}>
          <thead>
            <tr className="meta" style={{ textAlign: 'left' }}>
              <th scope="col">{texts.type}</th>
              <th scope="col">{texts.nameInFiles}</th>
              <th scope="col" style={{ textAlign: 'right' }}>
                {texts.rows}
              </th>
              <th scope="col">{texts.match}</th>
            </tr>
          </thead>
          <tbody>
            {report.unknowns.slice(0, shown).map((unknown) => (
              <tr key={`${unknown.kind} ${unknown.value}`}>
                <td>{unknown.label}</td>
                <td style={{ fontWeight: 500 }}>{unknown.value}</td>
                <td className="figures" style={{ textAlign: 'right' }}>
                  {formatNumber(unknown.rows)}
                </td>
                <td>
                  <Flex gap={8} align="center" wrap>
                    {!unknown.match && unknown.proposal && (
                      <Checkbox
                        disabled={isBusy}
                        checked={ticks.has(keyOf(unknown))}
                        onChange={({ target }) => tick(unknown, target.checked)}
                      >
                        {texts.use(unknown.proposal.to)}
                      </Checkbox>
                    )}
                    <Select
                      aria-label={texts.matchFor(unknown.value)}
                      disabled={isBusy}
                      allowClear
                      placeholder={unknown.kind === 'industry' ? texts.keptAsIs : texts.notMappedSkipped}
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
      {more > 0 && (
        <Button size="small" style={{ marginTop: 8 }} onClick={() => setShown(shown + SHOWN)}>
          {texts.showMoreLeft(formatNumber(more))}
        </Button>
      )}
    </Card>
  );
}

function optionsFor({ value, proposal, match, can_create, can_ignore }: Unknown, choices: readonly string[] = []) {
  const chosen = match && 'to' in match ? match.to : undefined;
  const names = [...new Set([proposal?.to, chosen, ...choices].filter((name) => name !== undefined))];
  return [
    ...(can_create ? [{ value: 'create', label: texts.create(value) }] : []),
    ...(can_ignore ? [{ value: 'ignore', label: texts.leaveEmpty }] : []),
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
