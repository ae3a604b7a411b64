import { Suspense } from 'react';
import { TopnavSlim } from '../../layouts/topnav-slim.tsx';
import { lazyPart } from '../../pwa/lazy-part.tsx';
import { ConvertArea } from './convert-area.tsx';
import { Hero } from './hero.tsx';
import { whenTouched } from './when-touched.ts';

/** It was written at build time and can be read as it stands: what brings it to life comes when somebody does something. */
const AllSections = lazyPart(async () => {
  await whenTouched('#below');
  return (await import('./sections/all-sections.tsx')).AllSections;
});

// The same at every drawing: React leaves what was written at build time alone until its code is there.
const below = (
  <div id="below">
    <Suspense fallback={null}>
      <AllSections />
    </Suspense>
  </div>
);

/** The home page: the work first, and below it what one may want to know before. */
export function HomeScreen() {
  return (
    <ConvertArea frame={TopnavSlim} start={Hero}>
      {below}
    </ConvertArea>
  );
}
