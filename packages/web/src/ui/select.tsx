import { Select as Radix } from 'radix-ui';
import { useId } from 'react';
import TickIcon from '~icons/lucide/check';
import ChevronIcon from '~icons/lucide/chevron-down';
import type { Choice } from './choice-field.tsx';
import { useLabels } from './labels.tsx';

interface SelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** What stands there before something is chosen. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

/** One of a few, in a list of our own; with nothing to choose it says so (specification, section 9). */
export function Select({ label, choices, value, onChange, placeholder, disabled = false }: SelectProps) {
  const labels = useLabels();
  const id = useId();
  const none = choices.length === 0;
  return (
    <div className="min-w-0">
      <span id={id} className="block text-sm font-semibold">
        {label}
      </span>
      <Radix.Root value={value ?? ''} onValueChange={onChange} disabled={disabled || none}>
        <Radix.Trigger
          aria-labelledby={`${id} ${id}-value`}
          className="field mt-1 flex w-full cursor-pointer items-center justify-between gap-2 text-left disabled:cursor-not-allowed disabled:text-ink-2"
        >
          <span id={`${id}-value`} className="truncate">
            <Radix.Value placeholder={none ? labels.noData : placeholder} />
          </span>
          <Radix.Icon asChild>
            <ChevronIcon className="size-4 flex-none text-ink-2" aria-hidden="true" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded border border-rule bg-surface shadow-float"
          >
            <Radix.Viewport className="py-1">
              {choices.map((choice) => (
                <Radix.Item
                  key={choice.value}
                  value={choice.value}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-4 px-3 outline-none data-[highlighted]:bg-green-wash"
                >
                  <Radix.ItemText>{choice.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <TickIcon className="size-4 text-green" aria-hidden="true" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  );
}
