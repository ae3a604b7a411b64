import { DropdownMenu } from 'radix-ui';
import { type ComponentType, type ReactNode, type SVGProps, useEffect, useRef, useState } from 'react';
import MoreIcon from '~icons/lucide/ellipsis-vertical';
import { useTranslate } from '../i18n/translate.ts';

/** A command of the toolbar. `main` ones stay on it where there is little room; the others go into a menu. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly onPress: () => void;
  readonly main?: boolean;
  /** Of one that stays on: whether it is. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
}

/** Below this width, in pixels, only the main commands stand on the toolbar. */
const WIDE = 620;

export function CommandButton({ command }: { readonly command: Command }) {
  const { label, icon: Icon, onPress, pressed, disabled } = command;
  return (
    <button
      type="button"
      className="icon-button viewer-command"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}

function MoreMenu({ commands }: { readonly commands: readonly Command[] }) {
  const t = useTranslate();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="icon-button viewer-command"
        aria-label={t('viewer.more')}
        title={t('viewer.more')}
      >
        <MoreIcon className="size-5" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 rounded border border-rule bg-surface py-1 shadow-float"
        >
          {commands.map(({ id, label, icon: Icon, onPress, pressed, disabled = false }) => (
            <DropdownMenu.Item
              key={id}
              disabled={disabled}
              onSelect={onPress}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-4 outline-none data-[disabled]:text-ink-2 data-[highlighted]:bg-green-wash"
            >
              <Icon className={`size-5 flex-none ${pressed ? 'text-green' : 'text-ink-2'}`} aria-hidden="true" />
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Whether an element has room for all commands. */
function useIsWide() {
  const ref = useRef<HTMLFieldSetElement>(null);
  const [wide, setWide] = useState(true);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWide(entry.contentRect.width >= WIDE));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, wide };
}

interface ToolbarProps {
  /** Stands before the commands: which page is seen. */
  readonly children: ReactNode;
  readonly commands: readonly Command[];
}

/** The row of commands over a document. */
export function Toolbar({ children, commands }: ToolbarProps) {
  const t = useTranslate();
  const { ref, wide } = useIsWide();
  const others = commands.filter(({ main }) => !main);
  return (
    <fieldset ref={ref} aria-label={t('viewer.toolbar')} className="viewer-bar" data-main>
      {children}
      {commands
        .filter(({ main }) => wide || main)
        .map((command) => (
          <CommandButton key={command.id} command={command} />
        ))}
      {wide || others.length === 0 ? null : <MoreMenu commands={others} />}
    </fieldset>
  );
}

interface PageFieldProps {
  readonly page: number;
  readonly pages: number;
  readonly onGo: (page: number) => void;
}

/** Which page is seen; another number goes there. */
export function PageField({ page, pages, onGo }: PageFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const go = (): void => {
    const wanted = Number(typed?.normalize('NFKC'));
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onGo(wanted);
    setTyped(null);
  };
  return (
    <div className="mr-auto flex items-center gap-1 pl-1 text-sm whitespace-nowrap">
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('viewer.pageOf', { count: pages })}
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          if (event.key === 'Escape') setTyped(null);
        }}
        className="field viewer-page w-14 px-2 text-right"
      />
      <span aria-hidden="true">/ {pages}</span>
    </div>
  );
}
