declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface HoodiecrowServer {
    server: Server;
    listen(port: number, callback: () => void): void;
    close(callback: () => void): void;
    /** Puts a message into a mailbox; clients are notified. */
    appendMessage(path: string, flags: string[], internaldate: string, raw: string | Buffer): void;
  }
  export default function hoodiecrow(options: object): HoodiecrowServer;
}
