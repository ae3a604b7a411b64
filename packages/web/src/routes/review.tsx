import { type MetaFunction, useParams } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { ReviewScreen } from '../screens/review/review-screen.tsx';

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'review'),
  { name: 'robots', content: 'noindex' },
];

export default function ReviewRoute() {
  const { id = '' } = useParams();
  return <ReviewScreen key={id} id={id} />;
}
