import type { ErrorCode, RefusalCode } from '@tallyleaf/contract';
import type { TSchema } from 'typebox';

/** What a call is about; the headings of docs/api.md and of the OpenAPI document. */
export const TAGS = {
  conversions: 'Conversions and what they become',
  people: 'Signing in, and one’s account',
  credits: 'Credits',
  plans: 'Plans and payment',
  programs: 'API keys, webhooks and this document',
  site: 'What the pages of the site fetch',
  operations: 'Whether the server works',
} as const;
export type Tag = keyof typeof TAGS;

/** A body or an answer that is no JSON of a schema. */
export interface OtherContent {
  /** Its type, or the types that it may have; a schema is of the JSON among them. */
  readonly mediaType: string | readonly string[];
  /** What it is, as a phrase. */
  readonly about: string;
  readonly schema?: TSchema;
}

declare module 'fastify' {
  interface FastifySchema {
    /** What the call does, as a phrase: "lists one's own conversions". Each call of the API has one. */
    summary?: string;
    /** More about it, where a phrase is not enough. */
    description?: string;
    tags?: readonly Tag[];
  }
  interface FastifyContextConfig {
    /** Failures of the table of errors that the call may answer with, beside those that follow from access and schemas. */
    failures?: readonly (ErrorCode | RefusalCode)[];
    /** A body that no schema checks, such as an upload. */
    takes?: OtherContent;
    /** Answers that are no JSON, by their status: files, event streams, nothing at all. */
    gives?: Readonly<Record<number, OtherContent | null>>;
    /** The call takes `Idempotency-Key`. */
    idempotent?: boolean;
  }
}
