import { recoverFromMissing } from '../../pwa/missing-chunk.ts';
import { tellMissing } from '../../pwa/missing-parts.ts';
import type { ListedRoute } from '../../pwa/route-tree.ts';

/** A route's script, loaded. */
export type Loaded<Module> = readonly [id: string, module: Module];

/**
 * Has the browser fetch a style sheet that the route's page will name, so that the page is not shown without. It may be missing.
 * Not by a link that preloads: of one whose page comes late, the browser complains.
 */
async function fetchStyles(href: string): Promise<void> {
  try {
    await (await fetch(href)).blob();
  } catch (error) {
    console.warn(error);
  }
}

async function load<Module>({ id, module, css = [] }: ListedRoute): Promise<Loaded<Module>> {
  const [loaded] = await Promise.all([import(/* @vite-ignore */ module) as Promise<Module>, ...css.map(fetchStyles)]);
  return [id, loaded];
}

/**
 * Loads the scripts of routes. Where one is missing, the page that is shown stays where something would be lost, says so and
 * tries again; else it is loaded again, and this never ends.
 * @param to the address that they show, where the address bar does not have it yet
 */
export async function loadRoutes<Module>(
  routes: readonly ListedRoute[],
  to?: string,
): Promise<readonly Loaded<Module>[]> {
  for (;;) {
    try {
      return await Promise.all(routes.map((route) => load<Module>(route)));
    } catch (error) {
      console.error(error);
      if (recoverFromMissing(to)) return new Promise(() => {});
      await new Promise<void>((retry) => tellMissing(retry));
    }
  }
}
