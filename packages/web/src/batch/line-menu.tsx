import { DropdownMenu } from 'radix-ui';
import { useNavigate } from 'react-router';
import MoreIcon from '~icons/lucide/ellipsis-vertical';
import { useTranslate } from '../i18n/translate.ts';
import { hasResult } from './rows.ts';
import type { ToldRow } from './tell-rows.ts';
import type { BatchWork } from './use-batch-work.tsx';

interface LineMenuProps {
  readonly row: ToldRow;
  readonly stop: boolean;
  readonly work: BatchWork;
}

/** What can be done with one file. */
export function LineMenu({ row, stop, work }: LineMenuProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { host } = work;
  const way = host.wayTo(row, []);
  const again = host.again(row);
  const open = (): void => (typeof way === 'string' ? void navigate(way) : way?.());
  const name = t('batch.menu.of', { name: row.fileName });
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon-button" aria-label={name} title={name} tabIndex={stop ? 0 : -1}>
        <MoreIcon className="size-5" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={2}
          collisionPadding={8}
          className="z-30 min-w-44 rounded border border-rule bg-surface py-1 shadow-float"
        >
          {way === null ? null : <Item onSelect={open}>{t('batch.menu.review')}</Item>}
          {hasResult(row) ? <Item onSelect={() => work.take([row], 'each')}>{t('batch.menu.download')}</Item> : null}
          {hasResult(row) ? <Item onSelect={() => work.visit('summary', [row])}>{t('batch.summary')}</Item> : null}
          {again ? <Item onSelect={again}>{t('batch.menu.again')}</Item> : null}
          {row.step === 'under-way' ? <Item onSelect={() => host.cancel(row)}>{t('batch.menu.cancel')}</Item> : null}
          <Item onSelect={() => host.remove([row])}>
            {t(row.kept === 'page' ? 'batch.menu.remove' : 'batch.menu.delete')}
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  readonly onSelect: () => void;
  readonly children: React.ReactNode;
}

const Item = ({ onSelect, children }: ItemProps) => (
  <DropdownMenu.Item
    onSelect={onSelect}
    className="flex min-h-10 cursor-pointer items-center px-4 text-sm outline-none data-[highlighted]:bg-green-wash"
  >
    {children}
  </DropdownMenu.Item>
);
