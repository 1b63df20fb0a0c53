import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { apiRows } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { texts } from './texts.ts';

interface ChoiceProps {
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** One company of the installation. */
export function CompanyChoice({ value, onChange, ...rest }: ChoiceProps) {
  return (
    <ReferenceSelect
      {...rest}
      resource="superadmin/companies"
      value={value ?? null}
      onChange={(id) => onChange?.(id as string | null)}
      placeholder={texts.chooseACompany}
      aria-label={texts.company}
    />
  );
}

interface Person {
  user_id: string;
  full_name: string;
  email: string;
  partner_name: string | null;
}

/** One person of a company or of its partners, found on the server. */
export function PersonChoice({ company, value, onChange, ...rest }: ChoiceProps & { company: string }) {
  const [search, setSearch] = useState('');
  const q = useDebounced(search, 300);
  const people = useQuery({
    queryKey: ['superadmin/companies', company, 'people', q],
    queryFn: ({ signal }) => apiRows<Person>(`superadmin/companies/${company}/people`, { query: { q }, signal }),
    placeholderData: (before) => before,
  });
  // A person may belong to the company and to a partner; a flag is switched for the person.
  const found = new Map((people.data ?? []).map((person) => [person.user_id, person]));
  return (
    <Select
      {...rest}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      allowClear
      value={value ?? undefined}
      onChange={(id) => onChange?.(id ?? null)}
      loading={people.isFetching}
      placeholder={texts.chooseAPerson}
      aria-label={texts.person}
      style={{ width: '100%' }}
      options={[...found.values()].map(({ user_id, full_name, email, partner_name }) => ({
        value: user_id,
        label: `${full_name} · ${partner_name ?? email}`,
      }))}
    />
  );
}
