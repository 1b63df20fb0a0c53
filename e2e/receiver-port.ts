/** The port at which a journey receives requests of the product, beside that of the product itself. */
export const receiverPort = (port: string | number | undefined): number => Number(port ?? 4310) + 1_000;

/** The port of a chat service, which the product reaches with TLS only. */
export const chatPort = (port: string | number | undefined): number => receiverPort(port) + 1_000;
