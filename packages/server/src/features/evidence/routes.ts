import {
  CONVERSIONS_PATH,
  type ConversionDetail,
  ConversionParams,
  EvidenceQuery,
  EvidenceReport,
  type LocaleCode,
} from '@tallyleaf/contract';
import { contentDisposition, documentName } from '@tallyleaf/exporters';
import { evidenceOf, evidencePdf } from '@tallyleaf/exporters/evidence';
import type { App } from '../../http/app-type.ts';
import type { Owner } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import { readFont } from './fonts.ts';

/** What reports need of conversions. */
export interface EvidenceRoutesNeeds {
  /** The owner's conversions with these ids, in that order. @throws {ApiError} `not-found` when one is not there. */
  readonly read: (owner: Owner, ids: readonly string[]) => Promise<readonly ConversionDetail[]>;
}

const GIVES = {
  mediaType: ['application/json', 'application/pdf'],
  about: 'the report; with `format=pdf` a PDF',
  schema: EvidenceReport,
};

/** `GET /api/v1/conversions/{id}/evidence`: what was read, what was corrected, and what bears it out. */
export function evidenceRoutes(app: App, { read }: EvidenceRoutesNeeds): void {
  app.get(
    `${CONVERSIONS_PATH}/:id/evidence`,
    {
      config: { access: 'owner', failures: ['not-finished'], gives: { 200: GIVES } },
      schema: {
        summary: 'the evidence report of a conversion, as JSON or PDF',
        description:
          'Hash of the file, verdicts, every check with what is printed and what was found, every correction with what was read, rows that no printed figure binds, and what was noticed about the file. As JSON it is `evidence/1`.',
        tags: ['conversions'],
        params: ConversionParams,
        querystring: EvidenceQuery,
      },
    },
    async ({ owner, params, query }, reply) => {
      const [detail] = await read(owner, [params.id]);
      if (!detail) throw new ApiError('not-found');
      const { mediaType, extension, body } = await reportOf(detail, query.format ?? 'json', query.locale ?? 'en');
      const name = `${documentName(detail.fileName)}-evidence.${extension}`;
      return reply.type(mediaType).header('content-disposition', contentDisposition(name)).send(body);
    },
  );
}

async function reportOf(detail: ConversionDetail, format: 'json' | 'pdf', locale: LocaleCode) {
  const { conversion, createdAt, finishedAt } = detail;
  if (!conversion) throw new ApiError('not-finished');
  const madeAt = new Date().toISOString();
  const report = evidenceOf(conversion, { madeAt, convertedAt: finishedAt ?? createdAt });
  if (format === 'json') {
    const body = `${JSON.stringify(report, null, 2)}\n`;
    return { mediaType: 'application/json; charset=utf-8', extension: format, body };
  }
  const body = Buffer.from(await evidencePdf(report, locale, readFont));
  return { mediaType: 'application/pdf', extension: format, body };
}
