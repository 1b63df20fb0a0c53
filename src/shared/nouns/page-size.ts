/** The rows per page of lists, as they are stored. `fit` fills the screen. */
export const pageSizes = ['10', '20', '50', '100', 'fit'] as const;
export type PageSize = (typeof pageSizes)[number];
