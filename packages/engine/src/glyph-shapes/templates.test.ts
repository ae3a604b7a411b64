import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawTemplates } from '../../tests/draw-templates.ts';
import { likeness } from './cut-shape.ts';
import { figureTemplates, letterTemplates } from './templates.ts';

test('the stored shapes are those that PDFium draws', async () => {
  const stored = readFileSync(new URL('template-data.ts', import.meta.url), 'utf8');
  expect(stored === (await drawTemplates()), 'template-data.ts is to be written again').toBe(true);
});

test('every shape is like itself, and no figure is as like another figure of its font', () => {
  const figures = figureTemplates();
  expect([figures.size, letterTemplates().size]).toEqual([10, 52]);
  for (const [code, shapes] of figures) {
    shapes.forEach((shape, font) => {
      expect(likeness(shape, shape)).toBeCloseTo(1, 5);
      for (const [other, others] of figures) {
        const same = others[font];
        if (other !== code && same) expect(likeness(shape, same)).toBeLessThan(0.93);
      }
    });
  }
});
