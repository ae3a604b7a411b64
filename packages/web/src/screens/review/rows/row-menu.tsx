import { ContextMenu } from 'radix-ui';
import type { ReactElement } from 'react';
import IconMenu from '~icons/lucide/chevron-down';
import { keyNames } from '../../../i18n/key-names.ts';
import { useTag, useTranslate } from '../../../i18n/translate.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useRowActions } from './row-actions.ts';
import type { ShownRows } from './use-shown-rows.ts';

/** What can be done to the rows, by a button. */
export function RowMenu({ shown }: { readonly shown: ShownRows }) {
  const t = useTranslate();
  const tag = useTag();
  const actions = useRowActions(shown);
  return (
    <Disclosure
      label={t('review.menu.label')}
      face={
        <>
          {t('review.menu.label')} <IconMenu className="size-4" aria-hidden="true" />
        </>
      }
    >
      {actions.map(({ name, words, keys, can, run }) => (
        <button key={name} type="button" className="menu-item" disabled={!can} onClick={run}>
          {words}
          {keys ? <kbd>{keyNames(keys, tag)}</kbd> : null}
        </button>
      ))}
    </Disclosure>
  );
}

interface RowContextMenuProps {
  readonly shown: ShownRows;
  /** A cell is being written: the menu is the browser's own. */
  readonly disabled: boolean;
  readonly children: ReactElement;
}

/** The same, where the pointer is, or by the key for it. */
export function RowContextMenu({ shown, disabled, children }: RowContextMenuProps) {
  return (
    <ContextMenu.Root modal={false}>
      <ContextMenu.Trigger asChild disabled={disabled}>
        {children}
      </ContextMenu.Trigger>
      {/* Within the main part, where those who go from landmark to landmark find it. */}
      <ContextMenu.Portal container={typeof document === 'undefined' ? null : document.getElementById('main')}>
        <ContextMenu.Content className="row-menu" collisionPadding={8} onCloseAutoFocus={toCell}>
          <Actions shown={shown} />
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

function Actions({ shown }: { readonly shown: ShownRows }) {
  const tag = useTag();
  return useRowActions(shown).map(({ name, words, keys, can, run }) => (
    <ContextMenu.Item key={name} className="menu-item" disabled={!can} onSelect={run}>
      {words}
      {keys ? <kbd>{keyNames(keys, tag)}</kbd> : null}
    </ContextMenu.Item>
  ));
}

/** The focus goes back to the cell that has it in the grid, unless something asks first. */
function toCell(event: Event): void {
  event.preventDefault();
  if (document.querySelector('[role="dialog"]:not([data-modal="false"])')) return;
  document.querySelector<HTMLElement>('.row-grid [data-active] input')?.focus({ preventScroll: true });
}
