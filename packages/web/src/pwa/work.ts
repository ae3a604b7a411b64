import { wouldLose } from './leaving.ts';

/**
 * What a page would lose if it were loaded again: `running`, a conversion that is under way; `shown`, files, results and
 * texts that lie on the page alone.
 */
export type Work = 'none' | 'shown' | 'running';

/** All tabs know it: each that converts shares it, and a newer version takes over when nobody has it. */
const LOCK = 'tallyleaf-converting';

type Locks = Pick<LockManager, 'request'>;

/**
 * @param locks the browser's, which all its tabs share; absent, a page knows of its own work only
 * @param hasUnsaved whether something else lies on the page that leaving it would lose
 */
export function createWork(locks: Locks | undefined, hasUnsaved: () => boolean = () => false) {
  let work: Work = 'none';
  let release = (): void => {};
  let idle: Promise<void> = Promise.resolve();
  return {
    current: (): Work => (work === 'none' && hasUnsaved() ? 'shown' : work),

    /** Says what there is to lose from now on. */
    tell: (next: Work): void => {
      const [was, runs] = [work === 'running', next === 'running'];
      work = next;
      if (was && !runs) release();
      if (was || !runs) return;
      const done = new Promise<void>((resolve) => {
        release = resolve;
      });
      idle = done;
      void locks?.request(LOCK, { mode: 'shared' }, () => done);
    },

    /** Resolves once nothing is under way on this page. */
    whenIdle: (): Promise<void> => idle,

    /** Resolves once nothing is under way in any tab. @param onWait called when it has to be waited for */
    whenNobodyConverts: async (onWait: () => void): Promise<void> => {
      if (!locks) {
        if (work === 'running') onWait();
        return idle;
      }
      const isFree = await locks.request(LOCK, { ifAvailable: true }, async (lock) => lock !== null);
      if (isFree) return;
      onWait();
      await locks.request(LOCK, async () => {});
    },
  };
}

/** The work of this page. */
export const pageWork = createWork(typeof navigator === 'undefined' ? undefined : navigator.locks, wouldLose);
