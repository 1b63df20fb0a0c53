import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { apiRows } from '#web/requests/api.ts';
import type { FeatureFlag, Preview } from '../schema.ts';
import { CompanyChoice, PersonChoice } from './choices.tsx';
import { texts } from './texts.ts';
import { becauseText, roleText } from './words.ts';

/** Previews who in a company gets the flag, and why. */
export function PreviewCard({ flag }: { flag: FeatureFlag }) {
  const [company, setCompany] = useState<string | null>(null);
  const [person, setPerson] = useState<string | null>(null);
  const preview = useQuery({
    queryKey: ['feature_flags', flag.id, 'preview', company, person, flag.row_version],
    queryFn: ({ signal }) =>
      apiRows<Preview[number]>(`feature_flags/${flag.id}/preview`, {
        query: { organization_id: company, ...(person && { user_id: person }) },
        signal,
      }),
    enabled: company !== null,
    placeholderData: (before) => before,
  });
  return (
    <>
      <div
        style={{
          display: 'grid',
          gap: 12,
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
          maxWidth: 640,
          marginBottom: 16,
        }}
      >
        <CompanyChoice
          value={company}
          onChange={(id) => {
            setCompany(id);
            setPerson(null);
          }}
        />
        {company && <PersonChoice company={company} value={person} onChange={setPerson} />}
      </div>
      {!company && <p className="meta">{texts.chooseCompanyAndOptionallyOnePerson}</p>}
      {company && (
        <Loaded query={preview}>
          {(rows) => (
            <ScrollTable label={texts.preview}>
              <thead>
                <tr>
                  <th scope="col">{person ? texts.person : texts.role}</th>
                  {person && <th scope="col">{texts.role}</th>}
                  <th scope="col">{texts.value}</th>
                  <th scope="col">{texts.decidedBy}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.label}${row.role}`}>
                    <td>{person ? row.label : roleText(row.role)}</td>
                    {person && <td>{roleText(row.role)}</td>}
                    <td data-tight>
                      <StatusTag tone={row.is_on ? 'green' : 'gray'}>{row.is_on ? texts.on : texts.off}</StatusTag>
                    </td>
                    <td>{becauseText(row)}</td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )}
        </Loaded>
      )}
    </>
  );
}
