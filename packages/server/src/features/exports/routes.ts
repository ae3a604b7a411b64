import { Readable } from 'node:stream';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import {
  CONVERSIONS_PATH,
  Conversion,
  type ConversionDetail,
  ConversionExportParams,
  type ConversionSummary,
  EXPORTS_PATH,
  ExportNotes,
  ExportParams,
  ExportQuery,
  ExportsQuery,
  Success,
  success,
} from '@tallyleaf/contract';
import { contentDisposition, type ExportOptions, exporters, type NamedFile, zipStream } from '@tallyleaf/exporters';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../http/app-type.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limit.ts';
import {
  type Download,
  exportConversion,
  exportEach,
  exportGiven,
  exportMerged,
  exportNotes,
  SEVERAL,
} from './service.ts';
import { settingParameters, settingsIn } from './settings.ts';

type Listed = Pick<ConversionSummary, 'id' | 'fileName' | 'status'>;

/** What exports need of conversions. */
export interface ExportRoutesNeeds {
  /** The owner's conversions with these ids, in that order. @throws {ApiError} `not-found` when one is not there. */
  readonly read: (owner: Owner, ids: readonly string[]) => Promise<readonly ConversionDetail[]>;
  /** What they are, without their results. @throws {ApiError} `not-found` */
  readonly list: (owner: Owner, ids: readonly string[]) => Promise<readonly Listed[]>;
  readonly rateLimits: Pick<RateLimits, 'openExport'>;
}

const MAX_IDS = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Bytes of a result: the largest statement, every row with its places. */
const MAX_RESULT_BYTES = 32 * 1024 * 1024;

const FAILURES = ['unknown-format', 'not-finished', 'export-failed', 'invalid-input', 'rate-limited'] as const;
const OneQuery = Type.Object({ ...ExportQuery.properties, ...settingParameters });
const SeveralQuery = Type.Object({ ...ExportsQuery.properties, ...settingParameters });
const ZIP_TYPE = 'application/zip';
const bareType = (mediaType: string): string => mediaType.split(';')[0] ?? mediaType;
const TYPES = [...new Set([ZIP_TYPE, ...exporters.map(({ mediaType }) => bareType(mediaType))])];
const FILE = { mediaType: TYPES, about: 'a file, of its format’s own type; a ZIP where there are several' };

/** Each export takes a place until it is answered. */
const openExport =
  ({ openExport: open }: Pick<RateLimits, 'openExport'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    open(request, reply);

/** One conversion in a format, what that cannot hold, and several as a ZIP or merged. */
export function exportRoutes(app: App, { read, list, rateLimits }: ExportRoutesNeeds): void {
  const preHandler = openExport(rateLimits);
  const readOne = async (owner: Owner, id: string): Promise<ConversionDetail> => {
    const [conversion] = await read(owner, [id]);
    if (!conversion) throw new ApiError('not-found');
    return conversion;
  };

  app.get(
    `${CONVERSIONS_PATH}/:id/exports/:format`,
    {
      config: { access: 'owner', failures: FAILURES, gives: { 200: FILE } },
      schema: {
        summary: 'a conversion as a file of a format; a ZIP where it becomes several',
        tags: ['conversions'],
        params: ConversionExportParams,
        querystring: OneQuery,
      },
      preHandler,
    },
    async ({ owner, params, query }, reply) => {
      const conversion = await readOne(owner, params.id);
      const request = { format: params.format, options: optionsOf(query) };
      return send(reply, await exportConversion(conversion, request));
    },
  );

  app.get(
    `${CONVERSIONS_PATH}/:id/exports/:format/notes`,
    {
      config: { access: 'owner', failures: FAILURES },
      schema: {
        summary: 'what a format cannot hold of a conversion, and how its files are called',
        tags: ['conversions'],
        params: ConversionExportParams,
        querystring: OneQuery,
        response: { 200: Success(ExportNotes) },
      },
      preHandler,
    },
    async ({ owner, params, query }) => {
      const conversion = await readOne(owner, params.id);
      return success(await exportNotes(conversion, params.format, optionsOf(query)));
    },
  );

  app.get(
    EXPORTS_PATH,
    {
      config: { access: 'owner', failures: ['not-found', ...FAILURES], gives: { 200: FILE } },
      schema: {
        summary: 'several conversions in a format, as a ZIP, or merged',
        tags: ['conversions'],
        querystring: SeveralQuery,
      },
      preHandler,
    },
    async ({ owner, query }, reply) => {
      const request = { format: query.format, options: optionsOf(query) };
      const ids = readIds(query.ids);
      const listed = await list(owner, ids);
      if (listed.some(({ status }) => status !== 'done')) throw new ApiError('not-finished');
      if (query.merge === 'true') return send(reply, await exportMerged(ids, (id) => readOne(owner, id), request));
      const names = listed.map(({ fileName }) => fileName);
      const files = exportEach(names, (index) => readOne(owner, ids[index] ?? ''), request);
      return sendArchive(reply, files);
    },
  );
}

/** A result that the caller brings, in a format. */
export function givenResultRoutes(app: App, { rateLimits }: Pick<ExportRoutesNeeds, 'rateLimits'>): void {
  app.post(
    `${EXPORTS_PATH}/:format`,
    {
      config: {
        access: 'owner',
        failures: ['unknown-format', 'export-failed', 'invalid-input', 'rate-limited'],
        gives: { 200: FILE },
      },
      bodyLimit: MAX_RESULT_BYTES,
      // Fastify's own would take null for an empty text, and a number for a text.
      validatorCompiler: TypeBoxValidatorCompiler,
      schema: {
        summary: 'a result that the caller has, as a file of a format; a ZIP where it becomes several',
        description:
          'The body is a result of the form `statement/1`, as `GET /api/v1/conversions/{id}` gives it, perhaps corrected since. Nothing of it is kept.',
        tags: ['conversions'],
        params: ExportParams,
        querystring: OneQuery,
        body: Conversion,
      },
      preHandler: openExport(rateLimits),
    },
    async ({ params, query, body }, reply) =>
      send(reply, await exportGiven(body, { format: params.format, options: optionsOf(query) })),
  );
}

interface OptionsQuery extends Readonly<Record<string, unknown>> {
  readonly locale?: string;
  readonly languages?: string;
}

const optionsOf = (query: OptionsQuery): ExportOptions => ({
  ...(query.locale === undefined ? {} : { locale: query.locale }),
  ...(query.languages === undefined ? {} : { languages: query.languages.split(',') }),
  settings: settingsIn(query),
});

function readIds(list: string): readonly string[] {
  const ids = [...new Set(list.split(',').map((id) => id.trim().toLowerCase()))];
  if (ids.length <= MAX_IDS && ids.every((id) => UUID.test(id))) return ids;
  throw new ApiError('invalid-input', `"ids" is a list of 1 to ${MAX_IDS} ids parted by commas.`);
}

const send = (reply: FastifyReply, { fileName, mediaType, bytes }: Download): FastifyReply =>
  reply.type(mediaType).header('content-disposition', contentDisposition(fileName)).send(Buffer.from(bytes));

/** An archive as it is made. What is wrong before its first file is an answer; later faults break the connection off. */
async function sendArchive(reply: FastifyReply, files: AsyncGenerator<NamedFile>): Promise<FastifyReply> {
  const first = await files.next();
  const all = async function* (): AsyncGenerator<NamedFile> {
    if (!first.done) yield first.value;
    yield* files;
  };
  return reply
    .type('application/zip')
    .header('content-disposition', contentDisposition(`${SEVERAL}.zip`))
    .send(Readable.from(zipStream(all())));
}
