import { Readable } from 'node:stream';
import {
  CONVERSION_EVENTS,
  CONVERSIONS_PATH,
  COST_PATH,
  ConversionCost,
  ConversionDetail,
  ConversionEvent,
  ConversionListQuery,
  ConversionPage,
  ConversionParams,
  ConversionReceipt,
  CostQuestion,
  isFinished,
  Success,
  success,
  UploadForm,
} from '@tallyleaf/contract';
import { contentDisposition } from '@tallyleaf/exporters';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import { readRange } from '../../http/byte-range.ts';
import { ApiError } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import type { OpenStreams } from '../../http/open-streams.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import { UPLOAD_FLOOR, whileFastEnough } from '../../http/upload-speed.ts';
import { bindRoute } from './bind-route.ts';
import type { Changes } from './changes.ts';
import { correctionRoutes } from './correction-routes.ts';
import { type CountNeeds, createUploadCounter } from './count-upload.ts';
import { eventStream } from './event-stream.ts';
import { MEDIA_TYPES } from './media-type.ts';
import { receiveUpload, UPLOAD_FAILURES, type UploadNeeds } from './receive-upload.ts';
import type { Conversions, OpenedFile } from './service.ts';

export interface ConversionRoutesNeeds extends UploadNeeds, CountNeeds {
  readonly conversions: Conversions;
  readonly changes: Changes;
  readonly rateLimits: RateLimits;
  readonly streams: OpenStreams;
}

const ONE = `${CONVERSIONS_PATH}/:id`;

const access = 'owner';
const tags = ['conversions'] as const;

/** `/api/v1/conversions`: create, watch, read, cancel, delete. */
export function conversionRoutes(app: App, needs: ConversionRoutesNeeds): void {
  uploadRoute(app, needs);
  costRoute(app, needs);
  bindRoute(app, needs);
  readRoutes(app, needs);
  endRoutes(app, needs);
  correctionRoutes(app, needs);
}

function uploadRoute(app: App, needs: ConversionRoutesNeeds): void {
  const countUpload = createUploadCounter(needs);
  app.post(
    CONVERSIONS_PATH,
    {
      config: {
        access,
        idempotent: true,
        failures: UPLOAD_FAILURES,
        takes: { mediaType: 'multipart/form-data', about: 'files and what to know about them', schema: UploadForm },
      },
      schema: {
        summary: 'takes files to convert',
        description:
          'What can be refused at once is refused at once, and nothing of that request is kept. What is refused while it is being read is told by the conversion: its `status` is `refused`, its `refusal` says why. A file that one has handed in before in the same way, and that is done or on its way, is answered with that conversion, marked `copy`; it costs nothing.',
        tags,
        response: { 202: Success(Type.Array(ConversionReceipt)) },
      },
      preHandler: async (request, reply) => {
        await needs.rateLimits.upload(request, reply);
        await needs.conversions.admit(request, Number(request.headers['content-length'] ?? 0) || 0);
      },
    },
    async (request, reply) => {
      const key = idempotencyKey(request);
      const upload = await whileFastEnough(request, UPLOAD_FLOOR, () => receiveUpload(request, needs));
      return reply.code(202).send(success(await needs.conversions.create(request, { upload, key, countUpload })));
    },
  );
}

function costRoute(app: App, { conversions }: ConversionRoutesNeeds): void {
  app.post(
    COST_PATH,
    {
      config: { access },
      schema: {
        summary: 'what files would cost in credits; a file that is paid for already, and still kept, costs nothing',
        tags,
        body: CostQuestion,
        response: { 200: Success(ConversionCost) },
      },
    },
    async ({ owner, body }) => success(await conversions.cost(owner, body)),
  );
}

function readRoutes(app: App, needs: ConversionRoutesNeeds): void {
  const { conversions } = needs;
  app.get(
    CONVERSIONS_PATH,
    {
      config: { access },
      schema: {
        summary: 'lists one’s own conversions, newest first',
        tags,
        querystring: ConversionListQuery,
        response: { 200: Success(ConversionPage) },
      },
    },
    async ({ owner, query }) => success(await conversions.list(owner, query)),
  );

  app.get(
    ONE,
    {
      config: { access },
      schema: {
        summary: 'a conversion: status and progress, and its result once it is done',
        tags,
        params: ConversionParams,
        response: { 200: Success(ConversionDetail) },
      },
    },
    async ({ owner, params }) => success(await conversions.get(owner, params.id)),
  );

  app.get(
    `${ONE}/events`,
    {
      config: { access, failures: ['rate-limited'], gives: { 200: EVENTS, 204: null } },
      schema: {
        summary: 'watches a conversion by server-sent events; 204 where nothing more will come',
        description: `The events are ${CONVERSION_EVENTS.map((name) => `\`${name}\``).join(', ')}; each but the first is the last of its stream. A reader that comes back says in \`Last-Event-ID\` what it has seen.`,
        tags,
        params: ConversionParams,
      },
      exposeHeadRoute: false,
    },
    (request, reply) => sendEvents(request, request.params.id, reply, needs),
  );

  app.get(
    `${ONE}/file`,
    {
      config: { access, failures: ['file-gone', 'range-not-satisfiable'], gives: { 200: FILE, 206: FILE } },
      schema: { summary: 'the file as it was uploaded, or a range of its bytes', tags, params: ConversionParams },
    },
    async (request, reply) => sendFile(request, reply, await conversions.openFile(request.owner, request.params.id)),
  );
}

const EVENTS = {
  mediaType: 'text/event-stream',
  about: 'events with a `ConversionEvent` as data',
  schema: ConversionEvent,
};
const FILE = { mediaType: MEDIA_TYPES, about: 'the file, of its own type' };

function endRoutes(app: App, { conversions }: ConversionRoutesNeeds): void {
  app.post(
    `${ONE}/cancel`,
    {
      config: { access },
      schema: {
        summary: 'stops a conversion; one that is finished stays as it is',
        tags,
        params: ConversionParams,
        response: { 200: Success(ConversionReceipt) },
      },
    },
    async ({ owner, params }) => success(await conversions.cancel(owner, params.id)),
  );

  app.post(
    `${ONE}/again`,
    {
      config: { access, failures: ['file-gone', 'credits-insufficient'] },
      schema: {
        summary: 'converts once more what failed, was stopped or took too long; anything else stays as it is',
        tags,
        params: ConversionParams,
        response: { 202: Success(ConversionReceipt) },
      },
    },
    async (request, reply) => reply.code(202).send(success(await conversions.tryAgain(request, request.params.id))),
  );

  app.delete(
    ONE,
    {
      config: { access },
      schema: {
        summary: 'deletes a conversion: its file, its result and every row',
        tags,
        params: ConversionParams,
        response: { 200: Success(Type.Null()) },
      },
    },
    async ({ owner, params }) => {
      await conversions.delete(owner, params.id);
      return success(null);
    },
  );
}

async function sendEvents(
  request: FastifyRequest,
  id: string,
  reply: FastifyReply,
  { conversions, changes, rateLimits, streams }: ConversionRoutesNeeds,
): Promise<FastifyReply> {
  const { owner } = request;
  const now = await conversions.summary(owner, id);
  const seen = Number(request.headers['last-event-id'] ?? 0) || 0;
  // To a reader that has seen the end, 204 says that there is no use in coming back.
  if (isFinished(now.status) && seen >= now.version) return reply.code(204).send();
  rateLimits.openStream(request, reply);
  const read = () => conversions.summary(owner, id).catch(absent);
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(streams.add(eventStream({ id, read, changes, seen })));
}

function absent(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'not-found') return undefined;
  throw error;
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: OpenedFile): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`;
  const condition = request.headers['if-range'];
  const isAsked = request.method === 'GET' && (condition === undefined || condition === etag);
  const range = readRange(isAsked ? request.headers.range : undefined, file.size);
  if (range === 'none') {
    throw new ApiError('range-not-satisfiable', undefined, { 'content-range': `bytes */${file.size}` });
  }
  reply
    .type(file.mediaType)
    .header('content-disposition', contentDisposition(file.fileName))
    .header('accept-ranges', 'bytes')
    .header('etag', etag);
  if (range === 'all') {
    reply.header('content-length', file.size);
    // A HEAD asks how large it is, not for the file (RFC 9110, 9.3.2); ranges are of GET alone (14.2).
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : await file.read());
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await file.read(range));
}
