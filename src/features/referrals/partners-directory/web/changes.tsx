import { ChangeList } from './ChangesTab.tsx';
import { texts } from './texts.ts';

/** The changes that partners proposed for any directory. */
export default function ListingChanges() {
  return <ChangeList title={texts.listingChanges} />;
}
