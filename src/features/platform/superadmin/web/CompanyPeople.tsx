import { useQuery } from '@tanstack/react-query';
import { Button, Input, Space } from 'antd';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { ViewAsDialog } from '#features/access/impersonations/web/index.tsx';
import { ResetTwoFactor } from '#features/access/people/web/index.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Person } from '#web/components/Person.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { apiRows } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useSession } from '#web/session/session.tsx';
import type { Company, CompanyPerson } from '../schema.ts';
import { texts } from './texts.ts';

/** The team members and partner users of a company, with support actions. */
export function CompanyPeople({ company }: { company: Company }) {
  const { user } = useSession();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<CompanyPerson | null>(null);
  const [locked, setLocked] = useState<CompanyPerson | null>(null);
  const q = useDebounced(search, 300);
  const people = useQuery({
    queryKey: ['superadmin/companies', company.id, 'people', q],
    queryFn: ({ signal }) =>
      apiRows<CompanyPerson>(`superadmin/companies/${company.id}/people`, { query: { q }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <Input.Search
        allowClear
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        placeholder={texts.nameEmailOrPartner}
        aria-label={texts.searchPeople}
        style={{ maxWidth: 320, marginBottom: 16 }}
      />
      <Loaded query={people}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="meta">{q ? texts.noMatchingPeople : texts.thisCompanyHasNoUsersYet}</p>
          ) : (
            <ScrollTable label={texts.peopleOf(company.name)}>
              <thead>
                <tr>
                  <th scope="col">{texts.person}</th>
                  <th scope="col">{texts.organization}</th>
                  <th scope="col">{texts.role}</th>
                  <th scope="col">{texts.twoFactor}</th>
                  <th scope="col">{texts.lastSignIn}</th>
                  <th scope="col">
                    <span className="only-for-readers">{texts.actions}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={`${row.user_id}${row.partner_id}`}>
                    <td>
                      <Person name={row.full_name} />
                      <div className="meta">{row.email}</div>
                    </td>
                    <td>{row.partner_name ?? company.name}</td>
                    <td data-tight>{row.role.replaceAll('_', ' ')}</td>
                    <td data-tight>{row.has_two_factor ? texts.on : texts.off}</td>
                    <td data-tight>
                      <DateText value={row.last_sign_in_at} as="relative" />
                    </td>
                    <td>
                      {row.user_id !== user.id && (
                        <Space size={8}>
                          {company.status !== 'suspended' && (
                            <Button size="small" icon={<Eye size={14} />} onClick={() => setChosen(row)}>
                              {texts.viewAs}
                            </Button>
                          )}
                          {row.has_two_factor && (
                            <Button size="small" onClick={() => setLocked(row)}>
                              {texts.resetTwoFactor}
                            </Button>
                          )}
                        </Space>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          )
        }
      </Loaded>
      {locked && (
        <ResetTwoFactor
          person={locked}
          address={`superadmin/companies/${company.id}/two_factor/reset`}
          body={{ user_id: locked.user_id }}
          resource="superadmin/companies"
          onClose={() => setLocked(null)}
        />
      )}
      {chosen && (
        <ViewAsDialog
          address={`superadmin/companies/${company.id}/view_as`}
          person={{ user_id: chosen.user_id, partner_id: chosen.partner_id, full_name: chosen.full_name }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
