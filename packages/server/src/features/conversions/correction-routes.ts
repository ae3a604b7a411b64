import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import {
  CONVERSIONS_PATH,
  ConversionParams,
  CorrectionsReceipt,
  CorrectionsUpdate,
  SavedCorrections,
  Success,
  success,
} from '@tallyleaf/contract';
import type { App } from '../../http/app-type.ts';
import type { Conversions } from './service.ts';

const PATH = `${CONVERSIONS_PATH}/:id/corrections`;
const access = 'owner';
const tags = ['conversions'] as const;

/** Bytes of corrections: every row of the largest statement, each cell another. */
const MAX_BYTES = 32 * 1024 * 1024;

/** `/api/v1/conversions/{id}/corrections`: what the owner corrected of a result. */
export function correctionRoutes(app: App, { conversions }: { readonly conversions: Conversions }): void {
  app.get(
    PATH,
    {
      config: { access, failures: ['not-finished'] },
      schema: {
        summary: 'what was corrected of a conversion, and the result as it was read',
        tags,
        params: ConversionParams,
        response: { 200: Success(SavedCorrections) },
      },
    },
    async ({ owner, params }) => success(await conversions.corrections(owner, params.id)),
  );

  app.put(
    PATH,
    {
      config: { access, failures: ['not-finished', 'edited-elsewhere'] },
      bodyLimit: MAX_BYTES,
      // Fastify's own would take null for the number 0, and so a new row for the first one that was read.
      validatorCompiler: TypeBoxValidatorCompiler,
      schema: {
        summary: 'keeps what was corrected of a conversion, in place of what was kept before',
        description:
          'The result as it was read stays. `GET` and every export give it with the corrections laid over it: a row that was corrected says in `read` what was read, `removed` holds rows that were taken out, and the verdict is reckoned again.',
        tags,
        params: ConversionParams,
        body: CorrectionsUpdate,
        response: { 200: Success(CorrectionsReceipt) },
      },
    },
    async ({ owner, params, body }) => success(await conversions.correct(owner, params.id, body)),
  );
}
