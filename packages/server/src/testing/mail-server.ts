import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it takes, and refuses as it is told. */
export class MailServer {
  readonly taken: { readonly from: string; readonly to: string[]; readonly bytes: Buffer; readonly secure: boolean }[] =
    [];
  refuse: { readonly at: 'rcpt' | 'data'; readonly code: number } | undefined;
  readonly server: SMTPServer;

  constructor(options: { readonly password?: string; readonly tls?: boolean } = {}) {
    this.server = new SMTPServer({
      disabledCommands: [...(options.password ? [] : ['AUTH']), ...(options.tls ? [] : ['STARTTLS'])],
      authOptional: options.password === undefined,
      allowInsecureAuth: true,
      logger: false,
      // Connections that are kept for the next mail are not waited for.
      closeTimeout: 10,
      onAuth: ({ password }, _session, callback) =>
        password === options.password ? callback(null, { user: 'us' }) : callback(new Error('no')),
      onRcptTo: (_address, _session, callback) => callback(this.#refusal('rcpt')),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const refusal = this.#refusal('data');
          const { mailFrom, rcptTo } = session.envelope;
          if (!refusal) {
            this.taken.push({
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map(({ address }) => address),
              bytes: Buffer.concat(chunks),
              secure: session.secure,
            });
          }
          callback(refusal);
        });
      },
    });
    this.server.on('error', () => {});
  }

  #refusal(at: 'rcpt' | 'data'): Error | null {
    if (this.refuse?.at !== at) return null;
    return Object.assign(new Error('refused ada@example.org'), { responseCode: this.refuse.code });
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.server.address() as AddressInfo).port;
  }

  close = (): Promise<void> => new Promise((resolve) => this.server.close(() => resolve()));
}
