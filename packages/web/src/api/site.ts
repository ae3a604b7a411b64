import { SITE_PATH, type Site } from '@tallyleaf/contract';
import { useEffect, useState } from 'react';
import { request } from './request.ts';

/** What holds where the server says nothing else: `VISITOR_HOURS`, `USER_DAYS`, `VISITOR_CREDITS_A_DAY` of its settings. */
export const SITE_DEFAULTS = { visitor_hours: 24, user_days: 30, visitor_credits: 3 } as const;

let asked: Promise<Site> | null = null;

/** What is on and what is off at this place; asked once, and again after a failure. @throws {ApiError} */
export function fetchSite(): Promise<Site> {
  asked ??= request<Site>('GET', SITE_PATH).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** What this place says of itself; null until it is known, and while the server cannot be reached. */
export function useSite(): Site | null {
  const [site, setSite] = useState<Site | null>(null);
  useEffect(() => {
    let there = true;
    fetchSite().then(
      (found) => (there ? setSite(found) : undefined),
      (error: unknown) => console.warn(error),
    );
    return () => {
      there = false;
    };
  }, []);
  return site;
}
