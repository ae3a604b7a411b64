import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { PAGES } from './app/paths.ts';

const HELP = Object.values(PAGES).filter((path) => path.startsWith(PAGES.docs));

export default [
  route(':locale?', 'routes/locale.tsx', [
    index('routes/home.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('pdf-to-excel', 'routes/pdf-to-excel.tsx'),
    route('pdf-to-qbo', 'routes/pdf-to-qbo.tsx'),
    route('pdf-to-ofx', 'routes/pdf-to-ofx.tsx'),
    route('scan-to-csv', 'routes/scan-to-csv.tsx'),
    route('contact-us', 'routes/contact.tsx'),
    route('create', 'routes/create.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('conversions', 'routes/conversions.tsx'),
    route('conversions/ledger', 'routes/ledger.tsx'),
    route('conversions/summary', 'routes/summary.tsx'),
    route('conversions/worklist', 'routes/worklist.tsx'),
    route('conversions/:id', 'routes/review.tsx'),
    route('account/:page?', 'routes/account.tsx'),
    route('ui', 'routes/ui.tsx'),
    // Each by its own path: `/docs/privacy` would else be the privacy page of a locale `docs`.
    ...HELP.map((path) => route(path.slice(1), 'routes/docs.tsx', { id: path })),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
