import { defineSlot } from './slots.tsx';

/** The top of a dashboard widget, above its rows, for forms of the feature that the widget is about. */
export const widgetTop = defineSlot<{ widget: string }>('widgetTop');
