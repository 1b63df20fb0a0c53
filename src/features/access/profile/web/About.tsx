import type { Profile } from '../schema.ts';
import { LookCard } from './AppearanceCard.tsx';
import { EmailCard } from './EmailCard.tsx';
import { Memberships } from './Memberships.tsx';
import { PersonCard } from './PersonCard.tsx';
import css from './Profile.module.css';

/** The user's own details, display settings, and memberships. */
export function About({ profile }: { profile: Profile }) {
  return (
    <div className={css.column}>
      <PersonCard profile={profile} />
      <EmailCard profile={profile} />
      <LookCard />
      <Memberships profile={profile} />
    </div>
  );
}
