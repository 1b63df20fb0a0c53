import Shapes from 'lucide-react/icons/shapes';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { partnerType } from '../schema.ts';

export const screens = orderedScreens(partnerType, {
  path: '/partners/types',
  text: 'What partners do for you, such as resell, refer or deliver. Use types in incentive structures and reports.',
  icon: Shapes,
});
