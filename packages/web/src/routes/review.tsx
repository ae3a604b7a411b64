import { type MetaFunction, useParams, useSearchParams } from 'react-router';
import { describePage } from '../i18n/page-meta.ts';
import { ReviewScreen } from '../screens/review/review-screen.tsx';

export const meta: MetaFunction = ({ location }) => [
  ...describePage(location.pathname, 'review'),
  { name: 'robots', content: 'noindex' },
];

export default function ReviewRoute() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const list = (query.get('list') ?? '').split(',');
  return <ReviewScreen key={id} id={id} list={list} />;
}
