/**
 * For every menu that drops down. The library wraps each entry in a tooltip, which speaks only in a collapsed side menu
 * and is a third of what opening the menu costs.
 */
export const plainMenu = { tooltip: false } as const;
