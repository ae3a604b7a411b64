import type { MetaFunction } from 'react-router';
import { describePublicPage } from '../i18n/page-meta.ts';
import { TermsScreen } from '../screens/legal/terms-screen.tsx';

export const meta: MetaFunction = ({ location }) => describePublicPage(location.pathname, 'terms');

export default function TermsRoute() {
  return <TermsScreen />;
}
