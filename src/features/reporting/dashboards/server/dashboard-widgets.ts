import { defineFigures } from '#server/figures/define.ts';
import { needs } from './needs.ts';
import { recentEvents } from './recent-events.ts';

export const figures = defineFigures({ widgets: { needs, activity: recentEvents, news: recentEvents } });
