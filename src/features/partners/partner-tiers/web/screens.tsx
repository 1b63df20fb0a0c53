import Medal from 'lucide-react/icons/medal';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { SlotParts } from '#web/slots.tsx';
import { partnerTier } from '../schema.ts';
import { tierRequirements } from './slots.ts';
import { texts } from './texts.ts';

export const screens = orderedScreens(partnerTier, {
  path: '/partners/tiers',
  text: 'The levels partners can reach, from lowest to highest. Partners see the tiers and their benefits.',
  icon: Medal,
  facts: ({ id }) => [[texts.requirements, <SlotParts key="requirements" slot={tierRequirements} props={{ id }} />]],
});
