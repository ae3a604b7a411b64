import { expect, it } from 'vitest';
import { TOOLTIP_DEFAULT_DELAY_MS, TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from './tooltip.tsx';

it('specification, section 9: 350 ms in the product, 700 ms by default, 300 ms to skip', () => {
  expect([TOOLTIP_DELAY_MS, TOOLTIP_DEFAULT_DELAY_MS, TOOLTIP_SKIP_MS]).toEqual([350, 700, 300]);
});
