/** Stands for a part whose code is on its way, so that the frame holds the screen back until it is there. */
export const coming = <span hidden aria-busy="true" />;
