import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useFocusBack } from './focus-back.ts';
import { useLabels } from './labels.tsx';
import { matching } from './matching.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** The language that the label is written in, where it is not the page's. */
  readonly lang?: string;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
  /** Shown only for what was typed: there may be hundreds of them. */
  readonly onlyFound?: boolean;
}

interface CommandPaletteProps {
  /** Its name, to those who cannot see it. */
  readonly title: string;
  readonly groups: readonly CommandGroup[];
  readonly onClose: () => void;
}

/** Commands over the page, found by typing (specification, section 9). What is chosen runs once this has closed. */
export function CommandPalette({ title, groups, onClose }: CommandPaletteProps) {
  const labels = useLabels();
  const focusBack = useFocusBack();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const groupsFound = groups
    .map(({ label, commands, onlyFound = false }) => ({ label, commands: found(commands, typed, onlyFound) }))
    .filter(({ commands }) => commands.length > 0);
  const all = groupsFound.flatMap(({ commands }) => commands);
  const run = (command: Command | undefined): void => {
    if (!command) return;
    onClose();
    command.run();
  };
  const move = (to: number): void => {
    const next = (to + all.length) % Math.max(all.length, 1);
    setActive(next);
    list.current?.querySelectorAll('[role="option"]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter') run(all[active]);
    else return;
    event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay fixed inset-0 z-40 bg-ink/40" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={focusBack}
          className="fixed inset-x-4 top-[max(1rem,12dvh)] z-50 mx-auto flex max-h-[min(30rem,76dvh)] max-w-lg flex-col rounded bg-surface shadow-float"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <input
            role="combobox"
            aria-label={title}
            aria-autocomplete="list"
            aria-expanded={all.length > 0}
            aria-controls={all.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={all.length > 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            placeholder={labels.command}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className="min-h-12 flex-none rounded-t border-b border-rule px-4 outline-offset-[-2px]"
          />
          <p role="status" className="px-4 py-3 text-ink-2 empty:hidden">
            {all.length === 0 ? labels.noMatch : null}
          </p>
          {all.length > 0 ? (
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              aria-label={title}
              tabIndex={-1}
              className="overflow-y-auto py-2"
            >
              {groupsFound.map((group) => (
                <Group key={group.label} id={id} group={group} all={all} active={active} onRun={run} />
              ))}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** As many of what is only found as one looks through. */
const MOST_FOUND = 12;

const found = (commands: readonly Command[], typed: string, onlyFound: boolean): readonly Command[] => {
  if (!onlyFound) return matching(commands, typed);
  return typed.trim() === '' ? [] : matching(commands, typed).slice(0, MOST_FOUND);
};

interface GroupProps {
  readonly id: string;
  readonly group: CommandGroup;
  readonly all: readonly Command[];
  readonly active: number;
  readonly onRun: (command: Command) => void;
}

function Group({ id, group, all, active, onRun }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
    <div role="group" aria-label={group.label}>
      <p aria-hidden="true" className="px-4 pt-2 pb-1 text-xs text-ink-2">
        {group.label}
      </p>
      {group.commands.map((command) => {
        const index = all.indexOf(command);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys for it
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            lang={command.lang}
            className="flex min-h-10 cursor-pointer items-center px-4 hover:bg-paper aria-selected:bg-green-wash"
            onClick={() => onRun(command)}
          >
            {command.label}
          </div>
        );
      })}
    </div>
  );
}
