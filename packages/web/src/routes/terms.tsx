import type { MetaFunction } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { TermsScreen } from '../screens/legal/terms-screen.tsx';

export const meta: MetaFunction = ({ location }) => describePage(location.pathname, 'terms');

export default function TermsRoute() {
  return <TermsScreen />;
}
