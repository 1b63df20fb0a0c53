import { useQuery } from '@tanstack/react-query';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Person } from '#web/components/Person.tsx';
import { apiRows } from '#web/requests/api.ts';
import type { PartnerSignIn } from '../schema.ts';
import css from './PeopleCard.module.css';
import { texts } from './texts.ts';

const SHOWN = 5;

/** The people of a partner who can sign in, with their last sign-in. */
export default function PeopleCard({ record: { resource, id } }: { record: { resource: string; id: string } }) {
  const isPartner = resource === 'partners';
  const { data } = useQuery({
    queryKey: ['contacts', 'sign-ins', id],
    queryFn: ({ signal }) => apiRows<PartnerSignIn>(`partners/${id}/sign_ins`, { signal }),
    enabled: isPartner,
  });
  if (!isPartner || !data) return null;
  return (
    <section className={css.people} aria-label={texts.lastSignIns}>
      <div className={css.head}>
        <h2>{texts.people}</h2>
        <Link to={`/partners/show/${id}?tab=people`}>{texts.viewAll}</Link>
      </div>
      {data.length === 0 && <p className="meta">{texts.noOneCanSignInYet}</p>}
      <ul>
        {data.slice(0, SHOWN).map(({ user_id, full_name, last_sign_in_at }) => (
          <li key={user_id}>
            <Person name={full_name} />
            <span className="meta">
              {last_sign_in_at ? <DateText value={last_sign_in_at} as="relative" /> : texts.neverSignedIn}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
