import { needs } from './needs.ts';
import { defineFigures } from './readers.ts';
import { recentEvents } from './recent-events.ts';

export const figures = defineFigures({ widgets: { needs, activity: recentEvents, news: recentEvents } });
