import type { MetaFunction } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { LegalScreen } from '../screens/legal/legal-screen.tsx';

export const meta: MetaFunction = ({ location }) => describePage(location.pathname, 'privacy');

export default function PrivacyRoute() {
  return <LegalScreen page="privacy" />;
}
