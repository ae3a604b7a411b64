import {
  CONVERSIONS_PATH,
  type ConversionDetail,
  ConversionExportParams,
  EXPORTS_PATH,
  ExportQuery,
  ExportsQuery,
} from '@tallyleaf/contract';
import { contentDisposition } from '@tallyleaf/exporters';
import type { FastifyReply } from 'fastify';
import type { App } from '../../http/app-type.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { type Download, exportConversions } from './service.ts';

/** What exports need of conversions. */
export interface ExportRoutesNeeds {
  /** The owner's conversions with these ids, in that order. @throws {ApiError} `not-found` when one is not there. */
  readonly read: (owner: Owner, ids: readonly string[]) => Promise<readonly ConversionDetail[]>;
}

const MAX_IDS = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const FAILURES = ['unknown-format', 'not-finished', 'export-failed'] as const;
const FILE = { mediaType: 'application/octet-stream', about: 'a file, of its format’s own type' };
const ZIP = { mediaType: 'application/zip', about: 'a ZIP of files' };

/** One conversion in a format, and several as a ZIP. */
export function exportRoutes(app: App, { read }: ExportRoutesNeeds): void {
  app.get(
    `${CONVERSIONS_PATH}/:id/exports/:format`,
    {
      config: { access: 'owner', failures: FAILURES, gives: { 200: FILE } },
      schema: {
        summary: 'a conversion as a file of a format; a ZIP where it becomes several',
        tags: ['conversions'],
        params: ConversionExportParams,
        querystring: ExportQuery,
      },
    },
    async ({ owner, params, query }, reply) => {
      const conversions = await read(owner, [params.id]);
      return send(reply, await exportConversions(conversions, params.format, query.locale, false));
    },
  );

  app.get(
    EXPORTS_PATH,
    {
      config: { access: 'owner', failures: ['not-found', ...FAILURES], gives: { 200: ZIP } },
      schema: {
        summary: 'several conversions in a format, as a ZIP',
        tags: ['conversions'],
        querystring: ExportsQuery,
      },
    },
    async ({ owner, query }, reply) => {
      const conversions = await read(owner, readIds(query.ids));
      return send(reply, await exportConversions(conversions, query.format, query.locale, true));
    },
  );
}

function readIds(list: string): readonly string[] {
  const ids = [...new Set(list.split(',').map((id) => id.trim().toLowerCase()))];
  if (ids.length <= MAX_IDS && ids.every((id) => UUID.test(id))) return ids;
  throw new ApiError('invalid-input', `"ids" is a list of 1 to ${MAX_IDS} ids parted by commas.`);
}

const send = (reply: FastifyReply, { fileName, mediaType, bytes }: Download): FastifyReply =>
  reply.type(mediaType).header('content-disposition', contentDisposition(fileName)).send(Buffer.from(bytes));
