import type { MetaFunction } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { LegalScreen } from '../screens/legal/legal-screen.tsx';

export const meta: MetaFunction = ({ location }) => describePage(location.pathname, 'terms');

export default function TermsRoute() {
  return <LegalScreen page="terms" />;
}
