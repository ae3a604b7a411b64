import { type MetaFunction, useSearchParams } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { WorklistScreen } from '../screens/review/worklist/worklist-screen.tsx';

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'worklist'),
  { name: 'robots', content: 'noindex' },
];

export default function WorklistRoute() {
  const [query] = useSearchParams();
  return <WorklistScreen ids={query.get('ids') ?? ''} />;
}
