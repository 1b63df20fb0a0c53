import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSession } from '#web/session/session.tsx';
import type { Profile } from '../schema.ts';
import { About } from './About.tsx';
import { Security } from './Security.tsx';
import { Sessions } from './Sessions.tsx';
import { texts } from './texts.ts';
import { useProfile } from './useProfile.ts';

export default function ProfileScreen() {
  return <Loaded query={useProfile()}>{(profile) => <Screen profile={profile} />}</Loaded>;
}

function Screen({ profile }: { profile: Profile }) {
  const { organization } = useSession();
  return (
    <DetailPage
      name={profile.full_name}
      picture={{ src: profile.image_url }}
      subtitle={
        <>
          <span>{profile.email}</span>
          <span>{organization.name}</span>
        </>
      }
      actions={<Link to="/notification-settings">{texts.notificationSettings}</Link>}
      tabs={[
        { key: 'profile', label: texts.profile, content: <About profile={profile} /> },
        { key: 'security', label: texts.security, content: <Security profile={profile} /> },
        { key: 'sessions', label: texts.sessions, content: <Sessions /> },
      ]}
    />
  );
}
