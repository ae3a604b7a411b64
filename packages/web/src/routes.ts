import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route(':locale?', 'routes/locale.tsx', [
    index('routes/home.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('pdf-to-excel', 'routes/pdf-to-excel.tsx'),
    route('scan-to-csv', 'routes/scan-to-csv.tsx'),
    route('contact-us', 'routes/contact.tsx'),
    route('create', 'routes/create.tsx'),
    route('auth/callback', 'routes/auth-callback.tsx'),
    route('conversions', 'routes/conversions.tsx'),
    route('account/:page?', 'routes/account.tsx'),
    route('ui', 'routes/ui.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
