import { BIND_PATH, ConversionReceipt, PendingForm, Success, success } from '@tallyleaf/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../http/app-type.ts';
import { knownVisitor } from '../../http/authenticate.ts';
import { ApiError } from '../../http/errors.ts';
import type { Conversions } from './service.ts';

/** `/api/v1/user-bind-ppts`: makes one conversion of a visitor's the user's. */
export function bindRoute(app: App, { conversions }: { readonly conversions: Conversions }): void {
  app.post(
    BIND_PATH,
    {
      config: {
        access: 'session',
        failures: ['not-found'],
        takes: { mediaType: 'multipart/form-data', about: 'the id of a conversion', schema: PendingForm },
      },
      schema: {
        summary: 'makes a conversion that was begun before signing in the user’s own',
        tags: ['conversions'],
        response: { 200: Success(ConversionReceipt) },
      },
    },
    async (request) => {
      const id = await pendingId(request);
      return success(await conversions.bindPending(knownVisitor(request), request.owner.id, id));
    },
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_PENDING_FIELDS = 5;
const MAX_PENDING_BYTES = 200;

/** The field `ap_ppt_id` of a form. What is no id is the id of nothing. */
async function pendingId(request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new ApiError('invalid-input', 'The call takes a multipart form with "ap_ppt_id".');
  let id: unknown;
  const limits = { files: 0, fields: MAX_PENDING_FIELDS, fieldSize: MAX_PENDING_BYTES };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field' && part.fieldname === 'ap_ppt_id') id = part.value;
  }
  if (typeof id !== 'string' || id === '') throw new ApiError('invalid-input', 'The field "ap_ppt_id" is missing.');
  if (!UUID.test(id)) throw new ApiError('not-found');
  return id.toLowerCase();
}
