/**
 * The core: what must not be wrong unnoticed, folder by folder. `judges` are the folders whose tests judge it, as far as
 * they import what is changed; `project` is the project of vitest.config.ts in which those tests run.
 */
export interface Area {
  readonly name: string;
  readonly project: string;
  /** Globs of the files that are changed. */
  readonly files: readonly string[];
  readonly judges: readonly string[];
}

export const CORE: readonly Area[] = [
  {
    name: 'contract: money',
    project: 'engine',
    files: [
      'packages/contract/src/money.ts',
      'packages/contract/src/plans.ts',
      'packages/contract/src/file-verdict.ts',
    ],
    judges: ['packages/contract/src/'],
  },
  {
    name: 'engine: values',
    project: 'engine',
    files: ['packages/engine/src/values/*.ts'],
    judges: ['packages/engine/src/values/', 'packages/engine/src/statement/', 'packages/engine/src/rows/'],
  },
  {
    name: 'engine: reconcile and proof of dates',
    project: 'engine',
    files: [
      'packages/engine/src/proof/{reconcile,parted,direction,unexplained}.ts',
      'packages/engine/src/proof/checks/*.ts',
    ],
    judges: ['packages/engine/src/proof/', 'packages/engine/src/statement/', 'packages/engine/src/search/'],
  },
  {
    name: 'engine: comparator of the search',
    project: 'engine',
    files: ['packages/engine/src/proof/compare-readings.ts', 'packages/engine/src/search/choose-candidate.ts'],
    judges: ['packages/engine/src/proof/', 'packages/engine/src/search/'],
  },
  {
    name: 'server: credits',
    project: 'server',
    files: ['packages/server/src/features/credits/{ledger,rules,standings,audit,addresses,repository}.ts'],
    judges: ['packages/server/src/features/credits/'],
  },
  {
    name: 'web: session',
    project: 'web',
    files: [
      'packages/web/src/session/{session-store,credits-store,rules,keeping,survey,visitor,one-tap,third-parties,support-chat}.ts',
    ],
    judges: ['packages/web/src/session/'],
  },
  {
    name: 'web: request wrapper',
    project: 'web calls',
    files: ['packages/web/src/api/{client,request,download,people,watch}.ts'],
    judges: ['packages/web/src/api/'],
  },
  {
    name: 'web: guards',
    project: 'web',
    files: [
      'packages/web/src/pwa/{missing-chunk,work,updates,build,prefetch,install}.ts',
      'packages/web/src/app/{theme,stores}.ts',
      'packages/web/src/app/router/{arrival,load-routes,page-router}.ts',
    ],
    judges: ['packages/web/src/pwa/', 'packages/web/src/app/'],
  },
  {
    name: 'web: service worker',
    project: 'web',
    files: ['packages/web/src/pwa/worker/*.ts'],
    judges: ['packages/web/src/pwa/worker/'],
  },
  {
    name: 'web: toasts, tooltips, error screen',
    project: 'web',
    files: [
      'packages/web/src/ui/{toaster,tooltip}.tsx',
      'packages/web/src/ui/{toasts,toast-list}.ts',
      'packages/web/src/screens/failure/failure-screen.tsx',
      'packages/web/src/screens/failure/status-message.ts',
    ],
    judges: ['packages/web/src/ui/', 'packages/web/src/screens/failure/'],
  },
];
