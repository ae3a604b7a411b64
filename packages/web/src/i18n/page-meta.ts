import type { MetaDescriptor } from 'react-router';
import { localeOfPath } from '../app/paths.ts';
import { DEFAULT_LOCALE } from './locale.ts';
import { type Messages, messagesOf } from './translate.ts';

/** Top keys of the texts that describe a page. */
type Described = {
  [K in keyof Messages]: Messages[K] extends { meta: { description: string } } ? K : never;
}[keyof Messages];

/** A page's title and description in the language that its path names. */
export function describePage(pathname: string, page: Described): MetaDescriptor[] {
  const { title, description } = messagesOf(localeOfPath(pathname) ?? DEFAULT_LOCALE)[page].meta;
  return [{ title }, { name: 'description', content: description }];
}
