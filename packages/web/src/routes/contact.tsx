import type { MetaFunction } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { ContactScreen } from '../screens/contact/contact-screen.tsx';

export const meta: MetaFunction = ({ location }) => describePage(location.pathname, 'contact');

export default function ContactRoute() {
  return <ContactScreen />;
}
