import { type Static, Type } from 'typebox';
import { SetLayout } from '../columns.ts';
import { Corrections } from '../corrections.ts';
import { FILE_VERDICTS } from '../file-verdict.ts';
import { StatementOutline } from '../outline.ts';
import { type RefusalCode, refusalCodes } from '../refusals.ts';
import type { Conversion } from '../statement.ts';
import { MAX_LAYOUTS } from './layouts.ts';

/** The HTTP messages of conversions (contract "The HTTP contract"). */

/** Where the calls live. `{id}` and `{format}` are filled in by the caller. */
export const CONVERSIONS_PATH = '/api/v1/conversions';
/** What files would cost. */
export const COST_PATH = `${CONVERSIONS_PATH}/cost`;
export const EXPORTS_PATH = '/api/v1/exports';
/** The multipart field `ap_ppt_id` names the conversion that was begun before signing in (specification, section 7). */
export const BIND_PATH = '/api/v1/user-bind-ppts';

export const ConversionStatus = Type.Enum(['queued', 'running', 'done', 'refused', 'failed', 'cancelled']);

/** The JSON of the multipart field `options`. */
export const ConversionOptions = Type.Object(
  {
    /** A BCP 47 tag that decides what the file leaves open (day or month first, say). */
    locale: Type.Optional(Type.String({ minLength: 2, maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' })),
    /** Columns that a person set, for who keeps them elsewhere than with an account; they go before the account's. */
    layouts: Type.Optional(Type.Array(SetLayout, { maxItems: MAX_LAYOUTS })),
  },
  { additionalProperties: false },
);

/** The fields of an upload. It is read as it comes, so that no schema checks it: what is wrong is told while it is read. */
export const UploadForm = Type.Object({
  file: Type.Array(Type.String({ format: 'binary' }), { minItems: 1, description: 'Once or more.' }),
  password: Type.Optional(
    Type.Array(Type.String(), { description: 'Once or more; each is tried on every encrypted file.' }),
  ),
  options: Type.Optional(Type.String({ description: '`ConversionOptions` as JSON: `{"locale": "de-DE"}`' })),
});

/** The form of `user-bind-ppts` (specification, section 7). */
export const PendingForm = Type.Object({
  ap_ppt_id: Type.String({ description: 'The id of the pending conversion.' }),
});

const identity = {
  id: Type.String({ format: 'uuid' }),
  fileName: Type.String(),
  status: ConversionStatus,
};

/** Which files are meant, by their content, and how many pages were counted in each. */
export const CostQuestion = Type.Object(
  {
    files: Type.Array(
      Type.Object(
        { sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }), pages: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
        { additionalProperties: false },
      ),
      { maxItems: 1000 },
    ),
  },
  { additionalProperties: false },
);

/** Credits that they need together; an unlimited plan charges none of them. */
export const ConversionCost = Type.Object({ required: Type.Integer({ minimum: 0 }) });

/** What an upload and a cancellation answer with. */
export const ConversionReceipt = Type.Object({
  ...identity,
  /** True of an upload that is answered with a conversion of the same file that was there already. */
  copy: Type.Optional(Type.Boolean()),
});

/**
 * How far a running conversion is. While pages are read, `page` counts from 1 up to `pages`; those that are pictures are read
 * after all others, which takes longer: `ocrPages` of them are known by now, `ocrDone` of them are read.
 */
export const ConversionProgress = Type.Object({
  stage: Type.Enum(['opening', 'reading', 'understanding']),
  page: Type.Integer({ minimum: 0 }),
  pages: Type.Integer({ minimum: 0 }),
  ocrPages: Type.Optional(Type.Integer({ minimum: 0 })),
  ocrDone: Type.Optional(Type.Integer({ minimum: 0 })),
});

export const ConversionRefusal = Type.Object({
  code: Type.Unsafe<RefusalCode>({ type: 'string', enum: [...refusalCodes] }),
  message: Type.String(),
});

const summary = {
  ...identity,
  /** The file's size in bytes. */
  size: Type.Integer({ minimum: 0 }),
  /** By the file's content: `application/pdf`, `image/png` … */
  mediaType: Type.String(),
  /** As they were counted when it was handed in: what it costs. */
  pages: Type.Integer({ minimum: 1 }),
  createdAt: Type.String({ format: 'date-time' }),
  finishedAt: Type.Optional(Type.String({ format: 'date-time' })),
  /** When the file and its result are deleted. */
  expiresAt: Type.String({ format: 'date-time' }),
  progress: Type.Optional(ConversionProgress),
  refusal: Type.Optional(ConversionRefusal),
  /** Of one that is done: the worst verdict of its statements. */
  verdict: Type.Optional(Type.Enum([...FILE_VERDICTS])),
  /** Of the file's content: two that have the same one are the same file. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** Of one that is done: its statements in outline, as they stand; left out of some that were converted long ago. */
  statements: Type.Optional(Type.Array(StatementOutline)),
  /** What to show of a conversion that failed by a fault of ours. */
  message: Type.Optional(Type.String()),
};

/** A conversion in a list: everything but its result. */
export const ConversionSummary = Type.Object(summary);

/**
 * A conversion with its result. The result is passed through unfiltered: it is the contract's JSON as the engine gave
 * it, the same at every door, with what its owner corrected laid over it.
 */
export const ConversionDetail = Type.Object({
  ...summary,
  conversion: Type.Optional(Type.Unsafe<Conversion>({})),
});

/** What was corrected of a conversion, and what it was corrected from. `revision` is 0 before the first save. */
export const SavedCorrections = Type.Object({
  revision: Type.Integer({ minimum: 0 }),
  corrections: Type.Union([Corrections, Type.Null()]),
  /** The result as it was read. */
  read: Type.Unsafe<Conversion>({}),
});

/** The largest revision that can still be followed by another one: both fit in an integer of the database. */
const MAX_REVISION = 2 ** 31 - 2;

/** Corrections to keep, made from `revision`; `null` takes all of them back. */
export const CorrectionsUpdate = Type.Object(
  {
    revision: Type.Integer({ minimum: 0, maximum: MAX_REVISION }),
    corrections: Type.Union([Corrections, Type.Null()]),
  },
  { additionalProperties: false },
);

/** The new revision, and the verdict on what stands now. */
export const CorrectionsReceipt = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  verdict: Type.Enum([...FILE_VERDICTS]),
});

/** A page of a list, newest first. `nextCursor` is absent on the last page. */
export const ConversionPage = Type.Object({
  items: Type.Array(ConversionSummary),
  nextCursor: Type.Optional(Type.String()),
});

export const ConversionListQuery = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  /** Only those whose file's name has this in it, capital letters or not. */
  search: Type.Optional(Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$' })),
});

export const ConversionParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
export const ConversionExportParams = Type.Object({
  id: Type.String({ format: 'uuid' }),
  format: Type.String({ minLength: 1, maxLength: 40 }),
});
/** All of the reader's languages with their regions, parted by commas: the order of dates goes by them (docs/formats.md). */
const Languages = Type.Optional(Type.String({ maxLength: 400, pattern: '^[A-Za-z0-9-]+(,[A-Za-z0-9-]+)*$' }));

/**
 * `ids` is a list parted by commas, `format` an exporter's id, `locale` how a format for people writes figures; `merge`
 * joins the statements of an account, each transaction once. What a format lets one choose comes beside these, each
 * setting by its own name.
 */
export const ExportsQuery = Type.Object({
  ids: Type.String({ minLength: 36, maxLength: 37 * 200 }),
  format: Type.String({ minLength: 1, maxLength: 40 }),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  languages: Languages,
  merge: Type.Optional(Type.Enum(['true', 'false'])),
});
export const ExportParams = Type.Object({ format: Type.String({ minLength: 1, maxLength: 40 }) });
export const ExportQuery = Type.Object({
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  languages: Languages,
});

/** What a format cannot hold of a conversion, asked before the file is taken. `statement` and `rows` are indexes. */
export const ExportNotes = Type.Object({
  files: Type.Array(Type.String()),
  warnings: Type.Array(
    Type.Object({
      code: Type.String(),
      statement: Type.Integer(),
      rows: Type.Array(Type.Integer()),
      message: Type.String(),
    }),
  ),
  notWritten: Type.Array(Type.Object({ code: Type.String(), statement: Type.Integer(), message: Type.String() })),
});
export type ExportNotes = Static<typeof ExportNotes>;

/**
 * The names of server-sent events. `progress` may come often; each of the others is the last one of its stream, after
 * which the client closes. The data of every event is a `ConversionEvent` as JSON, its id the conversion's version.
 */
export const CONVERSION_EVENTS = ['progress', 'done', 'refused', 'failed', 'cancelled'] as const;
export type ConversionEventName = (typeof CONVERSION_EVENTS)[number];
export const ConversionEvent = Type.Object({
  ...identity,
  progress: Type.Optional(ConversionProgress),
  refusal: Type.Optional(ConversionRefusal),
  message: Type.Optional(Type.String()),
});

export type ConversionListQuery = Static<typeof ConversionListQuery>;
export type CostQuestion = Static<typeof CostQuestion>;
export type ConversionCost = Static<typeof ConversionCost>;
export type ConversionStatus = Static<typeof ConversionStatus>;
export type ConversionOptions = Static<typeof ConversionOptions>;
export type ConversionReceipt = Static<typeof ConversionReceipt>;
export type ConversionProgress = Static<typeof ConversionProgress>;
export type ConversionRefusal = Static<typeof ConversionRefusal>;
export type ConversionSummary = Static<typeof ConversionSummary>;
export type ConversionDetail = Static<typeof ConversionDetail>;
export type SavedCorrections = Static<typeof SavedCorrections>;
export type CorrectionsUpdate = Static<typeof CorrectionsUpdate>;
export type CorrectionsReceipt = Static<typeof CorrectionsReceipt>;
export type ConversionPage = Static<typeof ConversionPage>;
export type ConversionEvent = Static<typeof ConversionEvent>;

/** True of a conversion that will not change any more. */
export const isFinished = (status: ConversionStatus): boolean => status !== 'queued' && status !== 'running';
