import { SITE_PATH, type Site } from '@tallyleaf/contract';
import { useEffect, useState } from 'react';
import { request } from './request.ts';

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
