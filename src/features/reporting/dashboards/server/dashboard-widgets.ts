import { defineFigures } from '#server/figures/define.ts';
import { recentEvents } from './recent-events.ts';

export const figures = defineFigures({ widgets: { activity: recentEvents, news: recentEvents } });
