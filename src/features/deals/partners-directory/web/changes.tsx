import { ChangeList } from './ChangesTab.tsx';

/** What partners proposed for any directory. */
export default function ListingChanges() {
  return <ChangeList title="Listing changes" />;
}
