import { useTranslate } from '../../i18n/translate.ts';
import { Collapse } from '../../layouts/collapse.tsx';
import { FetchedIcon } from '../../layouts/fetched-icon.tsx';
import { AVATAR_SIZES, Avatar, type AvatarSize } from '../../ui/avatar.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Picture } from '../../ui/picture.tsx';
import reviewUrl from './pictures/statement.png?url';

const ROWS = [
  { name: 'march.pdf', pages: 3, amount: '1,874.10' },
  { name: 'april.pdf', pages: 12, amount: '952.00' },
];

/** The picture's own size in pixels. */
const OWN = { width: 1280, height: 800 };

export function Tables() {
  const t = useTranslate();
  const columns = [
    { id: 'name', name: t('ui.demo.account'), cell: (row: (typeof ROWS)[number]) => row.name },
    { id: 'pages', name: t('ui.demo.pages'), figure: true, cell: (row: (typeof ROWS)[number]) => row.pages },
    { id: 'amount', name: t('ui.demo.amount'), figure: true, cell: (row: (typeof ROWS)[number]) => row.amount },
  ];
  return (
    <div className="grid w-full gap-8">
      <DataTable caption={t('ui.demo.statements')} columns={columns} rows={ROWS} rowKey={({ name }) => name} />
      <DataTable caption={t('ui.demo.period')} columns={columns} rows={[]} rowKey={({ name }) => name} />
    </div>
  );
}

export function Avatars() {
  return (Object.keys(AVATAR_SIZES) as AvatarSize[]).map((size) => <Avatar key={size} name="Ada King" size={size} />);
}

/** Icons that the app does not bring, and one that does not exist: its place stays empty. */
export function Icons() {
  return ['sprout', 'scale', 'no-such-icon'].map((name) => <FetchedIcon key={name} name={name} />);
}

export function Carousels() {
  const t = useTranslate();
  const slides = (['groceries', 'rent', 'salary'] as const).map((name) => ({
    id: name,
    name: t(`ui.demo.${name}`),
    content: <p className="border-y border-rule py-10 text-center font-serif text-xl">{t(`ui.demo.${name}`)}</p>,
  }));
  return (
    <div className="w-full max-w-lg">
      <Carousel label={t('ui.demo.kinds')} slides={slides} />
    </div>
  );
}

export function Pictures() {
  const t = useTranslate();
  return (
    <div className="grid w-full gap-4">
      <Picture src={reviewUrl} alt={t('ui.demo.picture')} {...OWN} sizes="(width < 48rem) 100vw, 60rem" />
      <Picture src={reviewUrl} alt={t('ui.demo.picture')} {...OWN} format="avif" quality={60} className="w-40" />
    </div>
  );
}

export function Collapses() {
  const t = useTranslate();
  return (
    <div className="w-full">
      <Collapse
        hide={t('ui.demo.hide')}
        show={t('ui.demo.show')}
        divider={t('ui.demo.divider')}
        aside={<div className="h-40 border border-rule bg-surface" />}
      >
        <p>{t('ui.demo.panelText')}</p>
      </Collapse>
    </div>
  );
}
