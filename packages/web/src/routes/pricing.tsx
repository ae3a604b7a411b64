import type { MetaFunction } from 'react-router';
import { describePublicPage } from '../i18n/page-meta.ts';
import { PricingScreen } from '../screens/pricing/pricing-screen.tsx';

export const meta: MetaFunction = ({ location }) => describePublicPage(location.pathname, 'pricing');

export default function PricingRoute() {
  return <PricingScreen />;
}
