import type { MetaDescriptor } from 'react-router';
import { localeOfPath } from '../app/paths.ts';
import { DEFAULT_LOCALE } from './locale.ts';
import { type Messages, messagesOf } from './translate.ts';

/** A page's title and description in the language that its path names. */
export function describePage(pathname: string, page: Exclude<keyof Messages['meta'], 'notFound'>): MetaDescriptor[] {
  const { title, description } = messagesOf(localeOfPath(pathname) ?? DEFAULT_LOCALE).meta[page];
  return [{ title }, { name: 'description', content: description }];
}
