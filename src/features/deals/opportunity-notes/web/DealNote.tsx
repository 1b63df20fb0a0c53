import type { ComposerProps } from '#web/feature.ts';
import { NoteComposer } from './NoteComposer.tsx';

/** Adds a note in the timeline of a deal. */
export default function DealNote({ id }: ComposerProps) {
  return <NoteComposer opportunityId={id} startsAs="internal" />;
}
