import { Link } from '#web/components/Link.tsx';
import type { PayoutHold } from '../schema.ts';
import { texts } from './texts.ts';

/** "Held: needs an approved tax form", with the screen that satisfies it. */
export function Held({ holds }: { holds: readonly PayoutHold[] }) {
  return (
    <>
      {texts.heldNeeds(
        holds.map(({ label, link }, index) => (
          <span key={label}>
            {index > 0 && ' and '}
            <Link to={link}>{label}</Link>
          </span>
        )),
      )}
    </>
  );
}
