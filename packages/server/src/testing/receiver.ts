import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program that is called: what reached it, and how it answers. */
export interface Receiver {
  readonly port: number;
  readonly received: Received[];
  /** Answers; tests set it to what they need. */
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  readonly close: () => Promise<void>;
}

const fine: Receiver['answer'] = (response) => {
  response.writeHead(204).end();
};

/** Starts a receiver on this computer, on any free port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    received.push({ method, path, headers, body: await text(request) });
    receiver.answer(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const receiver: Receiver = {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    answer: fine,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
