import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { texts } from './texts.ts';

const t = texts.portal;

/** The way from a partner's profile to what visitors of the directory see. */
export default function ProfileCard() {
  return (
    <Card title={t.title}>
      <p style={{ marginBottom: 8 }}>{t.onProfile}</p>
      <Link to="/listing">{t.toListing}</Link>
    </Card>
  );
}
