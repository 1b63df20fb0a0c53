import { ChangeList } from './ChangesTab.tsx';

/** The changes that partners proposed for any directory. */
export default function ListingChanges() {
  return <ChangeList title="Listing changes" />;
}
