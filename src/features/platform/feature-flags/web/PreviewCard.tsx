import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { FeatureFlag, Preview } from '../schema.ts';
import { CompanyChoice, PersonChoice } from './choices.tsx';
import { becauseText, roleText } from './words.ts';

/** Who of a company gets the flag as it stands, and because of what. */
export function PreviewCard({ flag }: { flag: FeatureFlag }) {
  const [company, setCompany] = useState<string | null>(null);
  const [person, setPerson] = useState<string | null>(null);
  const preview = useQuery({
    queryKey: ['feature_flags', flag.id, 'preview', company, person, flag.row_version],
    queryFn: ({ signal }) =>
      api<Preview>(`feature_flags/${flag.id}/preview`, {
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
      {!company && <p className="meta">Choose a company, and perhaps one of its people, to see who gets it and why.</p>}
      {company && (
        <Loaded query={preview}>
          {(rows) => (
            <ScrollTable label="Who gets it">
              <thead>
                <tr>
                  <th scope="col">{person ? 'Person' : 'Role'}</th>
                  {person && <th scope="col">As</th>}
                  <th scope="col">State</th>
                  <th scope="col">Because of</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.label}${row.role}`}>
                    <td>{person ? row.label : roleText(row.role)}</td>
                    {person && <td>{roleText(row.role)}</td>}
                    <td data-tight>
                      <StatusTag tone={row.is_on ? 'green' : 'grey'}>{row.is_on ? 'On' : 'Off'}</StatusTag>
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
