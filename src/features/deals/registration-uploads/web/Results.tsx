import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { UploadedRow } from '../schema.ts';
import { texts } from './texts.ts';
import { resultWords } from './words.ts';

/** The result of the check, or of the registration, for each row. */
export function RegistrationUploadResults({ rows }: { rows: readonly UploadedRow[] }) {
  return (
    <Card>
      <ScrollTable label={texts.rowsFile}>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.account}</th>
            <th scope="col">{texts.result}</th>
            <th scope="col">{texts.whatToCorrect}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, account_name, registration_id, result, problems }) => (
            <tr key={row}>
              <td data-figure>{row}</td>
              <td>
                {registration_id ? (
                  <Link to={`/revenue/deal-desk/show/${registration_id}`}>{account_name}</Link>
                ) : (
                  account_name
                )}
              </td>
              <td data-tight>
                <StatusTag tone={resultWords[result].tone}>{resultWords[result].label}</StatusTag>
              </td>
              <td>{problems.map(({ column, text }) => (column ? `${column}: ${text}` : text)).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Card>
  );
}
