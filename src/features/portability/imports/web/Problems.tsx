import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import type { ImportReport } from '../schema.ts';
import { texts as ownTexts } from './texts.ts';

/** A corrected cell of a file. */
export interface Fix {
  file: string;
  row: number;
  field: string;
  text: string;
}

const keyOf = ({ file, row, field }: { file: string; row: number; field: string | null }) => `${file} ${row} ${field}`;

/** Problems shown at a time; the file of refused rows has all of them. */
const SHOWN = 20;

interface ProblemsProps {
  report: ImportReport;
  onFix: ((fixes: readonly Fix[]) => void) | undefined;
}

/** The refused rows with their reasons; the cell that is wrong is corrected here. */
export function Problems({ report, onFix }: ProblemsProps) {
  const [texts, setTexts] = useState<ReadonlyMap<string, Fix>>(new Map());
  const [shown, setShown] = useState(SHOWN);
  const problems = report.problems.slice(0, shown);
  const write = (fix: Fix, before: string) =>
    setTexts((known) => {
      const next = new Map(known);
      const key = keyOf(fix);
      if (fix.text === before) next.delete(key);
      else next.set(key, fix);
      return next;
    });
  return (
    <>
      <ScrollTable label={ownTexts.refusedRows}>
        <thead>
          <tr>
            <th scope="col">{ownTexts.row}</th>
            <th scope="col">{ownTexts.field}</th>
            <th scope="col">{ownTexts.valueInFile}</th>
            <th scope="col">{ownTexts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ file, row, field, label: named, reason, text }) => {
            const key = keyOf({ file, row, field });
            const label = named ?? field ?? '';
            return (
              <tr key={key}>
                <th scope="row">{`${file}, ${row}`}</th>
                <td>{label}</td>
                <td>
                  {onFix && field && text !== undefined && text !== null ? (
                    <Input
                      size="small"
                      aria-label={ownTexts.inRowOf(label, row, file)}
                      value={texts.get(key)?.text ?? text}
                      onChange={(event) => write({ file, row, field, text: event.target.value }, text)}
                      onPressEnter={() => texts.size > 0 && onFix([...texts.values()])}
                      style={{ minWidth: 160 }}
                    />
                  ) : (
                    text
                  )}
                </td>
                <td style={{ whiteSpace: 'normal' }}>{reason}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
      <Flex gap={8} wrap>
        {texts.size > 0 && onFix && (
          <Button size="small" type="primary" onClick={() => onFix([...texts.values()])}>
            {texts.size === 1 ? ownTexts.applyCorrection : ownTexts.applyCorrections(texts.size)}
          </Button>
        )}
        {report.problems.length > shown && (
          <Button size="small" onClick={() => setShown(shown + SHOWN)}>
            {ownTexts.showMore}
          </Button>
        )}
      </Flex>
    </>
  );
}
