import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What is shown over the page: the palette of commands, the list of keys, or neither. */
export type CommandView = 'commands' | 'keys';

/** What a page may let the palette do for it. */
export type PageAction = 'chooseFiles';

let view: CommandView | null = null;
const actions = new Map<PageAction, () => void>();
const listeners = new Set<() => void>();

export function showCommands(next: CommandView | null): void {
  view = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCommandView = (): CommandView | null =>
  useSyncExternalStore(
    subscribe,
    () => view,
    () => null,
  );

/** What the page that is shown can do at a word. */
export const pageActions = (): ReadonlyMap<PageAction, () => void> => actions;

/** Lets the palette do something of a page's own while the page is shown. */
export function usePageAction(name: PageAction, run: () => void): void {
  useEffect(() => {
    actions.set(name, run);
    return () => {
      actions.delete(name);
    };
  }, [name, run]);
}

/** Something that a page can do, in the reader's words. */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  /** One of many things on the page: offered once its name is typed. */
  readonly onlyFound?: boolean;
}

let providers: readonly (() => readonly PageCommand[])[] = [];

function provide(next: typeof providers): void {
  providers = next;
  for (const listener of listeners) listener();
}

/** What the parts of the page that are shown can do; parts that come while the palette is open are waited for. */
export const usePageOffers = (): readonly PageCommand[] =>
  useSyncExternalStore(
    subscribe,
    () => providers,
    () => providers,
  ).flatMap((give) => give());

/** Lets the palette offer what a part of the page can do. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const give = (): readonly PageCommand[] => latest.current;
    provide([...providers, give]);
    return () => provide(providers.filter((one) => one !== give));
  }, []);
}
