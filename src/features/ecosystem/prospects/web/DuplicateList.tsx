import { useQuery } from '@tanstack/react-query';
import { nounAddress } from '#shared/nouns/nouns.ts';
import { Link } from '#web/components/Link.tsx';
import { apiAll } from '#web/requests/api.ts';
import type { ProspectDuplicate } from '../schema.ts';
import css from './prospects.module.css';
import { texts as t } from './texts.ts';

interface Sought {
  name: string;
  domain: string;
  except?: string | undefined;
}

/** The records that may be the same company. */
export function useDuplicates({ name, domain, except }: Sought): ProspectDuplicate[] {
  const { data = [] } = useQuery({
    queryKey: ['prospects', 'duplicates', name, domain, except],
    queryFn: ({ signal }) =>
      apiAll<ProspectDuplicate>('prospects/duplicates', { query: { name, domain, except }, signal }),
    enabled: name.length > 2 || domain.length > 3,
  });
  return data;
}

export function DuplicateList({ found, inNewTab }: { found: readonly ProspectDuplicate[]; inNewTab?: boolean }) {
  return (
    <ul className={css.duplicates}>
      {found.map(({ resource, id, name, match }) => {
        const to = nounAddress(resource, id);
        return (
          <li key={`${resource} ${id}`}>
            {!to ? (
              name
            ) : inNewTab ? (
              <a href={to} target="_blank" rel="noreferrer">
                {name}
              </a>
            ) : (
              <Link to={to}>{name}</Link>
            )}{' '}
            <span className="meta">
              {t.resources[resource]} · {t.matches[match]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
