import type { CallName, schemas } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Member } from './member.ts';
import type { PageReads } from './page-reads.ts';

type Schemas = typeof schemas;
type Checked<Name extends CallName, Key extends 'params' | 'query' | 'body'> = Key extends keyof Schemas[Name]
  ? Schemas[Name][Key] extends z.ZodType
    ? z.output<Schemas[Name][Key]>
    : undefined
  : undefined;

/** What a handler works with: the checked request, who asks, and the words of the path's language. */
export interface Call<Name extends CallName> {
  readonly params: Checked<Name, 'params'>;
  readonly query: Checked<Name, 'query'>;
  readonly body: Checked<Name, 'body'>;
  readonly language: Language;
  readonly words: I18n;
  /** Who asks; null for a visitor. */
  readonly member: Member | null;
  /** The region whose prices, stock and deliveries count; null in a country without regions (API-2). */
  readonly store: number | null;
  /** The visitor's cart cookie, null without one. */
  readonly visitor: string | null;
  /** The secret by which somebody sees what is not published; null for everybody else. */
  readonly preview: string | null;
  /** The server makes it itself, for a page that was admitted: `request` and `reply` are that page's. */
  readonly own: boolean;
  /** What the calls of that page share; null for a call over the network. */
  readonly reads: PageReads | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call that needs a member (M in the table of calls): there is one. */
export type MemberCall<Name extends CallName> = Call<Name> & { readonly member: Member };

type Answers<Name extends CallName> = Schemas[Name]['answers'];

/** What a handler gives back: one of the call's statuses with its body. Refusals are thrown. */
export type Answered<Name extends CallName> = {
  [Status in keyof Answers<Name>]: Answers<Name>[Status] extends z.ZodType
    ? { readonly status: Status; readonly body: z.input<Answers<Name>[Status]> }
    : never;
}[keyof Answers<Name>];

/** 200 with a body. */
export const ok = <Body>(body: Body) => ({ status: 200, body }) as const;
/** 201 with a body. */
export const created = <Body>(body: Body) => ({ status: 201, body }) as const;
/** 204. */
export const empty = { status: 204, body: null } as const;
