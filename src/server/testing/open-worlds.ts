/** Whether a file of this worker uses the foundation that all files share. A module of its own, because it must load quickly. */
export const openWorlds = { isSharedTaken: false };
